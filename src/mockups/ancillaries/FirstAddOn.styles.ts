import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { onDusk } from '../../theme/tokens'

/**
 * Two halves from edge to edge of the page, down to the night section below: a price by day, and a month of sales at dusk.
 * Both look the same in either colour scheme.
 */
export const halves = css`
  margin-block-end: calc(var(--y) * -1);
  --edge: max(var(--gut), 50vw - var(--max) / 2);
  p {
    max-inline-size: 30em;
  }
  svg {
    align-self: end;
    margin-block-start: var(--space-3);
    overflow: visible;
  }
  /* On a mirrored page, too, the figures of a column end on one line; the widest begins where it would otherwise. */
  [dir='rtl'] & [data-part='sold'] {
    text-anchor: start;
    translate: -1.15em;
  }
  [dir='rtl'] & [data-part='sum'] {
    text-anchor: start;
    translate: -2.6em;
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    svg {
      zoom: 1.45;
      margin-block-start: 1.25rem;
    }
  }
  @media ${from.wide} {
    grid-template-columns: 5fr 7fr;
  }
`

export const half = css`
  grid-template-rows: auto auto 1fr;
  padding: clamp(0.9rem, 4vw, 3.5rem) var(--gut);
`

export const price = css`
  color: var(--on-coral);
  --corner: 100%;
  [dir='rtl'] & {
    --corner: 0%;
  }
  background: radial-gradient(circle at var(--corner) 0, var(--d2) 5rem, var(--d1) 0 9rem, var(--d0) 0);
  @media ${from.laptop} {
    padding-inline: var(--edge) var(--space-8);
  }
`

export const sales = css`
  color: ${onDusk.lede};
  background: var(--d5);
  @media ${from.laptop} {
    padding-inline: var(--space-8) var(--edge);
  }
`
