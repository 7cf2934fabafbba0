import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The drawings' backgrounds extend far beyond the viewBox, so they fill the element at any aspect ratio. */
export const artefact = css`
  grid-row: 1;
  inline-size: calc(100% - 2 * var(--out));
  block-size: 6.3rem;
  margin: var(--out) var(--out) var(--space-4);
  fill: none;
  stroke-linecap: round;
  font-size: 12px;
  @media ${from.tablet} {
    block-size: auto;
    aspect-ratio: 1.8;
  }
  /* So that the stem of the Arabic letters ends at the upper line too. */
  [dir='rtl'] & [font-size='92'] {
    font-size: 86px;
  }
  /* A mouse pointer is the same in all languages, and its tip stays where it is. */
  [dir='rtl'] & [data-part='cursor'] {
    scale: -1 1;
    transform-box: fill-box;
  }
`

/** Fixed in height and as wide as its list, so that its nodes stay above the files that belong to them. */
export const curve = css`
  z-index: -1;
  inline-size: 100%;
  block-size: calc(25 * var(--k));
  overflow: visible;
  /* The dune ends behind the next section. */
  clip-path: inset(0 -50vw -55rem);
  fill: none;
  stroke: var(--teal);
  stroke-width: 1.5;
  [data-part='dune'] {
    stroke: var(--coral);
    stroke-width: 3;
    fill: var(--coral-w);
  }
  [data-part='nodes'] {
    stroke-width: 9;
    stroke-linecap: square;
  }
  @media ${below.largePhone} {
    clip-path: inset(0 -50vw -99rem);
  }
  @media ${below.tablet} {
    path + path {
      display: none;
    }
  }
`

/** The name of a file, in the colour of its node, and a line of the file. */
export const file = css`
  grid-row: 1;
  small {
    display: block;
    color: var(--ink);
    font-size: var(--text-7);
    @media ${from.tablet} and ${below.laptop} {
      min-block-size: 2lh;
    }
  }
`
