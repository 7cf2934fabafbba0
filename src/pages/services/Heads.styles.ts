// How the heading of a section of one of these pages differs, for an element around it.
import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** The title is larger, because its line runs across the whole width. */
export const across = css`
  @media ${from.laptop} {
    && > div:has(> h2) {
      grid-template-columns: auto;
    }
    h2 {
      font-size: var(--title-2);
      line-height: var(--line-1);
    }
  }
`

/** Such a heading is centred above a picture, in front of a sun that rises out of it. */
export const centred = css`
  @media ${from.laptop} {
    > div:has(> h2) {
      z-index: 1;
      justify-items: center;
      text-align: center;
      p::before {
        content: none;
      }
    }
  }
`
