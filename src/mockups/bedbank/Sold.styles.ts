import { css } from '@emotion/react'
import { sale } from './nights.styles'

/** Each figure beside its words, and below them what is counted: as many cells as it says, like the nights of a calendar. */
export const sold = css`
  display: grid;
  gap: 1rem var(--g);
  li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    align-items: center;
    gap: 0.3rem 0.75rem;
  }
  strong {
    grid-row: span 3;
    align-self: start;
    font-size: clamp(4.5rem, 15vw, 14rem);
    font-weight: 400;
    line-height: 0.8;
    letter-spacing: -0.07em;
  }
  span {
    font-size: var(--t4);
    line-height: 1.2;
  }
  b {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0.3rem;
  }
  i {
    ${sale};
    padding: 0.55rem 0.25rem;
    border-radius: var(--r1);
    color: var(--teal-t);
    font-size: 0.9rem;
    font-style: normal;
    font-weight: 450;
    text-align: center;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
    line-height: 1.4;
  }
  @media (min-width: 48rem) {
    gap: 2.5rem var(--g);
    li {
      grid-template-columns: 10rem 1fr;
    }
  }
  /* Eight cells of one width: three, three and two. */
  @media (min-width: 64rem) {
    grid-template-columns: 3fr 3fr 2fr;
    li {
      grid-template-columns: auto 1fr;
      grid-template-rows: auto auto 1fr;
      gap: 1.25rem 1rem;
    }
    strong {
      grid-row: auto;
    }
    span {
      align-self: end;
    }
    b,
    small {
      grid-column: 1 / -1;
    }
    i {
      padding-block: 1.4rem;
    }
  }
`
