import { css } from '@emotion/react'

/** The features heading runs across the page; the Get started heading is as wide as the month below it. */
export const page = css`
  #hero h1 + p {
    margin-block-end: 1.4rem;
  }
  /* The dune's paper already leaves enough space above the features. */
  @media (max-width: 47.99rem) {
    --y: 1.17rem;
    #hero {
      padding-block-end: 1.55rem;
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
