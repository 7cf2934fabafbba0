import { css } from '@emotion/react'
import { below } from '../../theme/scale'

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
  @media ${below.laptop} {
    text {
      display: none;
    }
  }
`
