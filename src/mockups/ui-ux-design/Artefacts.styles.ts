import { css } from '@emotion/react'

export const artefact = css`
  grid-row: 1;
  max-inline-size: 100%;
  block-size: 5.25rem;
  fill: none;
  stroke: var(--field);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  font-size: 13px;
  letter-spacing: -0.02em;
  [data-part] {
    fill: color-mix(in oklab, var(--of) 18%, transparent);
    stroke: var(--of);
    stroke-width: 2;
  }
  [data-part='teal'] {
    --of: var(--teal);
  }
  [data-part='coral'] {
    --of: var(--coral);
  }
  text {
    fill: var(--ink);
    stroke: none;
  }
  @media (min-width: 48rem) {
    block-size: 7.5rem;
    margin-block-end: 1rem;
  }
`

/** Over a sheet's upper edge, as on a folder's. */
export const tab = css`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: -1px;
  padding: 0.3rem 0.8rem;
  border: 1px solid var(--field);
  border-block-end: 0;
  border-radius: var(--r1) var(--r1) 0 0;
  background: var(--card);
  color: var(--ink2);
  font-size: var(--tx);
  line-height: 1.4;
`
