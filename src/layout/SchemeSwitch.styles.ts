import { css } from '@emotion/react'

export const choice = css`
  gap: 0 var(--space-5);
  border: 0;
  label {
    min-block-size: 2rem;
  }
`
