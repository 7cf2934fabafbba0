import { css } from '@emotion/react'
import { below } from './scale'

/** Keeps its layout: the product pictures, which are scaled down instead (media.styles.ts), and ornament. */
const DRAWN = `figure *, [data-moment] *, [aria-hidden='true'], [aria-hidden='true'] *`

/**
 * Pages narrower than 17rem: a phone zoomed to 200 %, a wide screen zoomed to 500 %, or text twice as large
 * (WCAG 1.4.4 and 1.4.10). There is no room for two columns of text: grids and rows become stacks.
 */
export const media = css`
  @media ${below.tiny} {
    :root {
      --title-1: 2rem;
      --title-2: 1.75rem;
      --title-3: 1.5rem;
    }
    main :is(section, ul, ol, li, dl, dl > div, li > div, li > a, summary):not(li ul, li ol, [hidden], ${DRAWN}) {
      display: block;
    }
    main :is(li, dl > div):not(${DRAWN}) + :is(li, div) {
      margin-block-start: 0.8rem;
    }
    main h2 {
      font-size: var(--text-8);
    }
    main li > :is(strong, small):not(${DRAWN}) {
      display: block;
    }
  }
`
