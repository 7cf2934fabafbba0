import { css } from '@emotion/react'
import { sale } from './nights.styles'

/** Each figure beside its words and what is counted: as many cells as it says, like the nights of a calendar. */
export const sold = css`
  display: grid;
  gap: 0.5rem;
  li {
    display: grid;
    grid-template-columns: max(3rem, 10vw) 1fr;
    align-items: center;
    gap: 0.3rem 0.75rem;
  }
  strong {
    grid-row: span 3;
    align-self: start;
    font-size: clamp(4.5rem, 9vw, 8.5rem);
    font-weight: 400;
    line-height: 0.8;
    letter-spacing: -0.07em;
  }
  span {
    font-size: var(--tl);
  }
  b {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0.3rem;
  }
  i {
    ${sale};
    align-content: center;
    padding: 0.55rem;
    border-radius: var(--r1);
    color: var(--teal-t);
    font-size: var(--ts);
    font-style: normal;
    text-align: center;
  }
  small {
    color: var(--ink2);
    font-size: max(0.9rem, 1.15vw);
  }
  /* Rows of one ledger, whose cells begin and end on the same lines. */
  @media (min-width: 64rem) {
    gap: 0;
    margin-block: -1.75rem;
    li {
      grid-template-columns: 9rem 6fr 7fr;
      column-gap: 1.5rem;
      padding-block: 1.75rem;
    }
    li + li {
      border-block-start: 1px solid var(--line);
    }
    b {
      grid-area: 1 / 3 / span 2;
      align-self: stretch;
    }
    strong {
      grid-row: span 2;
    }
  }
`
