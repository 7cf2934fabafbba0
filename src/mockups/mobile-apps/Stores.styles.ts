import { css } from '@emotion/react'
import { sun } from '../../theme/sun.styles'
import { gulf } from '../../theme/tokens'

/** Five phones on one horizon, the last two before the sun; where the steps are pulled sideways they have a road of their own. */
export const stores = css`
  display: none;
  @media (min-width: 60rem) {
    position: relative;
    z-index: 0;
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: var(--g);
    margin-block: clamp(1rem, 3vw, 4rem) 2.5rem;
    svg {
      grid-column-end: span 2;
      inline-size: calc(50% - var(--g) / 2);
      fill: var(--band);
      stroke: var(--ink);
      stroke-width: 4;
    }
    svg:nth-of-type(n + 4) {
      grid-column-end: auto;
      inline-size: 100%;
      fill: var(--d2);
      color: var(--on-coral);
    }
    svg:first-of-type {
      stroke-dasharray: 9 8;
    }
    path:nth-of-type(3) {
      stroke: var(--coral);
      stroke-dasharray: none;
    }
    svg:last-of-type {
      --b: ${gulf[1]};
      fill: ${gulf[2]};
      color: var(--ink);
    }
    circle {
      fill: var(--b, var(--d1));
      stroke: none;
    }
    circle + circle {
      fill: var(--d0);
    }
    text {
      fill: currentColor;
      font-size: 1.5rem;
      stroke: none;
      text-anchor: middle;
    }
    &::before {
      ${sun};
      content: '';
      --u: 2vw;
      inset-block-start: 100%;
      inset-inline-start: 88.5%;
      clip-path: inset(-99rem -99rem 50%);
    }
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 100%;
      inset-inline: -50vw;
      border-block-start: 3px solid var(--coral);
    }
  }
`
