import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** A drawing of a piece of work on a sheet of its own. */
export const sheet = css`
  ${window};
  && {
    inline-size: clamp(min(100%, 15rem), 68cqi, 28rem);
  }
  svg {
    display: block;
    inline-size: 100%;
    fill: none;
    stroke: var(--ink2);
    stroke-width: 2px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Lines are as fine on a large sheet as on a small one. */
  [data-part='line'],
  [data-part='dashes'],
  [data-part='closed'] {
    vector-effect: non-scaling-stroke;
  }
  [data-part='text'],
  [data-part='well'],
  [data-part='warm'] {
    stroke: color-mix(in oklch, var(--field) 45%, var(--line));
    stroke-width: 4;
  }
  [data-part='well'] {
    stroke: var(--teal);
  }
  [data-part='warm'] {
    stroke: var(--coral);
  }
  [data-part='dashes'] {
    stroke-dasharray: 4px 5px;
  }
  [data-part='cells'] {
    fill: var(--teal-w);
    stroke: none;
  }
  [data-part='closed'] {
    fill: var(--coral-w);
    stroke: var(--coral);
  }
  [data-part='sun'] {
    fill: var(--coral);
    stroke: none;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`
