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
    padding: var(--space-3) var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  > small {
    padding-block: var(--space-3);
  }
  > small:nth-of-type(4n + 1),
  > span:nth-of-type(3n + 1) {
    padding-inline-start: var(--space-5);
  }
  > small:nth-of-type(4n),
  > b {
    padding-inline-end: var(--space-5);
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
  font-size: var(--text-1);
  b {
    font-size: var(--text-2);
  }
`

export const setting = css`
  ${row};
  padding-block: 0.64rem;
  > div {
    margin-inline-start: auto;
  }
`
