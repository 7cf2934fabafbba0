import { css } from '@emotion/react'

export const choice = css`
  gap: 0 var(--space-5);
  border: 0;
  label {
    min-block-size: 2rem;
  }
  @media not (forced-colors: active) {
    input {
      appearance: none;
      inline-size: 1.1rem;
      block-size: 1.1rem;
      border: 1.5px solid var(--field);
      border-radius: 50%;
      &:checked {
        background: radial-gradient(var(--coral) 48%, transparent 53%);
      }
    }
  }
`
