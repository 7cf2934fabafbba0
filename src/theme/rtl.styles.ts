import { css } from '@emotion/react'
import { arabicTextFaces } from './font'
import { arabicLines, declared } from './scale'

export const rtl = css`
  ${arabicTextFaces}
  :root {
    ${declared(arabicLines).general}
    /* Hatches and strokes drawn as gradients lean as those of the mirrored drawings beside them. */
    --slope: 45deg;
    --slash: to top left;
    /* Where a line ends, for positions in a background; and what turns a drawing round. */
    --x-end: 0%;
    --flip: -1;
  }
  /* The dots below a line of large letters must not stand on the letters of the next. */
  h1,
  h2 {
    --line-1: var(--line-2);
  }
  /*
   * Spacing would tear joined letters apart, and no Arabic is slanted or set in capitals (Arabic & Persian Layout Requirements,
   * sections 2.3 and 5.4).
   */
  *,
  ::before,
  ::after {
    letter-spacing: 0 !important;
    word-spacing: 0 !important;
    font-style: normal !important;
    text-transform: none !important;
  }
  /*
   * Drawings are mirrored with the layout around them, and the words in them are turned back. Icons stay as they are,
   * but for the arrow and the plane, and so does what has a direction of its own.
   */
  svg:not(:has(> use), [data-upright], [data-upright] *, [dir='ltr'] *) {
    scale: -1 1;
    /* Not of the drawing itself, whose own insets and margins would then be those of a page that runs from the left. */
    > * {
      direction: ltr;
    }
    text {
      unicode-bidi: plaintext;
    }
    /* A tick is the same in all scripts, as are the sign for per cent, a signature, and what is marked as upright. */
    [data-part='words'],
    [data-part='tick'],
    [data-part='sign'],
    [data-upright] {
      scale: -1 1;
      transform-box: fill-box;
      transform-origin: center;
    }
  }
  svg:has(> use:is([href='#i-arrow-right'], [href='#i-plane'])) {
    scale: -1 1;
  }
  svg svg {
    scale: 1 1 !important;
  }
`
