import { css } from '@emotion/react'
import { layer, waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colours, gulf } from '../theme/tokens'

/** A figure in large digits, and below it what it counts. */
export const counted = css`
  display: grid;
  li {
    position: relative;
    text-wrap: balance;
    gap: var(--space-2);
    align-content: start;
  }
  strong {
    font-size: var(--display-2);
  }
  span {
    line-height: var(--line-3);
  }
  small {
    color: var(--ink2);
    font-size: var(--text-5);
    line-height: var(--line-4);
  }
  @media ${below.laptop} {
    strong {
      font-size: var(--title-3);
    }
  }
  @media ${below.tablet} {
    small {
      font-size: var(--text-2);
    }
    /* Leaves room for its words, also where letters are set apart. */
    &:has([data-digits]) strong {
      font-size: var(--title-4);
    }
  }
  @media ${from.tablet} {
    span {
      max-inline-size: 22ch;
      font-size: var(--text-6);
    }
  }
`

/** Counted, on phones in rows: the figure, and beside it the rest. Elsewhere each is a stop of a road that ends at a sun. */
export const hops = css`
  position: relative;
  /* One column of figures, as wide as the longest of them, with rules between the rows. */
  @media ${below.tablet} {
    grid-template-columns: auto 1fr;
    li {
      grid-column: 1/-1;
      grid-template-columns: subgrid;
      gap: 0 var(--space-5);
    }
    li + li {
      border-block-start: 1px dashed var(--field);
    }
    strong {
      grid-row: span 2;
    }
  }
  @media ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding-inline-end: var(--space-8);
    li {
      padding-block-start: var(--space-8);
      padding-inline-end: var(--space-5);
    }
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 1.5rem;
    }
    /* Two figures must not read as one. */
    strong {
      padding-inline-end: var(--space-5);
    }
    /* Half of the sun is above the line on which the stops stand. */
    &::after {
      ${layer};
      inset-block-start: 0.4375rem;
      inset-inline-end: 0;
      inline-size: 3rem;
      block-size: 3rem;
      border-radius: 50%;
      background: radial-gradient(closest-side, var(--d0) 40%, var(--d1) 42% 70%, var(--d2) 72%);
      clip-path: inset(0 0 50%);
    }
    /* The upper half of a closed ellipse: an open border has extra dashes where it ends. */
    li::after {
      ${layer};
      inset-block-start: -0.5rem;
      inset-inline: 1rem 0.1rem;
      block-size: 4.8rem;
      border: 1.5px dashed var(--field);
      border-radius: 50%;
      clip-path: inset(0 0 50%);
    }
    /* More than four are smaller. */
    &[data-many] strong {
      font-size: var(--title-4);
    }
  }
  /* Where there is no room for more than four in a row, there are two rows, and the sun is at the end of the second. */
  @media ${from.tablet} and ${below.wide} {
    &[data-many] {
      grid: auto-flow 1fr / repeat(3, 1fr);
      row-gap: var(--space-6);
      &::after {
        inset-block-start: calc(50% + 0.75rem + 0.4375rem);
      }
    }
  }
`

/** Figures on coloured grounds, to be `fitted`: bands from edge to edge, until there is room for the shapes that each page gives them. */
export const bands = css`
  display: grid;
  li {
    background: ${gulf[2]};
    color: ${colours.ink[1]};
    line-height: var(--line-4);
    text-wrap: balance;
  }
  small {
    font-size: var(--text-3);
  }
  @media ${below.laptop} {
    grid-template-columns: auto 1fr;
    li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      gap: 0 var(--space-5);
      align-items: center;
      padding: var(--band) var(--gut);
    }
    strong {
      grid-row: span 2;
    }
  }
  /* Leaves room for its words, also where letters are set apart. */
  @media ${below.tablet} {
    --figure-long: var(--title-4);
  }
`

/**
 * Figures as large as the longest of a list allows: `--figure` is their size, `--figure-wide` that for more than five characters,
 * and `--figure-long` that for more than six.
 */
export const fitted = css`
  strong {
    font-size: var(--figure);
  }
  &:has([data-wide]) strong {
    font-size: var(--figure-wide, var(--figure));
  }
  &:has([data-long]) strong {
    font-size: var(--figure-long, var(--figure-wide, var(--figure)));
  }
`
