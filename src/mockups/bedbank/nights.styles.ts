// The looks of a night, by what may be sold on it.
import { css } from '@emotion/react'
import { blackout, colourOf } from '../../theme/tokens'

/** A night on sale; in the dark scheme, a step lighter than a night of which few rooms are left. */
export const sale = css`
  background: ${colourOf(['var(--teal-w)', 'color-mix(in oklab, var(--teal) 25%, var(--teal-w))'])};
`

export const out = css`
  background: linear-gradient(to top right, transparent 48%, var(--field) 48% 52%, transparent 52%) ${colourOf(blackout)};
  box-shadow: inset 0 0 0 1px var(--line);
`

export const nights = css`
  [data-state] {
    ${sale};
  }
  [data-state='few'] {
    background: var(--coral-w);
  }
  [data-state='blackout'] {
    ${out};
  }
`
