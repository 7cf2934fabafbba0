// The looks of a night, by what may be sold on it. `--slope` and `--slash` are set where drawings are mirrored (rtl.styles.ts).
import { css } from '@emotion/react'
import { blackout, colourOf } from '../../theme/tokens'

/** A night on sale. */
export const sale = css`
  background: var(--teal-w);
`

export const out = css`
  background: linear-gradient(var(--slash, to top right), transparent 48%, var(--field) 48% 52%, transparent 52%) ${colourOf(blackout)};
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

/** Nights whose sale is stopped are hatched. */
export const hatched = css`
  [data-state='stop-sell'] {
    background: repeating-linear-gradient(var(--slope, 135deg) in srgb, var(--line) 0 3px, var(--card) 3px 6px);
  }
`
