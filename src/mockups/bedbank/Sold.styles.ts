import { css } from '@emotion/react'

/** Each figure beside its words, and below them what is counted. */
export const sold = css`
  display: grid;
  gap: 1.25rem var(--g);
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    align-items: baseline;
    column-gap: 1rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--line);
  }
  strong {
    grid-row: span 3;
    font-size: clamp(2.6rem, 5.5vw, 5rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    font-size: var(--tl);
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`
