import { css } from '@emotion/react'
import { row } from '../kit/kit.styles'

export const rule = css`
  ${row};
  padding-block: 0.6rem;
`
