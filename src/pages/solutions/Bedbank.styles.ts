import { css } from '@emotion/react'

/** Two of its headings have compositions of their own: the first on one line, and the second as wide as the month below it. */
export const page = css`
  @media (min-width: 48rem) {
    #get-started h2 {
      inline-size: max-content;
      max-inline-size: 92vw;
      font-size: min(6.6vw, 6rem);
    }
  }
  /* The dune's paper is room enough. */
  @media (max-width: 47.99rem) {
    #features {
      padding-block-start: 0;
    }
  }
  @media (min-width: 75rem) and (min-height: 50.01rem) {
    #features div + ul {
      row-gap: 2rem;
      margin-block-start: 3rem;
    }
  }
  @media (min-width: 75rem) {
    #features > * > div:first-of-type {
      grid-template-columns: auto;
      > p {
        max-inline-size: none;
      }
    }
  }
`
