import { css } from '@emotion/react'
import { row } from '../kit/kit.styles'

/** An add-on and, at the end, whether it may be left out. */
export const addOn = css`
  ${row};
  justify-content: space-between;
  b {
    font-size: 1rem;
  }
`

/** Net, sell and margin, each below its name. */
export const money = css`
  ${row};
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  b {
    font-size: 1.25rem;
    font-weight: 430;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  > [data-state] b {
    color: var(--teal-t);
  }
`

/** Add-on, units sold, revenue. */
export const sale = css`
  ${row};
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.5rem 3rem;
  padding-block: 0.45rem;
  > b,
  > small:not(:first-of-type) {
    text-align: end;
    font-weight: 480;
  }
`
