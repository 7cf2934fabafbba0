import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** Lines without a scale: the shape is the point, the figures are in the table. */
export const chart = css`
  position: relative;
  padding-inline: var(--space-5);
  svg {
    inline-size: 100%;
    block-size: 9.5rem;
    overflow: visible;
    fill: none;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
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
    stroke: var(--ink2);
    stroke-width: 9;
    stroke-linecap: butt;
  }
  [data-part='end'],
  [data-part='paused'] {
    stroke-width: 7;
  }
  [data-part='paused'] {
    stroke: var(--coral);
  }
  /* The labels of the ceiling and the channels, over the chart. */
  svg + svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 1rem;
    inline-size: calc(100% - 2rem);
  }
  text {
    fill: var(--ink);
    font-size: var(--text-2);
    font-weight: 500;
    text-anchor: end;
  }
  g + g > text {
    dominant-baseline: central;
    text-anchor: start;
  }
  > p {
    /* Each month begins below its first bar: weeks 1, 5 and 9. */
    display: grid;
    grid-template-columns: 35% 35% auto;
    padding-block: var(--space-2) var(--space-4);
  }
  &[data-named] > p {
    inline-size: 71%;
  }
  @container ${from.largePhone} {
    svg {
      block-size: 12.75rem;
    }
  }
`
