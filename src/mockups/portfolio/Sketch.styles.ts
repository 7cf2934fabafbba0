import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/** A drawing of a piece of work. */
export const drawing = css`
  inline-size: 100%;
  direction: ltr;
  overflow: visible;
  fill: none;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
  font-size: 12px;
  text {
    fill: var(--ink);
    font-weight: 450;
  }
  [data-type*='m'] {
    text-anchor: middle;
  }
  [data-type*='e'] {
    text-anchor: end;
  }
  [data-type^='q'] {
    fill: var(--ink2);
    font-weight: 350;
  }
  [data-type^='t'] {
    fill: var(--teal-t);
  }
  [data-type^='c'] {
    fill: var(--coral-t);
  }
  [data-type^='s'],
  [data-type^='o'] {
    fill: var(--on-coral);
  }
  [data-type^='s'] {
    font-size: 1.5em;
  }
  [data-type^='b'] {
    font-size: 1.2em;
    font-weight: 500;
  }
  [data-type*='x'] {
    font-size: 2em;
    letter-spacing: -0.04em;
  }
  [data-type*='l'] {
    @media ${from.tablet} {
      font-size: 0.86em;
    }
  }
  [data-part='line'],
  [data-part='dashes'] {
    stroke: var(--ink2);
  }
  [data-part='rule'] {
    stroke: var(--line);
  }
  [data-part='tick'] {
    stroke: var(--teal);
    stroke-width: 5px;
  }
  [data-part='flow'] {
    stroke: var(--coral);
    stroke-width: 2px;
  }
  [data-part='hop'] {
    stroke: var(--on-coral);
  }
  [data-part='dashes'],
  [data-part='hop'] {
    stroke-dasharray: 4px 5px;
  }
  [data-part='node'] {
    fill: var(--card);
    stroke: var(--line);
  }
  [data-part='cells'] {
    fill: var(--teal-w);
  }
  [data-part='closed'] {
    fill: var(--coral-w);
  }
  [data-part='track'] {
    fill: var(--line);
  }
  [data-part='well'] {
    fill: var(--teal);
  }
  [data-part='sun'] {
    fill: var(--coral);
  }
  [data-part='halo'] {
    fill: ${colourOf(['var(--d1)', 'var(--d4)'])};
    opacity: ${colourOf(['0.3', '0.5'])};
  }
  /* The barcode is a single dashed line, so the width of its stroke is the height of the bars. */
  [data-part='bars'] {
    stroke: var(--ink);
    stroke-width: 34;
    stroke-linecap: butt;
    stroke-dasharray: 2 1 1 2 3 1 1 1 2 3 1 2;
    vector-effect: none;
  }
  [data-part='deep'] {
    fill: ${colourOf(['var(--d4)', 'var(--d5)'])};
  }
`

/** A drawing on a sheet, the foot of which may be cropped. */
export const sheet = css`
  /* A sheet is large on a wide page; its words stay smaller than the title of the piece. */
  @media ${from.laptop} {
    > svg {
      font-size: 9px;
    }
  }
`
