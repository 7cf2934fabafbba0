import { css } from '@emotion/react'
import { bar as windowBar } from '../kit/kit.styles'

/** It begins and ends where the table below it does. */
export const bar = css`
  ${windowBar};
  padding-inline: min(0.9rem, 2.5cqi);
`
