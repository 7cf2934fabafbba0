import { css } from '@emotion/react'

export const values = css`
  display: grid;
  gap: 0 clamp(1.5rem, 3vw, 3rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.4rem 1.25rem;
    align-content: start;
    padding-block: 1.5rem;
    border-block-start: 1px solid var(--line);
  }
  svg {
    grid-row: span 2;
    inline-size: 3.25rem;
    block-size: 3.25rem;
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  circle {
    fill: var(--coral);
    stroke: none;
  }
  p {
    color: var(--ink2);
  }
  @media (min-width: 64rem) {
    li {
      grid-template-columns: 1fr;
      padding-block: 1.75rem 0;
    }
    svg {
      grid-row: auto;
      inline-size: 5.25rem;
      block-size: 5.25rem;
      margin-block: -1rem -0.25rem;
      stroke-width: 1.15;
    }
  }
`
