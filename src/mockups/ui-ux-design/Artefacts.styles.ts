import { css } from '@emotion/react'

export const artefact = css`
  grid-row: 1;
  max-inline-size: 100%;
  block-size: 5.25rem;
  @media (min-width: 48rem) {
    inline-size: 100%;
    block-size: auto;
    margin-block-end: 1rem;
  }
`

/** Of one height and as wide as its list, so that its nodes stay over what stands at them. */
export const curve = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  inline-size: 100%;
  block-size: calc(25 * var(--k));
  overflow: visible;
  fill: none;
  stroke: var(--teal);
  stroke-width: 1.5;
  path {
    vector-effect: non-scaling-stroke;
  }
  path:first-of-type {
    stroke: var(--coral);
    stroke-width: 3;
    @media (min-width: 64rem) {
      fill: var(--coral-w);
    }
  }
  path:last-of-type {
    stroke-width: 11;
    stroke-linecap: square;
  }
`

/** What a file is called, in the colour of its node, and a line of it. */
export const file = css`
  grid-row: 1;
  color: var(--teal-t);
  font-size: var(--tx);
  small {
    display: block;
    color: var(--ink);
    font-size: 1.25rem;
  }
`
