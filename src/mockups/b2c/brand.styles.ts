import { css } from '@emotion/react'
import { colours } from '../../theme/tokens'

/** The colours of the first brand, the same in both colour schemes, because a brand keeps its colours. */
export const murjan = css`
  --brand: ${colours['teal-t'][0]};
  --on-brand: ${colours.card[0]};
`
