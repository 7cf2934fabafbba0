import { css } from '@emotion/react'

export const quote = css`
  position: relative;
  figure {
    margin-block-start: 1.5rem;
  }
  svg {
    inline-size: 1.35rem;
    block-size: 1.35rem;
  }
  blockquote {
    font-size: clamp(1.5rem, 1.1rem + 2.1vw, 2.75rem);
    line-height: 1.22;
    letter-spacing: -0.036em;
    font-weight: 380;
    margin-block: 1rem 2rem;
  }
  blockquote p {
    text-wrap: balance;
  }
  b,
  figcaption span {
    display: block;
  }
  figcaption span {
    color: var(--ink2);
    font-size: var(--ts);
  }
`
