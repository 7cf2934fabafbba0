import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** A window at the foot of one half of the quote. */
export const half = css`
  align-content: end;
  padding-block-start: min(2rem, 4vw);
  letter-spacing: -0.01em;
  @media ${from.wide} {
    zoom: 1.3;
  }
  && > * {
    box-shadow: none;
  }
`

/** The line of the bar. */
export const line = css`
  margin-block: 0.8rem;
`

/** On small phones the tag and the time share the second line. */
export const name = css`
  @media ${below.phone} {
    flex-basis: 70%;
  }
`

export const head = css`
  > span {
    min-inline-size: min-content;
  }
`

/** A window that may be as high as the one beside it: what it says is then in the middle. */
export const request = css`
  display: flex;
  flex-direction: column;
  > div + div {
    margin-block: auto;
  }
`
