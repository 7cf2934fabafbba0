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
