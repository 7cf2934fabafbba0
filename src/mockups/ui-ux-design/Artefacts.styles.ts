import { css } from '@emotion/react'

export const artefact = css`
  grid-row: 1;
  max-inline-size: 100%;
  block-size: 4.25rem;
  fill: none;
  stroke: var(--field);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-part='bars'] {
    stroke: var(--line);
    stroke-width: 5;
  }
  [data-part='teal'] {
    fill: color-mix(in oklab, var(--teal) 14%, transparent);
    stroke: var(--teal);
    stroke-width: 2;
  }
  [data-part='coral'] {
    fill: color-mix(in oklab, var(--coral) 22%, transparent);
    stroke: var(--coral);
    stroke-width: 2;
  }
  @media (min-width: 48rem) {
    block-size: 6.25rem;
    margin-block-end: 1.25rem;
  }
`
