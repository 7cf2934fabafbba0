import { css } from '@emotion/react'

export const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 1rem;
  input {
    flex: 1 1 12rem;
  }
`
