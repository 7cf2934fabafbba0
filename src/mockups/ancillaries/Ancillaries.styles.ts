import { css } from '@emotion/react'
import { row, window } from '../kit/kit.styles'

/* The cabin beside the list of extras, and the operator's own add-on below both. */
export const desk = css`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  @container (width > 34rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :last-of-type {
      grid-column: 1/-1;
    }
  }
`

export const cabin = css`
  padding: 1rem 1.25rem 0;
`

/** The fuselage: rows of seats (div) and the zones they belong to (p). A seat is an i element: standard, priced, taken, chosen. */
export const fuselage = css`
  display: grid;
  gap: 0.3rem;
  padding: 1.35rem 0.9rem 0.9rem;
  border: 2px solid var(--line);
  border-block-end: 0;
  border-start-start-radius: 5rem 3.25rem;
  border-start-end-radius: 5rem 3.25rem;
  > * {
    font-size: 0.7rem;
    color: var(--ink2);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr) 1.3rem repeat(3, 1fr);
    gap: 0.3rem;
    place-items: center;
  }
  > p {
    display: flex;
    justify-content: space-between;
  }
  > p > b {
    color: var(--ink);
  }
  i {
    display: grid;
    place-items: center;
    font-style: normal;
    inline-size: 100%;
    max-inline-size: 2.6rem;
    block-size: 1.45rem;
    border: 1.5px solid var(--teal);
    border-radius: 0.4rem 0.4rem 0.6rem 0.6rem;
    background: var(--teal-w);
  }
  [data-state='priced'] {
    border-color: var(--coral);
    background: var(--coral-w);
  }
  [data-state='taken'] {
    border-color: transparent;
    background: var(--line);
  }
  [data-state='chosen'] {
    border-color: transparent;
    background: var(--coral);
    color: var(--on-coral);
    font-weight: 520;
  }
  /* Tall screens show more rows and larger seats. */
  @media (min-width: 75rem) and (min-height: 60.01rem) {
    gap: 0.4rem;
    i {
      block-size: 2.25rem;
    }
  }
  @media (max-width: 74.99rem), (max-height: 60rem) {
    > div:nth-of-type(n + 10) {
      display: none;
    }
  }
`

/** A window whose rows share its height. */
export const extras = css`
  ${window};
  display: grid;
  grid-template-rows: auto;
  grid-auto-rows: minmax(3.1rem, 1fr);
`

export const extra = css`
  ${row};
  padding-block: 0.35rem;
`

export const total = css`
  ${row};
  background: var(--coral-w);
`

/** The add-on: what it is and, below or beside, its price and whether clients may leave it out. */
export const addOn = css`
  ${window};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding: 0.8rem 1rem;
  > p {
    flex: 1 1 11rem;
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
`

/** Net, sell and margin in columns. */
export const money = css`
  flex: 1;
  display: flex;
  gap: 1.4rem;
  b {
    font-weight: 500;
  }
  [data-state] b {
    color: var(--teal-t);
  }
`

/** A drawn field of the editor, and its name. */
export const field = css`
  display: grid;
  gap: 0.3rem;
  padding: 0.85rem 1rem 0;
  > span {
    padding: 0.4rem 0.75rem;
    border: 1px solid var(--field);
    border-radius: var(--r1);
  }
`

/** Net, sell, margin as fields side by side. */
export const fields = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.75rem;
  padding: 0.7rem 1rem 0.85rem;
  > span {
    padding: 0.3rem 0.75rem;
    border: 1px solid var(--field);
    border-radius: var(--r1);
  }
  b {
    font-weight: inherit;
  }
  > [data-state] {
    border-color: transparent;
    background: var(--teal-w);
    color: var(--teal-t);
  }
`

export const publish = css`
  ${row};
  justify-content: space-between;
  border-block-start: 1px solid var(--line);
`

/** Add-on, units sold, revenue. */
export const sale = css`
  ${row};
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.5rem 3rem;
  padding-block: 0.55rem;
  > b,
  > small:not(:first-of-type) {
    text-align: end;
    font-weight: 480;
  }
`
