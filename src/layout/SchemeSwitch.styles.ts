import { css } from '@emotion/react'

export const choice = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  border: 0;
  font-size: 0.95rem;
  color: var(--ink2);
  label {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-block-size: 2rem;
  }
`
