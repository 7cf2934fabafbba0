import { css } from '@emotion/react'
import { row } from '../kit/kit.styles'

/** A table of product, channel, season and markup: its head cells are `small` elements, its markups `b` elements. */
export const rules = css`
  display: grid;
  grid-template-columns: 1.1fr 1fr 1.1fr auto;
  grid-row: span 4;
  grid-auto-rows: 1fr;
  > * {
    align-content: center;
    padding: 0.55rem 0.5rem;
    border-block-end: 1px solid var(--line);
  }
  > small {
    padding-block: 0.45rem;
  }
  > small:nth-of-type(4n + 1),
  > span:nth-of-type(3n + 1) {
    padding-inline-start: 1rem;
  }
  > small:nth-of-type(4n),
  > b {
    padding-inline-end: 1rem;
    text-align: end;
    font-weight: 500;
  }
  > [data-state] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
`

/** An example below the rules. */
export const example = css`
  ${row};
  font-size: max(var(--least-drawn), 0.75rem);
  b {
    font-size: max(var(--least-note), 0.8125rem);
  }
`

export const setting = css`
  ${row};
  padding-block: 0.64rem;
  > div {
    margin-inline-start: auto;
  }
`
