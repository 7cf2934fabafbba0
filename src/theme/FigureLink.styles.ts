import { css } from '@emotion/react'

/** A dotted line, as below a word that is explained elsewhere. */
export const figure = css`
  text-decoration: underline dotted 0.09em;
  text-underline-offset: 0.3em;
  &:hover {
    text-decoration-style: solid;
  }
`
