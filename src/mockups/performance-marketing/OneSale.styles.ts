import { css } from '@emotion/react'
import { layer, waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/**
 * Sets the colour of each part (`--tone`) for its bar and its figure; fee and refunds are lighter shades of the ads' ink.
 */
export const sale = css`
  [data-part] {
    --tone: color-mix(in oklab, var(--ink) 46%, var(--sand));
  }
  [data-part='net'] {
    --tone: ${colourOf(['var(--line)', 'color-mix(in oklab, var(--ink) 20%, var(--sand))'])};
  }
  [data-part='refunds'] {
    --tone: ${colourOf(['color-mix(in oklab, var(--ink) 24%, var(--sand))', 'color-mix(in oklab, var(--ink) 33%, var(--sand))'])};
  }
  [data-part='rest'] {
    --tone: color-mix(in oklab, var(--coral) 50%, var(--sand));
  }
  [data-part='ad'] {
    --tone: var(--ink);
  }
  [data-part='left'] {
    --tone: var(--coral);
  }
`

/** The steps to the booking, drawn as stops of the route. */
export const stops = css`
  margin-block-end: min(clamp(1.25rem, 0.75rem + 1.5vw, 2.25rem), 6.1vw);
  li {
    position: relative;
    padding-inline-start: var(--space-7);
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.2em;
    inset-inline-start: 0;
  }
  li::after {
    ${layer};
    inset-block: 1.3rem -1.75rem;
    inset-inline-start: 0.4rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  li:last-child::after {
    content: none;
  }
  p {
    margin-block-start: 0.35rem;
    letter-spacing: -0.025em;
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2.5rem;
    li {
      padding-block-start: var(--space-7);
      padding-inline: 0;
    }
    li::after {
      inset-block: 0.55rem auto;
      inset-inline: 1.4rem -2rem;
      border: 0;
      border-block-start: 1.5px dashed var(--field);
    }
  }
`

/** The price and, at the end of the line, over the short end of the bar, the margin. */
export const sold = css`
  gap: 0.1rem var(--space-5);
  margin-block-end: 0.6rem;
  span + span {
    margin-inline-start: auto;
  }
  b {
    color: var(--ink);
    font-weight: 480;
  }
`

/** The price as a bar, and below it its short end, stretched to the full width. */
export const bars = css`
  inline-size: 100%;
  block-size: clamp(7rem, 2rem + 20vw, 20rem);
  path {
    fill: url(#one-sale);
  }
  stop {
    stop-color: var(--coral);
  }
  /* Leaves two pixels between two parts. */
  rect {
    fill: var(--tone);
    stroke: var(--sand);
    stroke-width: 2;
  }
  text {
    fill: var(--ink);
    font-size: var(--drawn-2);
    font-weight: 450;
  }
  tspan {
    font-weight: 350;
  }
  g > g > text {
    font-size: var(--text-3);
  }
  [data-part='left'] text {
    fill: var(--on-coral);
  }
  [data-part='ad'] text {
    fill: var(--paper);
  }
  /* These parts are too narrow for a name, and for the corner radius of the others. */
  @media ${below.laptop} {
    g > g > text {
      display: none;
    }
  }
  @media ${below.tablet} {
    [data-part='fee'] rect,
    [data-part='refunds'] rect {
      rx: 4px;
    }
  }
  @media ${below.slim} {
    svg text {
      font-size: var(--text-1);
      translate: -0.5rem;
    }
  }
  /* Clear of the name of the card fee, which is wider than its part there. */
  @media ${from.laptop} and ${below.wide} {
    [dir='rtl'] & [data-part='refunds'] > g > text {
      translate: 0.75rem;
    }
  }
  forced-color-adjust: none;
`

/** The same parts in figures, the largest of which is what is left. */
export const parts = css`
  margin-block-start: clamp(1rem, 0.6rem + 1.5vw, 2.25rem);
  dd b {
    font-weight: 400;
    letter-spacing: -0.03em;
  }
  [data-part='left'] b {
    font-size: var(--title-3);
    line-height: var(--line-1);
    letter-spacing: -0.05em;
  }
  /* A ledger: a name and a sum at the end of its line, with two parts on a line to save height. */
  @media ${below.laptop} {
    gap: var(--space-1) var(--space-7);
    > div {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      padding-inline-start: var(--space-4);
      border-inline-start: 0.3rem solid var(--tone);
    }
    dd {
      display: contents;
    }
    dd b {
      grid-area: 1 / 2;
      font-size: var(--text-5);
    }
    [data-part='left'] {
      grid-column: 1 / -1;
      margin-block-start: 0.8rem;
    }
    dd small {
      grid-column: 1 / -1;
    }
  }
  /* There is no room for a sentence on each of two parts in a line; on phones each part has a line. */
  @media ${from.tablet} and ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    [data-part]:not([data-part='left']) small {
      display: none;
    }
  }
  @media ${below.tablet} {
    row-gap: var(--space-5);
  }
  @media ${from.laptop} {
    gap: var(--space-5) var(--space-7);
    grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.9fr);
    > div {
      padding-block-start: var(--space-4);
      border-block-start: 0.3rem solid var(--tone);
    }
    dt,
    dd small {
      font-size: var(--text-5);
    }
    dd b,
    dd small {
      display: block;
    }
    dd small {
      margin-block-start: 0.4rem;
    }
    dd b {
      font-size: var(--drawn-1);
    }
  }
`
