import { css } from '@emotion/react'

/** What is counted, then the figure in line with its words. */
export const sold = css`
  display: grid;
  gap: var(--g);
  li {
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--line);
    line-height: 1.4;
  }
  b {
    display: block;
    font-size: clamp(1rem, 0.7rem + 1.1vw, 1.75rem);
    font-weight: 400;
    letter-spacing: -0.03em;
  }
  small {
    display: block;
    color: var(--ink2);
    font-size: 0.8125rem;
    text-wrap: balance;
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
    b {
      margin-block-end: 0.6rem;
    }
    small {
      font-size: var(--ts);
    }
  }
`
