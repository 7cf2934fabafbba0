import { css } from '@emotion/react'

export const quote = css`
  position: relative;
  figure {
    margin-block-start: min(1.5rem, 4vw);
    @media (min-width: 64rem) {
      max-inline-size: calc(100% - 30rem);
    }
  }
  figure svg {
    inline-size: 1.35rem;
    block-size: 1.35rem;
  }
  dl {
    margin-block: min(1.25rem, 3vw) min(1.5rem, 4vw);
    font-size: clamp(1.5rem, 1.1rem + 2.1vw, 2.75rem);
  }
  dl dd {
    line-height: 1.22;
    letter-spacing: -0.036em;
    font-weight: 380;
    text-wrap: balance;
  }
  blockquote {
    max-inline-size: 36em;
    margin-block-end: min(1.5rem, 4vw);
    font-size: var(--tl);
    line-height: 1.55;
    color: var(--ink2);
  }
  figcaption > * {
    display: block;
  }
  figcaption span {
    color: var(--ink2);
    font-size: var(--ts);
  }
`

export const note = css`
  margin-block-start: 0.75rem;
  color: var(--ink2);
`
