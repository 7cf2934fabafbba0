import { css } from '@emotion/react'
import { colours } from '../../theme/tokens'

export const amount = css`
  font-size: var(--text-9);
  letter-spacing: -0.045em;
  line-height: var(--line-3);
`

/** The receipt, torn off below the ways to pay. */
export const paid = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding-block: var(--space-5);
  border-block-start: 2px dashed var(--card);
  background: ${colours['teal-t'][1]};
  color: var(--on-coral);
  font-size: var(--text-5);
  font-weight: 480;
`
