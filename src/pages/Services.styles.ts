import { css } from '@emotion/react'
import { board } from '../mockups/services/Board.styles'
import { roomy } from '../sections/Section.styles'
import { lit } from './services/Practice.styles'

export const services = css`
  ${roomy};
  ${lit};
  ${board};
  @media (max-width: 47.99rem) {
    --y: 1.5rem;
  }
`
