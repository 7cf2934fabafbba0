import { css } from '@emotion/react'

/* The font size is inherited. */
export const pair = css`
  letter-spacing: -0.022em;
  dt {
    letter-spacing: 0;
  }
  dd {
    margin: 0.1rem 0 0;
  }
  dt[data-part='after'] {
    margin-block-start: 0.8rem;
  }
`
