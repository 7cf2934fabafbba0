import { css } from '@emotion/react'
import { coralPress } from '../kit/kit.styles'

export const amount = css`
  font-size: 2rem;
  letter-spacing: -0.045em;
  line-height: 1.2;
`

export const pay = css`
  ${coralPress};
  justify-self: stretch;
  text-align: center;
  padding: 0.75em;
  font-size: 0.875rem;
`
