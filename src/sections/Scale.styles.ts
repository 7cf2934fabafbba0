import { css } from '@emotion/react'

/** A figure, and beside it what it comes to, drawn and in words. */
export const scale = css`
  display: grid;
  gap: 2.5vw;
  font-size: max(1rem, 1.4vw);
  line-height: 1.35;
  grid-template-columns: auto 1fr;
  li {
    display: grid;
    grid-column: 1/-1;
    grid-template-columns: subgrid;
    column-gap: 5vw;
  }
  strong {
    grid-row: span 3;
    font-size: min(8.5rem, 10vw);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.06em;
  }
  svg {
    inline-size: 100%;
    block-size: 3.5vw;
    stroke: var(--coral);
  }
  path:last-of-type {
    stroke: var(--d1);
  }
  li + li path {
    stroke: var(--line);
  }
  li + li path:last-of-type {
    stroke: var(--teal);
  }
  li:last-of-type path {
    stroke-dasharray: 0.55 0.45;
  }
  small {
    color: var(--ink2);
    font-size: 0.8em;
  }
`
