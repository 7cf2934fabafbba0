import { css } from '@emotion/react'

/** Empty, it is as high as the screen, so that what follows is below. */
export const place = css`
  &:empty {
    min-block-size: 100vh;
  }
`
