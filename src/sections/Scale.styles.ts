import { css } from '@emotion/react'

export const scale = css`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: auto 1fr;
  li {
    display: grid;
    grid-column: 1/-1;
    grid-template-columns: subgrid;
    gap: 0.1rem 1rem;
  }
  strong {
    grid-row: span 3;
    font-size: clamp(2.5rem, 9.5vw, 8.5rem);
    font-weight: 380;
    line-height: 1;
    letter-spacing: -0.06em;
  }
  svg {
    inline-size: 100%;
    block-size: clamp(0.6rem, 4vw, 3.5rem);
    stroke: var(--coral);
  }
  path:last-of-type {
    stroke: var(--d1);
  }
  li:nth-of-type(2) path {
    stroke: var(--line);
    &:last-of-type {
      stroke: var(--teal);
    }
  }
  li:last-of-type path {
    stroke: var(--field);
    stroke-dasharray: 0.55 0.45;
    &:last-of-type {
      stroke: var(--ink);
    }
  }
  span {
    font-size: clamp(1rem, 1.6vw, 1.375rem);
    line-height: 1.3;
  }
  small {
    color: var(--ink2);
    font-size: clamp(0.78rem, 1.2vw, 1rem);
    line-height: 1.4;
  }
  @media (min-width: 48rem) {
    gap: clamp(1.5rem, 3.5vw, 3.5rem);
    li {
      column-gap: clamp(2rem, 6vw, 6rem);
    }
  }
`
