import { css } from '@emotion/react'

export const stars = css`
  display: flex;
  gap: 0.15rem;
  svg {
    fill: currentColor;
    inline-size: 1.05rem;
    block-size: 1.05rem;
  }
`

export const starsHollow = css`
  color: var(--ink2);
  svg {
    fill: none;
    stroke-dasharray: 2.6;
  }
`
