import { css } from '@emotion/react'

export const amount = css`
  font-size: 2rem;
  letter-spacing: -0.045em;
  line-height: 1.2;
`

export const paid = css`
  padding-block: 0.75em;
  text-align: center;
  font-size: 0.875rem;
  font-weight: 480;
  color: var(--teal-t);
`
