import { css } from '@emotion/react'
import { below } from '../../theme/scale'

/** A table of product, channel, season and markup: its head cells are `small` elements. */
export const rules = css`
  grid-template-columns: 1.1fr 1fr 1.1fr auto;
  grid-row: span 4;
  > * {
    align-content: center;
    padding-block: var(--space-3);
    padding-inline: var(--start, var(--space-3)) var(--end, var(--space-3));
    border-block-end: 1px solid var(--line);
  }
  > [data-state] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  @media ${below.slim} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    > * {
      --start: var(--space-2);
      --end: var(--space-2);
      overflow-wrap: anywhere;
    }
  }
`

/** A cell of the first column. */
export const product = css`
  --start: var(--space-5);
`

/** A cell of the last column. */
export const markup = css`
  --end: var(--space-5);
  font-weight: 500;
`

export const setting = css`
  padding-block: var(--space-4);
`
