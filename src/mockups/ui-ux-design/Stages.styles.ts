import { css } from '@emotion/react'
import { stretched } from '../../theme/base.styles'
import { below } from '../../theme/scale'

export const stage = css`
  ${stretched};
  inline-size: 100%;
  overflow: visible;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* A mouse pointer is the same in all languages; moved on, so that it still points at the box. */
  [dir='rtl'] & [data-part='cursor'] {
    translate: -3px -3px;
    scale: -1 1;
    transform-box: fill-box;
  }
  /* The text would be too small to read. */
  @media ${below.laptop} {
    text {
      display: none;
    }
  }
`
