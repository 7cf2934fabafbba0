import { css } from '@emotion/react'

export const page = css`
  fill: none;
  stroke: var(--field);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-part='bars'] {
    stroke: var(--line);
    stroke-width: 7;
  }
  [data-part='teal'] {
    fill: color-mix(in oklab, var(--teal) 14%, transparent);
    stroke: var(--teal);
    stroke-width: 2;
  }
  [data-part='coral'] {
    stroke: var(--coral);
    stroke-width: 2.5;
  }
`
