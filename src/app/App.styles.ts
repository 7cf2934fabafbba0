import { css } from '@emotion/react'

export const skip = css`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 99;
  padding: 0.6rem 1rem;
  background: var(--card);
  border-radius: var(--r1);
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`
