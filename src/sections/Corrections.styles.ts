import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

/** Who says it, what was before, and its replacement, on a colour that runs off the page, deeper with each story. */
export const corrections = css`
  --hue: var(--d0);
  dl {
    display: contents;
  }
  b {
    display: block;
  }
  /* Clear of what hangs below the line above. */
  figcaption > div {
    margin-block-start: var(--space-2);
  }
  dl div,
  blockquote,
  figcaption {
    padding-block: 2.2vw;
  }
  blockquote,
  [data-part='after'] {
    padding-inline: 3vw;
    background: var(--hue);
    color: var(--on-coral);
  }
  [data-part='after'] dd {
    font-size: var(--title-4);
  }
  blockquote {
    padding-block-start: 0;
    font-size: var(--text-6);
    line-height: var(--line-4);
  }
  @media ${below.tablet} {
    display: grid;
    row-gap: var(--space-8);
  }
  @media ${from.tablet} {
    figure {
      grid-template: auto 1fr / minmax(11.5rem, 2fr) minmax(0, 3fr) minmax(0, var(--after, 4fr));
    }
    figcaption,
    [data-part='before'] {
      grid-row: 1 / span 2;
      padding-inline-end: var(--space-5);
      border-block-start: 1.5px dashed var(--field);
    }
    blockquote,
    [data-part='after'] {
      /* The outset of a border image does not make the page wider. */
      border-image: linear-gradient(var(--hue) 0 0) fill 0 / 0 / 0 100vw 0 0;
      [dir='rtl'] & {
        border-image-outset: 0 0 0 100vw;
      }
    }
    figcaption {
      grid-column: 1;
    }
  }
  @media ${from.laptop} {
    --after: 8fr;
  }
`

export const deeper = css`
  --hue: var(--d1);
`

export const deepest = css`
  --hue: var(--d2);
`
