import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'
import { waypoint } from '../../theme/base.styles'
import { dawnRings } from '../../theme/sun.styles'

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

/** Two advertisements on a dune, and in its sand what is said of them and the four that make them pay. */
export const work = css`
  ${dawnRings};
  --item: min(87vw, 22rem);
  position: relative;
  z-index: 0;
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem) var(--g);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
  }
  > li > svg:first-of-type {
    color: var(--teal-t);
    font-size: 1.4rem;
  }
  > :nth-of-type(-n + 2) > svg:first-of-type {
    display: none;
  }
  > li > p {
    color: var(--ink2);
    line-height: 1.5;
  }
  ul {
    font-size: 0.9rem;
    line-height: 1.5;
  }
  /* A dot before each; that at the beginning of a line is cut off. */
  ul {
    overflow: clip;
    margin-inline-end: -1rem;
  }
  li li {
    display: inline-block;
    margin-inline-end: 1em;
  }
  li li::before {
    content: '·' / '';
    margin-inline: -0.6em 0.4em;
    color: var(--coral-t);
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li {
      grid-column: span 3;
    }
    > :nth-of-type(-n + 2) {
      grid-column: span 5;
      grid-template-rows: 27rem;
      h3 {
        font-size: 2.1rem;
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

/** Where there is room no cards: below a rule the way from what was before, small, to what is after, and who says it. */
export const told = css`
  ${stories};
  @media (min-width: 64rem) {
    column-gap: clamp(2rem, 4vw, 4rem);
    && figure {
      padding: 1.25rem 0 0;
      border-width: 2px 0 0;
      border-color: var(--ink);
      border-radius: 0;
      background: none;
    }
    dl,
    blockquote {
      padding-inline-start: 1.75rem;
    }
    dt,
    dd {
      position: relative;
    }
    dt::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.2rem;
      inset-inline-start: -1.75rem;
      border-color: var(--field);
    }
    dd:first-of-type::before {
      content: '';
      position: absolute;
      inset-block: 0 -1rem;
      inset-inline-start: -1.36rem;
      border-inline-start: 1.5px dashed var(--field);
    }
    && dt:last-of-type {
      margin-block-start: 1.25rem;
      &::before {
        border-color: var(--teal);
        background: var(--teal);
      }
    }
    dd:last-of-type {
      font-size: clamp(1.3rem, 0.6rem + 1.1vw, 1.65rem);
      line-height: 1.22;
    }
  }
`
