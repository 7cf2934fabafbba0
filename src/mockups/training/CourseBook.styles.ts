import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { closingSky, colourOf, colours, EMPTY, pairs } from '../../theme/tokens'

/** Returns a colour of the book: one for the light scheme and one for the dark scheme, as if lit by a lamp. */
const paper = (day: string, lamp: string) => `var(--own-lit, ${day}) var(--own-dim, ${lamp})`

/**
 * Two facing pages, with more leaves under them; where there is no room for both, one is below the other. In the dark scheme
 * the book is still of light paper, the one lit thing there.
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
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  box-shadow:
    0 5px 0 -1px var(--card),
    0 5px 0 0 var(--line),
    0 10px 0 -1px var(--card),
    0 10px 0 0 var(--line),
    var(--lift, var(--sh2));
  @media ${from.laptop} {
    grid-template: auto 1fr / 1fr 1fr;
  }
`

export const leaf = css`
  padding: clamp(1.1rem, 0.4rem + 3.6vw, 4rem);
`

export const left = css`
  @media ${from.laptop} {
    grid-row: span 2;
    border-inline-end: 1px solid var(--line);
    box-shadow: inset -2.5rem 0 2.5rem -2.5rem var(--field);
    [dir='rtl'] & {
      box-shadow: inset 2.5rem 0 2.5rem -2.5rem var(--field);
    }
  }
`

export const right = css`
  padding-block-end: var(--space-6);
  border-block-start: 1px dashed var(--field);
  @media ${from.laptop} {
    border: 0;
  }
`

/** The lower part of the right page. */
export const lower = css`
  padding-block-start: 0;
  border-block-start: 1px dashed var(--field);
`

/** Returns the gradient of a rising sun: its core and two rings, of which the book leaves only the top in view. */
const rising = (core: string, inner: string, outer: string) =>
  `radial-gradient(circle 30rem at 50% 30rem, ${core} 84%, ${inner} 0 92%, ${outer} 0 99.8%, transparent)`

/** A sun behind the spine, risen above the book. */
export const lamp = css`
  position: relative;
  isolation: isolate;
  @media ${from.laptop} {
    margin-block-start: 8.5rem;
    &::before {
      ${layer};
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
  padding-block-end: min(0.75rem, 1.5vw);
  border-block-end: 1px solid var(--line);
`

export const title = css`
  max-inline-size: 18em;
`

/** The fare rule as it is filed: in capitals, with a letter for each paragraph. */
export const rule = css`
  --between: clamp(0.55rem, 0.2rem + 1.4vw, 0.85rem);
  gap: var(--between);
  padding: clamp(0.85rem, 2.5vw, 1.6rem);
  background: var(--sand);
  border-inline-start: 3px solid var(--field);
  letter-spacing: 0.02em;
  @media ${from.tablet} {
    font-size: var(--text-6);
  }
  ol {
    gap: var(--between);
  }
`

/** A letter or a number, and what belongs to it. */
export const lettered = css`
  display: grid;
  grid-template-columns: 2rem 1fr;
  align-items: baseline;
`

export const letter = css`
  inline-size: 1.35rem;
  block-size: 1.35rem;
  border: 1.5px solid var(--coral);
  border-radius: 50%;
  font-weight: 500;
  letter-spacing: 0;
`

/** What was added by hand, a little askew: a remark, and the calculation beside it. */
export const written = css`
  gap: var(--space-4) 2.5rem;
  align-items: start;
  /* Askew, it stays clear of the page's edge. */
  margin-inline-end: 3px;
  rotate: -1deg;
  [dir='rtl'] & {
    rotate: 1deg;
  }
`

export const margin = css`
  flex: 1 1 12rem;
  max-inline-size: 20em;
  padding-inline-start: var(--space-5);
  border-inline-start: 2px solid var(--coral);
  text-wrap: pretty;
`

/** The calculation, line by line, with a line above the result and two below it. */
export const sum = css`
  flex: 0 0 min(100%, 15.5rem);
  margin-inline-start: auto;
  /* Figures end below each other there too. */
  [dir='rtl'] & {
    display: grid;
    grid-template-columns: 1fr auto;
    > div {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
    }
    dd {
      text-align: end;
    }
    /* Each sum below its name. */
    @media ${below.tiny} {
      > div {
        display: block;
      }
    }
  }
  > div {
    align-items: baseline;
  }
  dd {
    letter-spacing: -0.02em;
  }
`

export const total = css`
  margin-block-start: 0.4rem;
  padding-block-start: var(--space-1);
  border-block-start: 2px solid var(--coral);
  border-block-end: 5px double var(--coral);
  dd {
    font-size: var(--text-9);
  }
`

/** The purpose of the page: the sentence to say to the client. */
export const say = css`
  gap: min(0.75rem, 2vw);
  padding-block-start: clamp(0.75rem, 2.5vw, 1.5rem);
  blockquote {
    letter-spacing: -0.03em;
    @media ${from.tablet} {
      font-size: var(--title-5);
    }
  }
`
