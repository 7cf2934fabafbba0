import { css } from '@emotion/react'

/** Around the sections of a page that has room for it on phones: what they hold stands further from the next colour. */
export const page = css`
  @media (max-width: 47.99rem) {
    --y: 1.5rem;
  }
`
