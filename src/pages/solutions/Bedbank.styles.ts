import { css } from '@emotion/react'

/** The features heading runs across the page; the Get started heading is as wide as the month below it. */
export const page = css`
  #hero h1 + p {
    margin-block-end: 1.4rem;
  }
  /* Below the picture there is as much of the dune's paper as on the other solutions' pages. */
  @media (max-width: 47.99rem) {
    --y: 1.17rem;
    #hero {
      padding-block-end: 3rem;
    }
    #features {
      padding-block-start: 0;
    }
    #hero > * > :first-child a {
      padding-inline: 1.1rem;
    }
  }
  @media (min-width: 75rem) {
    #hero > * > *,
    #features > * > div:first-of-type {
      grid-template-columns: auto;
    }
    #features > * > div > p {
      max-inline-size: none;
    }
  }
`
