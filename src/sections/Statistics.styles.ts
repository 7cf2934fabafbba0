import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'
import { colours, gulf } from '../theme/tokens'

/** On phones: one column of figures, as wide as the longest of them, with rules between the rows. */
export const rows = css`
  grid-template-columns: auto 1fr;
  li {
    grid-column: 1/-1;
    grid-template-columns: subgrid;
    gap: 0 1rem;
    padding-block: 0.3rem;
  }
  li + li {
    border-block-start: 1px dashed var(--field);
  }
  strong {
    grid-row: span 2;
  }
`

/** On phones rows: the figure, and beside it what it counts. Elsewhere each is a stop of a road that ends at a sun. */
export const hops = css`
  position: relative;
  display: grid;
  li {
    position: relative;
    display: grid;
    text-wrap: balance;
    gap: 0.35rem;
    align-content: start;
  }
  strong {
    font-size: clamp(2.6rem, 5.5vw, 5rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    line-height: 1.3;
  }
  small {
    color: var(--ink2);
    font-size: 1rem;
    line-height: max(var(--least-line), 1.4);
  }
  @media (max-width: 47.99rem) {
    ${rows};
    strong {
      font-size: min(2.5rem, 10.5vw);
    }
    small {
      font-size: var(--tx);
    }
  }
  @media (min-width: 48rem) {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding-inline-end: 3rem;
    li {
      padding-block-start: 3.5rem;
      padding-inline-end: 1.25rem;
    }
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 1.5rem;
    }
    /* Half of the sun is above the line on which the stops stand. */
    &::after {
      content: '';
      position: absolute;
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
      content: '';
      position: absolute;
      inset-block-start: -0.5rem;
      inset-inline: 1rem 0.1rem;
      block-size: 4.8rem;
      border: 1.5px dashed var(--field);
      border-radius: 50%;
      clip-path: inset(0 0 50%);
    }
    span {
      max-inline-size: 22ch;
      font-size: 1.125rem;
    }
    /* More than four are smaller. */
    &:has(> :nth-of-type(5)) strong {
      font-size: clamp(1.75rem, 2.6vw, 2.75rem);
    }
  }
  /* Where there is no room for more than four in a row, there are two rows, and the sun is at the end of the second. */
  @media (48rem <= width < 75rem) {
    &:has(> :nth-of-type(5)) {
      grid: auto-flow 1fr / repeat(3, 1fr);
      row-gap: 1.5rem;
      strong {
        font-size: clamp(2rem, 4.4vw, 3.2rem);
      }
      &::after {
        inset-block-start: calc(50% + 0.75rem + 0.4375rem);
      }
    }
  }
`

/** Figures on coloured grounds: bands from edge to edge, until there is room for the shapes that each page gives them. */
export const bands = css`
  display: grid;
  li {
    display: grid;
    background: ${gulf[2]};
    color: ${colours.ink[1]};
    line-height: max(var(--least-line), 1.4);
    text-wrap: balance;
  }
  strong {
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  small {
    font-size: clamp(0.875rem, 1.1vw, 1.125rem);
  }
  @media (max-width: 63.99rem) {
    grid-template-columns: auto 1fr;
    li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      gap: 0 1rem;
      align-items: center;
      padding: var(--band) var(--gut);
    }
    strong {
      grid-row: span 2;
    }
  }
`
