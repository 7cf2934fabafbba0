import { css } from '@emotion/react'

/** Lines without a scale: the shape is the point, the figures are in the table. */
export const chart = css`
  position: relative;
  padding-inline: 1rem;
  svg {
    inline-size: 100%;
    block-size: 8.5rem;
    overflow: visible;
    fill: none;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  path {
    stroke: var(--teal);
    vector-effect: non-scaling-stroke;
  }
  [data-part='grid'] {
    stroke: var(--line);
    stroke-width: 1;
  }
  [data-part='area'] {
    fill: color-mix(in oklab, var(--teal) 26%, var(--card));
    stroke: none;
  }
  [data-part='ceiling'] {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }
  [data-part='bookings'] {
    stroke: var(--coral);
    stroke-width: 9;
    stroke-linecap: butt;
  }
  [data-part='end'] {
    stroke-width: 9;
  }
  > p {
    display: flex;
    justify-content: space-between;
    padding-block: 0.35rem 0.7rem;
  }
`
