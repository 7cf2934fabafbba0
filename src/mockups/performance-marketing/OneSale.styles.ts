import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'

/**
 * Sets the colour of each part (`--tone`) for its bar and its figure; fee and refunds are lighter shades of the ads' ink.
 */
export const sale = css`
  display: grid;
  [data-part] {
    --tone: color-mix(in oklab, var(--ink) 46%, var(--sand));
  }
  [data-part='net'] {
    --tone: var(--line);
  }
  [data-part='refunds'] {
    --tone: color-mix(in oklab, var(--ink) 24%, var(--sand));
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
  display: grid;
  gap: 1.75rem;
  margin-block-end: min(clamp(1.25rem, 0.75rem + 1.5vw, 2.25rem), 6.1vw);
  li {
    position: relative;
    padding-inline-start: 2rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.2em;
    inset-inline-start: 0;
  }
  li::after {
    content: '';
    position: absolute;
    inset-block: 1.3rem -1.75rem;
    inset-inline-start: 0.4rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  li:last-of-type::after {
    content: none;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
  }
  p {
    margin-block-start: 0.35rem;
    font-size: clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem);
    line-height: 1.25;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2.5rem;
    li {
      padding-block-start: 1.9rem;
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
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.1rem 1rem;
  margin-block-end: 0.6rem;
  color: var(--ink2);
  font-size: clamp(0.95rem, 0.75rem + 0.6vw, 1.25rem);
  line-height: 1.5;
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
  display: block;
  inline-size: 100%;
  block-size: clamp(7rem, 2rem + 20vw, 20rem);
  path {
    fill: url(#one-sale);
  }
  stop {
    stop-color: var(--coral);
    stop-opacity: 0.5;
  }
  stop:last-of-type {
    stop-opacity: 0.25;
  }
  /* Leaves two pixels between two parts. */
  rect {
    fill: var(--tone);
    stroke: var(--sand);
    stroke-width: 2;
  }
  text {
    dominant-baseline: central;
    fill: var(--ink);
    font-size: clamp(0.9rem, 0.7rem + 0.6vw, 1.25rem);
    font-weight: 450;
  }
  tspan {
    font-weight: 350;
  }
  g > text {
    font-size: 0.9rem;
    dominant-baseline: auto;
  }
  [data-part='left'] text {
    fill: var(--on-coral);
  }
  [data-part='ad'] text {
    fill: var(--paper);
  }
  /* These parts are too narrow for a name, and for the corner radius of the others. */
  @media (max-width: 47.99rem) {
    g > text {
      display: none;
    }
    [data-part='fee'] rect,
    [data-part='refunds'] rect {
      rx: 4px;
    }
  }
  @media (max-width: 20.99rem) {
    svg text {
      font-size: 0.8125rem;
      translate: -0.5rem;
    }
  }
  [dir='rtl'] & {
    scale: -1 1;
  }
  [dir='rtl'] & text {
    transform-box: fill-box;
    transform-origin: center;
    scale: -1 1;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** The same parts in figures, the largest of which is what is left. */
export const parts = css`
  display: grid;
  margin-block-start: clamp(1rem, 0.6rem + 1.5vw, 2.25rem);
  dt {
    font-size: var(--ts);
    color: var(--ink2);
  }
  dd b {
    font-size: 1.15rem;
    font-weight: 400;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  dd small {
    color: var(--ink2);
    font-size: var(--ts);
    line-height: 1.45;
    text-wrap: balance;
  }
  [data-part='left'] b {
    font-size: min(clamp(2.6rem, 0.6rem + 4vw, 4.5rem), 12vw);
    line-height: 1;
    letter-spacing: -0.05em;
  }
  /* A ledger: a name and a sum at the end of its line, with two parts on a line to save height. */
  @media (max-width: 59.99rem) {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: 0.2rem 0.75rem;
    > div {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      padding-inline-start: 0.75rem;
      border-inline-start: 0.3rem solid var(--tone);
    }
    dd {
      display: contents;
    }
    dd b {
      grid-area: 1 / 2;
      font-size: 1rem;
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
  @media (48rem <= width < 60rem) {
    [data-part]:not([data-part='left']) small {
      display: none;
    }
  }
  @media (max-width: 47.99rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 1rem;
  }
  @media (min-width: 60rem) {
    gap: 1.25rem 2rem;
    grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.9fr);
    > div {
      padding-block-start: 0.75rem;
      border-block-start: 0.3rem solid var(--tone);
    }
    dt,
    dd small {
      font-size: 1rem;
    }
    dd b,
    dd small {
      display: block;
    }
    dd small {
      margin-block-start: 0.4rem;
    }
    dd b {
      font-size: clamp(1.35rem, 0.75rem + 1vw, 1.7rem);
    }
  }
`
