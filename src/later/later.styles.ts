import { css } from '@emotion/react'

/** No box of its own. Empty, it is as high as the screen, so that what follows is below. */
export const place = css`
  display: contents;
  &:empty {
    display: block;
    min-block-size: 100vh;
  }
`
