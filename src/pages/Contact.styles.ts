import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

export const next = css`
  display: grid;
  gap: 2rem;
  li {
    display: grid;
    gap: 1rem;
    align-content: start;
    max-inline-size: 30em;
    line-height: 1.5;
  }
  li::before {
    ${waypoint};
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`
