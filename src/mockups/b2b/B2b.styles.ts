import { css } from '@emotion/react'
import { stack } from '../kit/frame.styles'
import { row } from '../kit/kit.styles'

/** The overdraft request floats over the ledger's foot, where no agency stands. */
export const desk = css`
  ${stack};
  @container (width > 36rem) {
    > :first-of-type {
      margin-block-end: 8.25rem;
    }
  }
`

/** Monogram, name and terms, credit, status; where it is narrow, the credit stands below. */
export const agency = css`
  ${row};
  display: grid;
  grid-template-columns: 2.1rem minmax(0, 1fr) auto;
  gap: 0.45rem 0.75rem;
  > :last-child {
    justify-content: center;
    grid-area: 1/3;
  }
  @container (width > 36rem) {
    grid-template-columns: 2.1rem minmax(0, 1fr) 10rem 5.6rem;
    gap: 0.9rem;
    > :last-child {
      grid-area: auto;
    }
  }
  @media (min-width: 75rem) and (min-height: 60.01rem) {
    padding-block: 0.9rem;
  }
`

/** Hangs from the agency above it. */
export const subAgency = css`
  ${agency};
  position: relative;
  padding-inline-start: 2.6rem;
  &::before {
    content: '';
    position: absolute;
    inset-block: -0.9rem 50%;
    inset-inline-start: 2rem;
    inline-size: 0.5rem;
    border-inline-start: 1.5px solid var(--field);
    border-block-end: 1.5px solid var(--field);
    border-end-start-radius: 0.5rem;
  }
  @container (width <= 36rem) {
    &::before {
      inset-block-end: calc(100% - 1.75rem);
    }
  }
`

/** The meter and its figures: a line below the name, or a column. */
export const credit = css`
  @container (width <= 36rem) {
    grid-column: 2/-1;
    display: flex;
    align-items: center;
    gap: 0.75rem;
    > svg {
      flex: 1;
      inline-size: 0;
    }
    > small {
      inline-size: 6.6rem;
      text-align: end;
    }
  }
`
