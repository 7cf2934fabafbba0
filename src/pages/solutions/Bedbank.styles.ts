import { css } from '@emotion/react'

/** Around the page's sections: a calendar or a row of figures needs more room to the next colour on phones. */
export const page = css`
  @media (max-width: 47.99rem) {
    --y: 1.5rem;
  }
`
