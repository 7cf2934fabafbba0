import { css } from '@emotion/react'
import { colours, gulf } from '../../theme/tokens'

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
        padding-inline-end: 0.8vw;
        font-size: clamp(0.95rem, 0.65rem + 0.45vw, 1.125rem);
      }
    }
    > :nth-of-type(-n + 2) {
      grid-column: span 5;
      grid-template-rows: 22rem;
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
      inset-block-start: 5rem;
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
 * A bar of two parts for each story, as one price is divided above: what was before, and the larger part, what is after. Below
 * the one who says it, below the other the words.
 */
export const told = css`
  display: grid;
  grid-auto-rows: 1fr;
  gap: clamp(1.75rem, 3.6vw, 3.25rem) var(--g);
  && figure {
    gap: 0 4px;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  dl {
    display: contents;
  }
  dt,
  dd {
    padding: 0.7rem min(1.75rem, 4.1vw) 0;
    border-radius: var(--r2) var(--r2) 0 0;
    background: var(--line);
  }
  && dt:nth-of-type(n) {
    margin-block-start: 4px;
  }
  && dd {
    margin: 0;
    padding-block: 0.2rem 0.9rem;
    border-radius: 0 0 var(--r2) var(--r2);
    font-size: clamp(1.125rem, 1.7vw, 1.6rem);
  }
  && :is(dt, dd):last-of-type {
    background: ${gulf[2]};
    color: ${colours.ink[1]};
  }
  blockquote,
  && figcaption {
    padding-block-start: 0.75rem;
    border: 0;
  }
  && blockquote p {
    margin: 0;
  }
  @media (min-width: 48rem) {
    && figure {
      display: grid;
      grid-template-columns: 5fr 8fr;
      grid-template-rows: auto 1fr auto;
    }
    && dt {
      grid-row: 1;
      padding-block-start: 1.1rem;
    }
    && dd {
      grid-row: 2;
      padding-block-end: 1.5rem;
    }
    :is(dt, dd):last-of-type,
    blockquote {
      grid-column: 2;
    }
    && dd:last-of-type {
      font-size: clamp(1.5rem, 2.9vw, 2.75rem);
      line-height: 1.2;
    }
    blockquote,
    && figcaption {
      grid-row: 3;
      margin: 0;
      padding: 1.1rem 1.75rem 0;
    }
    blockquote p {
      font-size: clamp(1.05rem, 1.5vw, 1.4rem);
    }
  }
`

/**
 * What each figure says, drawn to its measure: what was is dashed, what is now a sun. Four times as large is 300 % more, and
 * what 60 % are taken from is left with 40 %; the last has a ray for each hour of a day. Where there is room they stand on one
 * horizon, with the figures below it.
 */
export const suns = css`
  display: grid;
  li {
    --r: 2.6rem;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.7rem;
    align-content: center;
    align-items: center;
    min-block-size: 5.9rem;
    padding-inline-start: 6.4rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  li::before,
  li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    align-self: center;
    inline-size: calc(2 * var(--r));
    block-size: calc(2 * var(--r));
    border: 2px dashed var(--ink);
    border-radius: 50%;
  }
  li::before {
    border: 0;
    background: radial-gradient(closest-side, var(--d0) 40%, var(--d1) 40.5% 70%, var(--d2) 70.5%);
  }
  li:first-of-type::after {
    scale: 0.5;
    border: 4px dashed var(--on-coral);
  }
  li:nth-of-type(2)::before {
    scale: 0.632;
  }
  li:last-of-type::after {
    content: none;
  }
  li:last-of-type::before {
    background:
      radial-gradient(closest-side, var(--d0) 40%, var(--d1) 40.5% 70%, var(--sand) 70.5% 78%, transparent 78.5%),
      repeating-conic-gradient(from 3.5deg, var(--d2) 0 8deg, transparent 0 15deg);
  }
  strong {
    font-size: clamp(2.6rem, 5.8vw, 6rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    flex: 1 1 5.5em;
  }
  small {
    color: var(--ink2);
    font-size: clamp(0.875rem, 1.3vw, 1.125rem);
    line-height: 1.4;
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      --r: min(12.5vw, 13rem);
      display: grid;
      gap: 0.35rem;
      align-content: start;
      padding: calc(var(--r) + 2rem) 0 0;
      padding-inline-end: var(--g);
      background: linear-gradient(var(--ink) 0 0) 0 var(--r) / 100% 2px no-repeat;
    }
    li::before,
    li::after {
      inset-block-start: 0;
      clip-path: inset(0 0 50%);
    }
    span {
      font-size: clamp(1.125rem, 1.6vw, 1.5rem);
    }
  }
`
