import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** The cabin beside the list of extras, and the operator's own add-on below both. */
export const desk = css`
  @container ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The title row of a window, with all its texts on one baseline. */
export const head = css`
  align-items: baseline;
  svg {
    align-self: center;
  }
`

/** A window whose rows share the remaining height. */
export const extras = css`
  grid-template-rows: max-content;
  grid-auto-rows: minmax(2.8rem, auto);
  @container ${from.largePhone} {
    /* Painted after the cabin, this window would cast its shadow on it. */
    --sh2: 0 0;
  }
`

export const extra = css`
  padding-block: var(--space-2);
`

/** The price of an extra, in full ink once the extra is on the booking. */
export const price = css`
  [data-state] > & {
    color: var(--ink);
    font-weight: 520;
  }
`

/** The switch of an add-on. Mandatory: muted, because the switch cannot be moved. */
export const toggle = css`
  &:disabled {
    background: var(--teal-w);
  }
  &:disabled::before {
    background: var(--teal);
  }
`

/** What the traveller pays, and how much of it the seller keeps. */
export const total = css`
  b {
    font-size: var(--text-5);
  }
  > [data-state] {
    text-align: end;
  }
  > [data-state] b {
    color: var(--teal-t);
    font-size: var(--text-9);
    font-weight: 430;
    line-height: var(--line-2);
    letter-spacing: -0.04em;
  }
  /* With room for two lines, the sum that the seller keeps is the larger one. */
  @container ${from.largePhone} {
    display: grid;
    gap: 0;
    justify-content: stretch;
    align-content: center;
    > * {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
    }
    > [data-state] b {
      font-size: var(--title-4);
    }
  }
`

/** The operator's own add-on: its name, then beside or below it its prices and whether travellers may leave it out. */
export const addOn = css`
  gap: var(--space-3) var(--space-5);
  > p {
    flex: 1 1 10rem;
  }
  legend {
    white-space: nowrap;
  }
`

/** Net, sell and margin in columns. */
export const money = css`
  b {
    font-weight: 500;
  }
  [data-state] b {
    color: var(--teal-t);
  }
`
