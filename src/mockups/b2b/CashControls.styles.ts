import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** Not there at all where no script will ever run. */
export const controls = css`
  gap: var(--space-4);
  @media (scripting: none) {
    display: none;
  }
`

/** A track of the same colour as the page. */
export const segments = css`
  padding-inline: 0;
  font-size: inherit;
  > legend > span {
    padding-inline-start: 0;
    /* Of the same width, so that the segments of both begin at the same edge, and what these leave where there is little. */
    @media ${from.tablet} {
      flex: 0 0 max(38%, min(100% - 14.5rem, 13.5rem));
      max-inline-size: none;
    }
  }
  [data-live] & > label {
    border-color: var(--line);
  }
`

export const typed = css`
  inline-size: 8rem;
`

/** The name and value of a slider, and below them the slider itself. */
export const slider = css`
  grid-template-columns: 1fr auto;
  column-gap: var(--space-5);
  > input {
    /* The slider's own height is for fingers: it reaches to what follows, but its focus ring must not cross its name. */
    margin-block-end: -0.7rem;
    @media ${from.laptop} {
      block-size: 2rem;
      margin-block-end: -0.4rem;
    }
  }
`
