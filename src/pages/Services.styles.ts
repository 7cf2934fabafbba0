import { css } from '@emotion/react'
import { tiles } from '../mockups/services/Tiles.styles'
import { roomy } from '../sections/Section.styles'
import { lit } from './services/Practice.styles'

export const services = css`
  ${roomy};
  ${lit};
  ${tiles};
`
