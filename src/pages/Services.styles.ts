import { css } from '@emotion/react'
import { board } from '../mockups/services/Board.styles'
import { roomy } from '../sections/Section.styles'
import { lit } from './services/Practice.styles'

export const services = css`
  ${roomy};
  ${lit};
  ${board};
  @media (min-width: 64rem) {
    > section:nth-of-type(2) h2 {
      font-size: var(--t2);
    }
  }
`

/** A larger heading, because its lines run across the whole width. */
export const wide = css`
  @media (min-width: 64rem) {
    && > div:first-of-type {
      grid-template-columns: auto;
      h2 {
        font-size: var(--t2);
      }
    }
  }
`
