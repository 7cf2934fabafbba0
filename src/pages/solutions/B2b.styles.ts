import { css } from '@emotion/react'

export const page = css`
  @media (max-width: 47.99rem) {
    #hero > * {
      padding-block-end: 1.55rem;
    }
    /* Both in one row. */
    #hero > * > :first-child a {
      padding-inline: 1.1rem;
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
  /* On tall screens the lines of the features stand beside their cards, at reading size. */
  @media (min-width: 90rem) and (min-height: 50.01rem) {
    #features > div {
      display: grid;
      grid-template-columns: 8fr 5fr;
      column-gap: 2.25rem;
      > :first-child {
        grid-column: 1/-1;
      }
      [role] > ul {
        grid-template: 1fr auto / 1fr 1fr;
        gap: 1.25rem;
        > :first-child {
          grid-area: auto / span 2;
        }
      }
      div + ul {
        --columns: 1;
        gap: 0.75rem;
        align-content: space-between;
        margin: 0;
        > * {
          grid-column: auto;
        }
        p {
          font-size: 1.06rem;
        }
      }
    }
  }
  > * > :last-of-type {
    --sun-depth: 2;
  }
`
