import { css } from '@emotion/react'

export const artefact = css`
  grid-row: 1;
  max-inline-size: 100%;
  block-size: 5.25rem;
  @media (min-width: 48rem) {
    block-size: 7.5rem;
    margin-block-end: 1rem;
  }
`
