import { css } from '@emotion/react'
import { closingSky, colourOf, colours, EMPTY, pairs } from '../../theme/tokens'

/** Returns a colour of the book: one for the light scheme and one for the dark scheme, as if lit by a lamp. */
const paper = (day: string, lamp: string) => `var(--own-lit, ${day}) var(--own-dim, ${lamp})`

/**
 * Two facing pages, with more leaves under them; where there is no room for both, one is below the other. In the dark scheme the book is still of light paper, the one lit thing there.
 */
export const book = css`
  --lit: initial;
  --dim: ${EMPTY};
  color-scheme: light;
  ${pairs(colours)}
  --card: ${paper(colours.card[0], colours.sand[0])};
  --sand: ${paper(colours.sand[0], `color-mix(in oklab, ${colours.sand[0]} 70%, ${colours.line[0]})`)};
  --coral-t: ${paper(colours['coral-t'][0], `color-mix(in oklab, ${colours['coral-t'][0]} 90%, ${colours.ink[0]})`)};
  color: var(--ink);
  display: grid;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r1);
  box-shadow:
    0 5px 0 -1px var(--card),
    0 5px 0 0 var(--line),
    0 10px 0 -1px var(--card),
    0 10px 0 0 var(--line),
    var(--lift, var(--sh2));
  > li {
    display: grid;
    align-content: start;
    gap: 1.5rem;
    padding: clamp(1.1rem, 0.4rem + 3.6vw, 4rem);
  }
  > li + li {
    border-block-start: 1px dashed var(--field);
  }
  > :nth-of-type(2) {
    padding-block-end: 1.5rem;
  }
  > :last-of-type {
    padding-block-start: 0;
  }
  @media (min-width: 60rem) {
    grid-template: auto 1fr / 1fr 1fr;
    > :nth-of-type(2) {
      grid-template-rows: auto auto 1fr;
      border: 0;
    }
    > :first-of-type {
      grid-row: span 2;
      border-inline-end: 1px solid var(--line);
      box-shadow: inset -2.5rem 0 2.5rem -2.5rem var(--field);
    }
    [dir='rtl'] & > :first-of-type {
      box-shadow: inset 2.5rem 0 2.5rem -2.5rem var(--field);
    }
  }
`

/** Returns the gradient of a rising sun: its core and two rings, of which the book leaves only the top in view. */
const rising = (core: string, inner: string, outer: string) =>
  `radial-gradient(circle 30rem at 50% 30rem, ${core} 84%, ${inner} 0 92%, ${outer} 0 99.8%, transparent)`

/** A sun behind the spine, risen above the book. */
export const lamp = css`
  position: relative;
  isolation: isolate;
  @media (min-width: 60rem) {
    margin-block-start: 8.5rem;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: -8rem 50%;
      inset-inline: 0;
      background: ${colourOf([
        rising(closingSky.d1[0], closingSky.d2[0], closingSky.d3[0]),
        rising('var(--d2)', 'var(--d3)', 'var(--d4)'),
      ])};
    }
  }
`

/** The running head of each page. */
export const folio = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block-end: min(0.75rem, 1.5vw);
  border-block-end: 1px solid var(--line);
  font-size: var(--tx);
  color: var(--ink2);
`

export const title = css`
  font-size: clamp(1.45rem, 1.1rem + 1.2vw, 2.1rem);
  line-height: 1.15;
  max-inline-size: 18em;
`

/** The fare rule as it is filed: in capitals, with a letter for each paragraph. */
export const rule = css`
  --between: clamp(0.55rem, 0.2rem + 1.4vw, 0.85rem);
  display: grid;
  gap: var(--between);
  padding: clamp(0.85rem, 2.5vw, 1.6rem);
  background: var(--sand);
  border-inline-start: 3px solid var(--field);
  font-size: max(var(--least), clamp(0.9rem, 0.8rem + 0.4vw, 1.1rem));
  letter-spacing: 0.02em;
  > b {
    font-weight: 480;
  }
  li,
  > b {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
  }
  ol {
    display: grid;
    gap: var(--between);
  }
`

export const letter = css`
  display: grid;
  place-items: center;
  inline-size: 1.35rem;
  block-size: 1.35rem;
  border: 1.5px solid var(--coral);
  border-radius: 50%;
  font-size: max(var(--least-note), 0.75rem);
  font-weight: 500;
  letter-spacing: 0;
`

/** What was added by hand, a little askew: a remark, and the calculation beside it. */
export const written = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 2.5rem;
  align-items: start;
  /* Askew, it stays clear of the page's edge. */
  margin-inline-end: 3px;
  color: var(--coral-t);
  rotate: -1deg;
  [dir='rtl'] & {
    rotate: 1deg;
  }
`

export const margin = css`
  flex: 1 1 12rem;
  max-inline-size: 20em;
  padding-inline-start: 1rem;
  border-inline-start: 2px solid var(--coral);
  font-size: max(var(--least), clamp(0.9rem, 1.2vw, 1.05rem));
  text-wrap: pretty;
`

/** The calculation, line by line, with a line above the result and two below it. */
export const sum = css`
  flex: 0 0 min(100%, 15.5rem);
  margin: 0;
  margin-inline-start: auto;
  > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1.75rem;
  }
  dd {
    margin: 0;
    font-size: clamp(1.15rem, 0.9rem + 1vw, 1.5rem);
    line-height: 1.25;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  > :last-of-type {
    margin-block-start: 0.4rem;
    padding-block-start: 0.2rem;
    border-block-start: 2px solid var(--coral);
    border-block-end: 5px double var(--coral);
    dd {
      font-size: clamp(1.75rem, 2.2vw, 2rem);
    }
  }
`

/** The meaning of each lettered paragraph in plain words. */
export const meaning = css`
  display: grid;
  align-content: space-between;
  gap: 1.1rem;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
  }
  dd {
    margin: 0;
  }
`

/** The purpose of the page: the sentence to say to the client. */
export const say = css`
  display: grid;
  gap: min(0.75rem, 2vw);
  margin: 0;
  padding-block-start: clamp(0.75rem, 2.5vw, 1.5rem);
  figcaption {
    font-size: var(--ts);
    color: var(--coral-t);
    font-weight: 450;
  }
  blockquote {
    margin: 0;
    font-size: clamp(1.2rem, 0.9rem + 1.5vw, 2.05rem);
    line-height: 1.25;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
`
