import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { colourOf, colours } from '../../theme/tokens'

/** In narrow pictures the cue, which stands on the first phone, and both phones are as wide as a phone. */
export const narrow = css`
  > div {
    max-inline-size: 22rem;
    margin-inline: auto;
    @container ${from.largePhone} {
      max-inline-size: none;
    }
  }
`

/** Two phones side by side, the second a little lower; in narrow pictures it is below the first. */
export const scene = css`
  @container ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 19rem));
    justify-content: space-between;
    gap: var(--space-6);
  }
`

/** A phone, with a frame that is visible on the night sky too. */
export const phone = css`
  display: flex;
  flex-direction: column;
  font-size: var(--text-3);
  border: 0.35rem solid ${colourOf(['var(--sky)', 'color-mix(in oklab, var(--field) 55%, var(--sky))'])};
  border-radius: var(--radius-xl);
  outline: 1px solid var(--field);
  > * {
    padding-inline: var(--space-5);
  }
  small {
    font-size: var(--text-2);
  }
`

export const lower = css`
  @container ${from.largePhone} {
    margin-block: 2.5rem -2.5rem;
  }
`

/** The status bar: the time, the camera island and the signal. */
export const status = css`
  order: -2;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  padding-block: var(--space-3) var(--space-2);
  i {
    inline-size: 2.75rem;
    block-size: 0.8rem;
    border-radius: var(--radius-full);
    background: var(--sky);
  }
  [data-state] {
    color: var(--coral-t);
  }
`

export const title = css`
  padding-block: var(--space-2) var(--space-4);
  b {
    font-size: var(--text-6);
    letter-spacing: -0.03em;
  }
`

/** The coloured upper part of the pass: origin and destination. */
export const flight = css`
  padding-block: var(--space-4);
  background: var(--sand);
  p {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0 var(--space-3);
  }
  b {
    font-weight: 430;
    letter-spacing: -0.05em;
  }
  i {
    border-block-end: 1.5px dashed var(--field);
    svg {
      translate: 0 50%;
      background: var(--sand);
    }
  }
`

export const arrives = css`
  grid-column: 3;
`

/** The fields of the pass; passenger and gate take a whole row each. */
export const fields = css`
  padding-block: var(--space-3);
  > [data-state] {
    grid-column: 1/-1;
  }
`

/** The gate, which flips like a leaf of a departure board when it changes. */
export const gate = css`
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--sand);
  b {
    display: inline-block;
    font-size: var(--text-6);
  }
  s {
    color: var(--ink2);
    margin-inline-end: 0.1em;
  }
  &[data-state] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes leaf {
      from {
        transform: perspective(8rem) rotateX(-90deg);
      }
    }
    &[data-state] b {
      animation: leaf var(--m3) var(--ease);
    }
  }
`

/** The tear-off stub with the barcode. */
export const stub = css`
  flex: 1;
  grid-template-rows: minmax(2.75rem, 1fr) auto;
  padding-block: var(--space-4) var(--space-5);
  border-block-start: 1.5px dashed var(--field);
  svg {
    inline-size: 100%;
    /* As high as its row is without it. A height of 100 % is to WebKit that of all rows. */
    contain: size;
    align-self: stretch;
    fill: none;
    stroke: ${colours.ink[0]};
    stroke-width: 9;
    shape-rendering: crispEdges;
    /* Dark on light in both schemes, because scanners may refuse an inverted code. */
    background: ${colours.card[0]};
    box-shadow: 0 0 0 0.3rem ${colours.card[0]};
  }
`

/** The stops of the day, drawn as a route. */
export const day = css`
  flex: 1;
  padding-block: var(--space-2) var(--space-3);
  li {
    position: relative;
    padding-inline-start: var(--space-6);
    padding-block-end: var(--space-3);
  }
  li::before {
    ${layer};
    z-index: 1;
    inset-block-start: 0.15rem;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--field);
    border-radius: 50%;
    background: var(--card);
  }
  [data-state='done']::before {
    border-color: var(--teal);
    background: var(--teal);
  }
  [data-state='next']::before {
    border-color: var(--coral);
  }
  [data-changed] {
    color: var(--coral-t);
  }
  li:not(:last-child)::after {
    ${layer};
    inset-block: 0.9rem -0.3rem;
    inset-inline-start: 0.32rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  li[data-state='done']::after {
    border-inline-start-style: solid;
    border-color: var(--teal);
  }
  @container ${below.largePhone} {
    li {
      grid-template-columns: 3.25rem 1fr;
      align-items: baseline;
    }
    li::before {
      inset-block-start: 0.3rem;
    }
  }
`

/** The time of a stop, beside its name and its text where the phones are stacked. */
export const time = css`
  @container ${below.largePhone} {
    grid-row: span 2;
  }
`
