import { css } from '@emotion/react'

/** The heading stands in the sky of the picture below it. */
export const run = css`
  @media (min-width: 64rem) {
    > :first-child {
      grid-template-columns: auto;
      justify-items: center;
      text-align: center;
    }
    > :first-child > p:first-of-type {
      justify-self: stretch;
      justify-content: center;
    }
    h2 {
      max-inline-size: 11em;
      font-size: clamp(3.4rem, 5.8vw, 6rem);
    }
  }
`

/** Two advertisements on a dune, and in its sand what is said of them; then a dune for each of the four that make them pay. */
export const work = css`
  --w0: color-mix(in oklch, var(--d1) 62%, var(--paper));
  --w1: color-mix(in oklch, var(--d1) 40%, var(--paper));
  --w2: color-mix(in oklch, var(--d1) 22%, var(--paper));
  --item: min(87vw, 22rem);
  position: relative;
  z-index: 0;
  display: grid;
  gap: 3rem var(--g);
  > li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
  }
  > li > svg:first-of-type {
    display: none;
  }
  > li > p {
    color: var(--ink2);
    line-height: 1.5;
  }
  li li {
    display: inline;
  }
  li li:not(:last-of-type)::after {
    content: ' · ' / ' ';
  }
  > :nth-of-type(n + 3) {
    position: relative;
    align-content: end;
    padding: 1rem;
    color: var(--on-coral);
    > p {
      color: inherit;
    }
  }
  > :nth-of-type(6) {
    color: var(--d0);
  }
  @media (max-width: 47.99rem) {
    > :nth-of-type(-n + 2) ul {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li {
      grid-column: span 3;
    }
    > :nth-of-type(n + 3) {
      align-content: start;
      padding: 8.5rem 0 0;
      padding-inline-end: 2.2vw;
      > p,
      ul {
        font-size: clamp(0.95rem, 0.65rem + 0.45vw, 1.125rem);
      }
    }
    > :nth-of-type(-n + 2) {
      grid-column: span 5;
      grid-template-rows: 27rem;
      h3 {
        font-size: 2rem;
      }
      p {
        font-size: 1.125rem;
      }
    }
    > :nth-of-type(1) {
      grid-column: span 7;
      padding-inline-end: 15%;
    }
    /* The sun behind both. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block-start: 10rem;
      inset-inline-start: 43%;
      inline-size: 14rem;
      block-size: 14rem;
      border-radius: 50%;
      background: var(--w0);
      box-shadow:
        0 0 0 3rem var(--w1),
        0 0 0 6.5rem var(--w2);
    }
  }
`

/** A heading in one line over four roads. */
export const roads = css`
  @media (min-width: 64rem) {
    h2 {
      grid-column: 1 / -1;
      font-size: clamp(3.4rem, 5.8vw, 6rem);
    }
  }
`

/**
 * Where there is room no cards but a board: a line for each story, in it from start to end what was before, what is after,
 * the words and who says them; what is after, the largest, has one ground in all of them.
 */
export const told = css`
  display: grid;
  gap: var(--g);
  @media (max-width: 63.99rem) {
    && figure {
      padding: 1rem;
    }
  }
  @media (min-width: 64rem) {
    gap: 0;
    && figure {
      display: grid;
      grid: auto 1fr / 2.6fr 4.6fr 3fr 2fr;
      gap: 0 2rem;
      padding: 0;
      border: 0;
      border-block-start: 2px solid var(--ink);
      border-radius: 0;
      background: none;
    }
    dl {
      display: contents;
    }
    dt,
    dd,
    blockquote,
    && figcaption {
      position: relative;
      grid-row: 1;
      margin: 0;
      padding-block-start: 1.1rem;
      border: 0;
    }
    blockquote,
    && figcaption {
      grid-row: span 2;
    }
    dd {
      grid-row: 2;
      padding-block: 0 2rem;
      font-size: 1.125rem;
    }
    && dt:last-of-type,
    dd:last-of-type {
      grid-column: 2;
      margin-block: 0 -1px;
      padding-inline: 2rem 1.5rem;
      background: var(--teal-w);
    }
    dd:last-of-type {
      font-size: 2rem;
      line-height: 1.2;
    }
  }
`

/**
 * The figures below a horizon, and on it what each of them says, to its measure: what was is dashed, what is now a sun. Four
 * times as large is 300 % more, and what 60 % are taken from is left with 40 %; the last has a ray for each hour of a day.
 */
export const suns = css`
  @media (min-width: 48rem) {
    --r: min(12.5vw, 13rem);
    && ul {
      padding: 0;
    }
    && ul::after,
    && li:last-of-type::after {
      content: none;
    }
    && li {
      padding-block-start: calc(var(--r) + 2rem);
      background: linear-gradient(var(--ink) 0 0) 0 var(--r) / 100% 2px no-repeat;
    }
    && li::before,
    && li::after {
      inset-block: 0;
      inset-inline: 0 auto;
      inline-size: calc(2 * var(--r));
      block-size: calc(2 * var(--r));
      border: 2px dashed var(--ink);
      clip-path: inset(0 0 50%);
    }
    && li::before {
      border: 0;
      background: radial-gradient(closest-side, var(--d0) 40%, var(--d1) 40.5% 70%, var(--d2) 70.5%);
    }
    && li:first-of-type::after {
      scale: 0.5;
      border: 4px dashed var(--on-coral);
    }
    && li:nth-of-type(2)::before {
      scale: 0.632;
    }
    && li:last-of-type::before {
      background:
        radial-gradient(closest-side, var(--d0) 40%, var(--d1) 40.5% 70%, var(--sand) 70.5% 78%, transparent 78.5%),
        repeating-conic-gradient(from 3.5deg, var(--d2) 0 8deg, transparent 0 15deg);
    }
    && strong {
      font-size: clamp(3.4rem, 5.8vw, 6rem);
    }
  }
`
