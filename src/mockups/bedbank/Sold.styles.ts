import { css } from '@emotion/react'
import { sale } from './nights.styles'

/** Each figure beside its words, and below them what is counted: as many cells as it says, like the nights of a calendar. */
export const sold = css`
  display: grid;
  gap: 1.6rem var(--g);
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  strong {
    font-size: clamp(2.6rem, 5.5vw, 5rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    font-size: clamp(1.0625rem, 0.9rem + 0.6vw, 1.375rem);
    line-height: 1.25;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  b {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-column: 1/-1;
    gap: 0.3rem;
  }
  i {
    ${sale};
    padding: 0.55rem 0.25rem;
    border-radius: var(--r1);
    color: var(--teal-t);
    font-size: 0.9375rem;
    font-style: normal;
    font-weight: 450;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.3;
    text-align: center;
  }
  small {
    grid-column: 1/-1;
    color: var(--ink2);
    font-size: var(--ts);
    line-height: 1.4;
    text-wrap: pretty;
  }
  @media (min-width: 48rem) {
    gap: 2.5rem var(--g);
    li {
      row-gap: 1rem;
    }
    i {
      padding-block: 1rem;
      font-size: min(1.0625rem, 1.25vw);
    }
    small {
      font-size: 1rem;
    }
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    i {
      font-size: 1.0625rem;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`
