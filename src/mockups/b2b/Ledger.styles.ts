import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The title and the switch between the views, one below the other where they do not fit. */
export const bar = css`
  padding-block: var(--space-3);
`

export const views = css`
  --segment: 2.4em;
  margin-inline-start: auto;
`

/**
 * A row of monogram, name and terms, credit, and status; on narrow pictures the credit stands below. A sub-agency has a line
 * to the agency above it.
 */
export const agency = css`
  display: grid;
  grid-template-columns: 2.1rem minmax(0, 1fr) auto;
  padding-block: max(0.45rem, 0.9vh);
  @container ${from.largePhone} {
    grid-template-columns: 2.1rem minmax(0, 1fr) 14.5rem 6.4rem;
    gap: var(--space-5);
    font-size: var(--text-3);
    small {
      font-size: var(--text-2);
    }
  }
  &[data-state] {
    position: relative;
    padding-inline-start: 2.6rem;
  }
  &[data-state]::before {
    content: '';
    position: absolute;
    inset-block: -0.7rem 50%;
    inset-inline-start: 2rem;
    inline-size: 0.5rem;
    border-inline-start: 1.5px solid var(--field);
    border-block-end: 1.5px solid var(--field);
    border-end-start-radius: var(--radius-s);
  }
  /* The line of a further sub-agency continues from where the line above it begins to turn. */
  [data-state] + &[data-state]::before {
    inset-block-start: calc(-50% - 0.5rem);
  }
  @container ${below.largePhone} {
    /* Each text on one line, so that all views are equally high. */
    && small {
      font-size: 0.86em;
      letter-spacing: -0.02em;
    }
    &[data-state]::before {
      inset-block: calc(2.6rem - 100%) calc(100% - 1.6rem);
    }
    [data-state] + &[data-state]::before {
      inset-block-start: calc(1.1rem - 100%);
    }
  }
`

/** An agency's monogram, above the line from the row below. */
export const initials = css`
  position: relative;
  z-index: 1;
  @media ${below.slim} {
    grid-row: 1 / span 2;
  }
`

/** An agency's name and terms, which have the room below the tag too, so that all rows are equally high. */
export const name = css`
  @media ${below.slim} {
    display: contents;
    small {
      grid-column: 2 / -1;
      margin-block-start: -0.65rem;
    }
  }
`

export const status = css`
  justify-content: center;
  grid-area: 1/3;
  @container ${from.largePhone} {
    grid-area: auto;
    justify-self: end;
  }
  @media ${below.slim} {
    align-self: start;
    padding-block: 0;
    line-height: var(--line-3);
  }
`

/** The bar of a credit, in which the part that is asked for and not yet used is hatched. */
export const credit = css`
  line {
    stroke: var(--coral);
    stroke-dasharray: 0 0.9 1 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    rect {
      transition: width var(--m3) var(--ease);
    }
  }
`

/** A bar or a figure with a line of text: a column or, on narrow pictures, below the name. All views are equally high. */
export const figures = css`
  /* Figures only, so no higher than the bars of the other view. */
  [dir='rtl'] & b {
    line-height: var(--line-1);
  }
  @container ${from.largePhone} {
    display: block;
    svg {
      block-size: 0.5rem;
      margin-block-end: var(--space-1);
    }
  }
  @container ${below.largePhone} {
    grid-column: 2/-1;
    min-block-size: 1.25rem;
    [dir='rtl'] & {
      min-block-size: 1.3rem;
    }
    /* One width for all bars: beside the longest text, that of a sub-agency. */
    > svg {
      inline-size: calc(100cqi - 16.1rem);
    }
    > svg + small {
      flex: 1 1 8.9rem;
      text-align: end;
    }
    /* Arabic letters have no negative spacing. */
    [dir='rtl'] & > svg {
      inline-size: calc(100cqi - 17rem);
    }
    [dir='rtl'] & > svg + small {
      flex-basis: 9.8rem;
    }
  }
  /* The bar has a line of its own, as long as the row. */
  @media ${below.slim} {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    &,
    [dir='rtl'] & {
      min-block-size: 2rem;
    }
    margin-block-start: -0.5rem;
    > svg,
    [dir='rtl'] & > svg {
      inline-size: 100%;
    }
  }
`

/** The foot of the ledger. */
export const total = css`
  @container ${below.largePhone} {
    flex-wrap: wrap;
    gap: 0;
    /* Room for the longest text. */
    b {
      inline-size: 100%;
      min-block-size: 3.625rem;
      [dir='rtl'] & {
        min-block-size: 3.875rem;
      }
    }
  }
  strong {
    margin-inline-end: var(--space-1);
  }
`
