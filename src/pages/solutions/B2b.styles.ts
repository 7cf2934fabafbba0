import { css } from '@emotion/react'

export const page = css`
  @media (max-width: 47.99rem) {
    #hero > * {
      padding-block-end: 1.55rem;
    }
    #get-started [data-tone] {
      padding-block-start: 0.6rem;
    }
    #get-started li p {
      font-size: 0.9rem;
      line-height: 1.4;
    }
    summary {
      line-height: 1.35;
    }
  }
  /* The products beside their heading. */
  @media (min-width: 80rem) {
    #products > div {
      display: grid;
      grid-template-columns: 4fr 8fr;
      column-gap: clamp(2rem, 5vw, 5rem);
      > :first-child {
        align-content: start;
        grid-template-columns: 1fr;
      }
    }
  }
  > * > :last-of-type {
    --sun-depth: 2;
  }
`
