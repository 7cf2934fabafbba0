import { css } from '@emotion/react'
import { colours } from '../../theme/tokens'

/** The colours of the first of the brands: the same in both schemes, as a brand is. */
export const murjan = css`
  --brand: ${colours['teal-t'][0]};
  --on-brand: ${colours.card[0]};
`
