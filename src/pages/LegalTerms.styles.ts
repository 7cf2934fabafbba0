import { css } from '@emotion/react'
import { layer, night } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { whole } from './legal-views'

/** The page's key sentence, on a night with the sun setting behind it. */
const offer = css`
  @media screen {
    ${night};
  }
  --u: clamp(0.85rem, 3vw, 3rem);
  padding: clamp(1.5rem, 4vw, 3.75rem);
  padding-block-end: clamp(5.5rem, 10vw, 9rem);
  border-radius: var(--radius-l);
  background: radial-gradient(
    circle at calc(50% + 38% * var(--flip, 1)) 100%,
    var(--d0) calc(var(--u) * 1.5),
    var(--d1) calc(var(--u) * 1.5 + 1px) calc(var(--u) * 2.3),
    var(--d2) calc(var(--u) * 2.3 + 1px) calc(var(--u) * 3.25),
    var(--d3) calc(var(--u) * 3.25 + 1px) calc(var(--u) * 4.35),
    var(--d4) calc(var(--u) * 4.35 + 1px) calc(var(--u) * 5.65),
    var(--band) calc(var(--u) * 5.65 + 1px)
  );
  font-size: var(--title-3);
  letter-spacing: -0.042em;
  line-height: var(--line-1);
  /* The text ends before the rings. */
  @media ${from.largePhone} {
    padding-inline-end: 30%;
    [dir='rtl'] & {
      padding-inline-end: 37%;
    }
  }
  @media print {
    padding: 0;
  }
`

/** What is allowed beside what is not, on the same grounds as in the hero. */
const pair = css`
  li + li {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid color-mix(in oklab, var(--teal-t) 30%, transparent);
  }
  li + li::before {
    inset-block-start: calc(0.5em + var(--space-3));
  }
  + [data-half]:has(li) {
    background: var(--coral-w);
    li {
      border-color: color-mix(in oklab, var(--coral-t) 30%, transparent);
    }
  }
`

/**
 * Four clauses on one ground, as on the pages of a passport: dashed folds part them, and each has a stamp, drawn in a single
 * ink. The stamps differ in shape.
 */
const stamped = css`
  --stamp: var(--teal-t);
  display: grid;
  grid-template: auto auto auto 1fr / minmax(0, 1fr) clamp(4.75rem, 7.2vw, 6.5rem);
  column-gap: var(--space-5);
  padding-block-end: var(--pad);
  border-radius: 0;
  position: relative;
  &::before {
    ${layer};
    inset: 0;
    border: 0 dashed var(--field);
    pointer-events: none;
  }
  @media ${below.tiny} {
    display: block;
  }
  > * {
    grid-column: 1/-1;
  }
  > :is(h2, p) {
    grid-column: 1;
  }
  > [data-as] {
    grid-area: 1 / 2 / span 2;
    align-self: start;
    margin: 0;
    padding: 0;
  }
  + [data-half] {
    margin-block-start: 0;
    &::before {
      border-block-start-width: 2px;
    }
  }
  /* Where a card is narrow, its title has all of the width. */
  @media ${below.largePhone}, ${from.tablet} and ${below.wide} {
    > h2 {
      grid-column: 1/-1;
    }
    > [data-as] {
      grid-row: 2;
      margin-block-end: var(--space-4);
    }
  }
  &[data-top][data-half='first'] {
    border-start-start-radius: var(--radius-l);
    @media ${below.tablet} {
      border-start-end-radius: var(--radius-l);
    }
  }
  &[data-foot][data-half='second'] {
    border-end-end-radius: var(--radius-l);
    @media ${below.tablet} {
      border-end-start-radius: var(--radius-l);
    }
  }
  @media ${from.tablet} {
    &[data-half='first'] {
      margin-inline-end: calc(var(--between) * -1);
    }
    &[data-half='second']::before {
      border-inline-start-width: 2px;
    }
    &[data-top][data-half='second'] {
      margin-block-start: clamp(1.25rem, 2vw, 1.75rem);
      border-start-end-radius: var(--radius-l);
      &::before {
        border-block-start: 0;
      }
    }
    &[data-foot][data-half='first'] {
      border-end-start-radius: var(--radius-l);
    }
  }
  svg {
    block-size: auto;
    aspect-ratio: 1;
    overflow: visible;
    border: 6px double var(--stamp);
    border-radius: 50%;
    background: none;
    transform: rotate(-9deg);
  }
  /* Enlarges the drawing and centres it in the ring. */
  path,
  circle {
    transform: translate(100px, 20px) scale(1.3) translate(-100px, -60px);
  }
  path {
    fill: none;
    stroke: var(--stamp);
    stroke-width: 3;
  }
  [data-part='road'] {
    opacity: 0;
  }
  circle {
    stroke: none;
  }
  &[data-half='first'] {
    --stamp: var(--coral-t);
    svg {
      transform: rotate(6deg);
    }
  }
  svg:is([data-drawing='links'], [data-drawing='cloud']) {
    aspect-ratio: 1.45;
    path,
    circle {
      transform: translate(100px, 45px) scale(1.2) translate(-100px, -62px);
    }
  }
  [data-drawing='links'] {
    border-radius: var(--radius-m);
  }
`

export const terms = css`
  --halves: minmax(0, 28fr) minmax(0, 2fr) minmax(0, 32fr);
  --between: clamp(1.25rem, 2vw, 2rem);
  [data-night] {
    ${offer};
  }
  ${whole} > & > [data-half]:has(li) {
    @media screen {
      ${pair};
    }
  }
  ${whole} > & {
    column-gap: var(--between);
    /* The longer list and the cards at the start are wider, so that no card has a blank foot. */
    @media ${from.tablet} {
      > :where([data-half='second']:has(li), [data-half='first']:has(> [data-as])) {
        grid-column-end: span 2;
      }
    }
    > [data-half]:has(> [data-as]) {
      --plate: var(--sand);
      @media screen {
        ${stamped};
      }
    }
    /* The key sentence is as wide as the text; the paragraph that leads to it stands beside the title. */
    @media ${from.wide} {
      --halves: minmax(0, 40fr) minmax(0, 7fr) minmax(0, 50fr);
      > section > h2 {
        font-size: var(--title-5);
      }
      > :has([data-night]) {
        > div {
          display: contents;
        }
        [data-night] ~ p {
          grid-column: 1/-1;
          margin-block-start: var(--space-6);
          max-inline-size: 40em;
        }
        div > p:has(~ [data-night]) {
          grid-area: 1 / 2 / span 2;
          padding-block-start: var(--space-2);
        }
      }
    }
  }
`
