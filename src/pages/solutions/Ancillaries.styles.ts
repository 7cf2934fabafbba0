import { css } from '@emotion/react'

/** On phones both of its first buttons stand in one row. */
export const page = css`
  @media (max-width: 47.99rem) {
    #hero > * {
      padding-block-end: 1.55rem;
    }
    #hero > * > :first-child a {
      padding-inline: 1.1rem;
    }
  }
`
