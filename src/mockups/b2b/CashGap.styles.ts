import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The figures beside the calendar where there is room; with more of it the names of all figures stay on one line. */
export const desk = css`
  @container ${from.laptop} {
    grid-template-columns: clamp(23rem, 59cqi - 14.75rem, 28rem) minmax(0, 1fr);
    column-gap: 2.5rem;
  }
`

/** Keeps the room of its longest sentence, so that nothing below moves. */
export const said = css`
  min-block-size: calc(5lh + 1.25rem);
  @container ${below.phone} {
    min-block-size: calc(6lh + 1.25rem);
  }
  @container ${from.largePhone} and ${below.laptop} {
    min-block-size: calc(3lh + 1.25rem);
  }
  padding-block-start: var(--space-5);
  border-block-start: 2px solid var(--coral);
  /* So that it is in sight below the first slider of a phone. */
  @media ${below.tablet} {
    [dir='rtl'] & {
      line-height: var(--line-3);
    }
  }
  letter-spacing: -0.015em;
  @media (scripting: none) {
    min-block-size: 0;
  }
`

export const other = css`
  p {
    @container ${from.largePhone} and ${below.laptop} {
      min-block-size: 1lh;
    }
    text-wrap: pretty;
  }
`

export const note = css`
  margin-block-start: 0.9rem;
`

/** What can be taken away: file, link, question. */
export const foot = css`
  gap: var(--space-3) var(--space-7);
  align-items: baseline;
  /* As wide with the link as without it. */
  > div {
    flex: 1 1 22rem;
  }
`
