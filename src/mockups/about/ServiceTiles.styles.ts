import { css } from '@emotion/react'
import { tile } from '../services/Tiles.styles'

/** A card's picture shrunk to a tile. The maturity picture keeps one dial, without title and label. */
export const onTile = css`
  [data-tone] {
    inline-size: 6rem;
    block-size: 6rem;
    min-block-size: 0;
    padding: 0;
    border-radius: var(--radius-s);
    &::before {
      scale: 0.55;
      inset-block-start: -1.75rem;
    }
    > div {
      inline-size: 5rem;
    }
  }
  [data-tone]:has([data-tile='offer']) {
    block-size: auto;
    min-block-size: 6rem;
  }
  a:hover > & [data-tone] > * {
    transform: translateY(-0.4rem);
  }
  ${tile};
  [data-tile='dial'] {
    small {
      display: none;
    }
    > :not([data-tile]) {
      grid-template-columns: 1fr;
      padding-block-end: 0;
      border: 0;
    }
  }
`
