import { css } from '@emotion/react'

export { primary } from './base.styles'

export const field = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-3) var(--space-5);
  background: var(--card);
  border: 1.5px solid var(--field);
  border-radius: var(--radius-m);
  &::placeholder {
    color: var(--ink2);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-invalid] {
    border-color: var(--bad);
    background: var(--bad-w);
  }
`
