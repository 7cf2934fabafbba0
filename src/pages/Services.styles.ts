import { css } from '@emotion/react'
import { board } from '../mockups/services/Board.styles'
import { roomy } from '../sections/Section.styles'
import { lit } from './services/Practice.styles'

export const services = css`
  ${roomy};
  ${lit};
  ${board};
`

/** The heading in the bend of the road, which climbs past it to the launch. */
export const rising = css`
  @media (min-width: 64rem) {
    && > div {
      grid-template-columns: auto;
      max-inline-size: 46%;
      margin-block-end: 2rem;
    }
    > ol {
      --up: clamp(5.5rem, 7.5vw, 8rem);
      margin-block-start: calc(var(--up) * -2);
    }
  }
`
