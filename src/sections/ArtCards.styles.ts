import { css } from '@emotion/react'
import { from } from '../theme/scale'

export const cards = css`
  gap: var(--g);
  --pad: clamp(1rem, 0.6rem + 1.8vw, 2rem);
  --zoom: 1;
  @media ${from.wide} {
    --zoom: 1.3;
  }
  @media ${from.laptop} {
    /* The pictures have one height, and so do the words below them. */
    > li {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    /* The picture is at reading size and reaches the end of its card, with the sun above it. */
    > * > [aria-hidden] {
      align-items: stretch;
      &::before {
        inset-block-start: -0.75rem;
        inset-inline-start: 80%;
      }
      /* The picture's rows share its height. */
      > div {
        display: grid;
        grid-auto-rows: 1fr;
        zoom: var(--zoom);
      }
    }
  }
`

export const words = css`
  order: 2;
  padding: var(--pad);
`
