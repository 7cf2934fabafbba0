import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/**
 * The rates that an operator enters beside what the hotel changes, and below them the month.
 */
export const first = css`
  gap: clamp(1rem, 2.4vw, 2.4rem);
`

export const parts = css`
  gap: max(2rem, var(--g)) clamp(1.5rem, 4vw, 4rem);
  > li > p {
    margin-block: 0.4rem min(1rem, 3vw);
  }
  @media ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
`

export const sheet = css`
  border-block-start: 2px solid;
  > * {
    align-content: center;
    padding-block: var(--space-1);
    border-block-start: 1px solid var(--line);
  }
  > p {
    border: 0;
  }
  small {
    font-size: var(--drawn-2);
    font-weight: 350;
    color: var(--ink2);
  }
`

/** The rates, in large type, because everything else follows from them. */
export const rates = css`
  grid-template-columns: 1.4fr repeat(3, 1fr);
  > span,
  p ~ small {
    padding-inline-end: var(--space-3);
  }
  /* The last column, whose cells end a row, ends where the rules do. */
  > :is(:has(+ b), :last-child) {
    padding-inline-end: 0;
  }
`

export const changes = css`
  font-size: var(--drawn-2);
  /* The title is as high as that of the rates; the changes share the height of its other four rows. */
  > p {
    grid-row: span 3;
  }
  > div {
    grid-row: span 4;
    grid-template-columns: 1fr auto;
    > span {
      grid-area: 1 / 2 / 3;
      box-shadow: inset 0 0 0 1px;
    }
  }
`
