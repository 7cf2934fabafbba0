import { css } from '@emotion/react'

/** Four dials beside the recommendations. */
export const scores = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding-block: 0.9rem 1rem;
  padding-inline: 0.5rem;
  border-block-start: 1px solid var(--line);
  text-align: center;
  svg {
    inline-size: min(3.6rem, 90%);
    margin-inline: auto;
    margin-block-end: 0.35rem;
    fill: none;
    stroke: var(--line);
    stroke-width: 3.5;
  }
  circle {
    transform: rotate(-90deg);
    transform-origin: 50% 50%;
  }
  [data-part='now'] {
    stroke: var(--teal);
  }
  [data-part='target'] {
    stroke: var(--coral);
  }
  text {
    fill: var(--ink);
    stroke: none;
    font-size: 9px;
    font-weight: 500;
    text-anchor: middle;
  }
  @container (width > 36rem) {
    padding-inline-end: 18.2rem;
  }
  @container (width <= 36rem) {
    padding-inline: 0.25rem;
    && small {
      font-size: 0.68rem;
      letter-spacing: -0.02em;
    }
  }
  @container (width <= 17rem) {
    && small {
      font-size: 0.58rem;
    }
  }
`
