import { css } from '@emotion/react'
import { colours } from '../../theme/tokens'

export const amount = css`
  letter-spacing: -0.045em;
`

/** The receipt, torn off below the ways to pay. */
export const paid = css`
  justify-content: center;
  padding-block: var(--space-5);
  border-block-start: 2px dashed var(--card);
  background: ${colours['teal-t'][1]};
  color: var(--on-coral);
`
