import { css } from '@emotion/react'

export const line = css`
  margin-block: 0.8rem;
`
