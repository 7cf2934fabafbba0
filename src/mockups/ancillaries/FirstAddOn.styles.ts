import { css } from '@emotion/react'
import { onDusk } from '../../theme/tokens'

/**
 * Two halves from edge to edge of the page, down to the night section below: a price by day, and a month of sales at dusk.
 * Both look the same in either colour scheme.
 */
export const halves = css`
  position: relative;
  display: grid;
  margin-inline: calc(50% - 50vw);
  margin-block-end: calc(var(--y) * -1);
  --edge: max(var(--gut), 50vw - var(--max) / 2);
  li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.25rem;
    padding: clamp(0.9rem, 4vw, 3.5rem) var(--gut);
    color: ${onDusk.lede};
    background: var(--d5);
  }
  > :first-child {
    color: var(--on-coral);
    background: radial-gradient(circle at 100% 0, var(--d2) 5rem, var(--d1) 0 9rem, var(--d0) 0);
  }
  h3 {
    font-size: clamp(1.3rem, 2.3vw, 2.1rem);
  }
  p {
    max-inline-size: 30em;
    font-size: max(var(--least), clamp(0.94rem, 1.25vw, 1.2rem));
    line-height: max(var(--least-line), 1.4);
  }
  svg {
    display: block;
    align-self: end;
    margin-block-start: 0.5rem;
    overflow: visible;
  }
  @media (min-width: 64rem) {
    grid-template-columns: 5fr 7fr;
    > :first-child {
      padding-inline: var(--edge) 3rem;
    }
    > :last-child {
      padding-inline: 3.5rem var(--edge);
    }
    svg {
      zoom: 1.45;
      margin-block-start: 1.25rem;
    }
  }
`
