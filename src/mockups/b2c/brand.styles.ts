import { css } from '@emotion/react'
import { colours } from '../../theme/tokens'

/**
 * The colours of the first brand, the same in both colour schemes, because a brand keeps its colours. A visitor's own colour
 * (useShop.ts) takes their place.
 */
export const murjan = css`
  --brand: var(--own, ${colours['teal-t'][0]});
  --on-brand: ${colours.card[0]};
  [data-text='ink'] & {
    --on-brand: var(--on-coral);
  }
`
