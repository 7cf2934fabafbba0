import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { row } from '../kit/kit.styles'

/* The request and, a step lower, the spend of the departments. */
export const desk = css`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  @container (width > 34rem) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    align-items: start;
    > :last-of-type {
      margin-block-start: 4.5rem;
    }
  }
`

/** Four waypoints on a line: passed (teal), flagged (coral), waiting (coral ring), still to come (teal ring). */
export const route = css`
  display: grid;
  padding: 1rem;
  li {
    position: relative;
    display: grid;
    gap: 0.15rem;
    padding-block-end: 1.15rem;
    padding-inline-start: 2rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.05rem;
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
    background: var(--card);
  }
  li::after {
    content: '';
    position: absolute;
    inset-block: 0.6rem -0.6rem;
    inset-inline-start: calc(0.5rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  [data-state='passed']::before,
  [data-state='ahead']::before {
    border-color: var(--teal);
  }
  [data-state='passed']::before {
    background: var(--teal);
  }
  [data-state='passed']::after {
    border-inline-start: 2px solid var(--teal);
  }
  [data-state='flagged']::before {
    background: var(--coral);
  }
  li:last-of-type {
    padding-block-end: 0;
  }
  li:last-of-type::after {
    display: none;
  }
`

/** The head of a waypoint: its name, and when or how at the end. */
export const stop = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem;
  b {
    font-size: 0.875rem;
  }
`

/** What was asked (b) and what the policy allows. */
export const check = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.3rem 0.75rem;
  margin-block-start: 0.45rem;
  padding: 0.55rem 0.75rem;
  border-radius: var(--r1);
  background: var(--coral-w);
  font-size: 0.75rem;
  b {
    color: var(--coral-t);
    font-weight: 500;
  }
  span:nth-of-type(even) {
    text-align: end;
  }
  @container (width <= 20rem) {
    grid-template-columns: auto 1fr;
    span:nth-of-type(odd) {
      display: none;
    }
  }
`

export const decide = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-block-start: 0.5rem;
`

export const department = css`
  ${row};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.35rem 0.5rem;
  padding-block: 0.65rem;
  border: 0;
  > svg {
    grid-column: 1/-1;
  }
  > span {
    color: var(--ink2);
    font-size: 0.75rem;
  }
`

/** The company's credit, below its departments. */
export const total = css`
  ${row};
  border-block-start: 1px solid var(--line);
`

export const rule = css`
  ${row};
  padding-block: 0.6rem;
`
