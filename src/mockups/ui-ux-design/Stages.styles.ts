import { css } from '@emotion/react'

export const stage = css`
  inline-size: 100%;
  overflow: visible;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  /* The text would be too small to read. */
  @media (width < 64rem) {
    text {
      display: none;
    }
  }
`
