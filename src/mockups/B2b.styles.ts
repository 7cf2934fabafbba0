import { css } from '@emotion/react'
import { row } from './kit.styles'

export const agency = css`
  ${row};
  display: grid;
  grid-template-columns: 2.1rem minmax(0, 1.3fr) minmax(4rem, 1fr) 5.6rem;
  gap: 0.9rem;
  > :last-child {
    justify-content: center;
  }
  @container (width <= 36rem) {
    grid-template-columns: 2.1rem minmax(0, 1fr) 3.2rem auto;
    gap: 0.7rem;
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
    padding-inline-start: 2rem;
    &::before {
      inset-inline-start: 1.4rem;
    }
  }
`

export const credit = css`
  @container (width <= 36rem) {
    small {
      display: none;
    }
  }
`

export const line = css`
  margin-block: 0.8rem;
`
