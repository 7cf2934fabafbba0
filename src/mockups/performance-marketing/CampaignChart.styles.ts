import { css } from '@emotion/react'

/** Lines without a scale: the shape is the point, the figures are in the table. */
export const chart = css`
  position: relative;
  padding-inline: 1rem;
  svg {
    inline-size: 100%;
    block-size: 7.5rem;
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
    fill: var(--teal-w);
    stroke: none;
  }
  [data-part='rule'] {
    stroke: var(--field);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }
  [data-part~='bookings'] {
    stroke: var(--coral);
  }
  [data-part~='end'] {
    stroke-width: 9;
  }
  > p {
    display: flex;
    justify-content: space-between;
    padding-block: 0.35rem 0.7rem;
  }
  > span {
    position: absolute;
    inset-block-start: 0.4rem;
    inset-inline-end: calc(1rem + (100% - 2rem) * 0.4167 + 0.6rem);
    padding: 0.15rem 0.6rem;
    border-radius: var(--r9);
    background: var(--coral-w);
    color: var(--coral-t);
    font-size: 0.7rem;
    font-weight: 450;
  }
  @container (width <= 36rem) {
    > span {
      inset-block: auto 2.1rem;
      padding: 0.1rem 0.45rem;
      font-size: 0.66rem;
    }
  }
`
