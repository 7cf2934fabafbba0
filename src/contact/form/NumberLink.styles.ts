import { css } from '@emotion/react'

/** High enough for a thumb. */
export const link = css`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-block-size: 2.75rem;
  text-decoration: none;
`
