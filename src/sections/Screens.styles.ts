import { css } from '@emotion/react'
import { from } from '../theme/scale'

/** The film across the page, and screens in pairs below it on wide screens. */
export const screens = css`
  gap: var(--space-7) var(--space-6);
  figcaption {
    margin-block-start: var(--space-4);
    overflow-wrap: anywhere;
  }
  video {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius-l);
    background: var(--sand);
  }
  /* Whole, because words may stand at any edge of a screen. */
  img {
    max-block-size: none;
  }
  /* As wide as a telephone. */
  @media ${from.largePhone} {
    [data-upright] img {
      max-inline-size: 20rem;
    }
  }
  @media ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    > :has(video),
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`
