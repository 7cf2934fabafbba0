import { css } from '@emotion/react'
import { board } from '../mockups/services/Board.styles'
import { lit } from './services/Practice.styles'

export const services = css`
  ${lit};
  ${board};
`
