import { css } from '@emotion/react'

/** A rule as a sentence. What the company fills in is highlighted. */
export const rule = css`
  font-size: clamp(1.3rem, 0.75rem + 2.2vw, 2.6rem);
  line-height: 1.4;
  letter-spacing: -0.035em;
  b {
    padding-inline: 0.12em;
    border-radius: 0.25em;
    background: var(--card);
    color: var(--teal-t);
    font-weight: 430;
    white-space: nowrap;
    @media (max-width: 15.99rem) {
      white-space: normal;
    }
  }
  > :last-of-type {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    font-size: 1.7rem;
  }
`
