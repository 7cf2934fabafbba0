import { css } from '@emotion/react'
import { colours } from '../../theme/tokens'

export const amount = css`
  font-size: 2rem;
  letter-spacing: -0.045em;
  line-height: 1.2;
`

/** The receipt, torn off below the ways to pay. */
export const paid = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  padding-block: 0.9rem;
  border-block-start: 2px dashed var(--card);
  background: ${colours['teal-t'][1]};
  color: var(--on-coral);
  font-size: 1rem;
  font-weight: 480;
`
