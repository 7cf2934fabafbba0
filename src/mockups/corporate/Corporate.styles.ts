import { css } from '@emotion/react'
import { bar as windowBar } from '../kit/kit.styles'

/** A title row with the inline padding of the table below it. */
export const bar = css`
  ${windowBar};
  padding-inline: min(0.9rem, 2.5cqi);
`
