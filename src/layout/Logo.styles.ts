import { css } from '@emotion/react'

export const logo = css`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: 0.6rem;
  min-block-size: 2.75rem;
  font-size: 1.4rem;
  font-weight: 480;
  letter-spacing: -0.045em;
  text-decoration: none;
  svg {
    inline-size: 1.9rem;
    block-size: 1.9rem;
  }
  circle + circle {
    fill: var(--coral);
  }
`
