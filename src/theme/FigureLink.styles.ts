import { css } from '@emotion/react'

/** A dotted line, as below a word that is explained elsewhere. */
export const figure = css`
  text-decoration: underline dotted 0.08em;
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-style: solid;
  }
`
