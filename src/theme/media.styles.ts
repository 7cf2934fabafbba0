import { css } from '@emotion/react'
import { EMPTY } from './tokens'

/**
 * For paper, for more contrast and for a palette of the visitor's own: a file beside the pages, which waits for nobody
 * else. The colours of a subtree are made where its scheme is set, so what changes them speaks to every element.
 */
export const media = css`
  /* Ink on white, whatever the scheme: browsers leave out backgrounds, and with them what light text stands on. */
  @media print {
    @page {
      margin: 16mm;
    }
    *,
    ::before,
    ::after {
      --lit: initial !important;
      --dim: ${EMPTY} !important;
      color-scheme: light !important;
      color: var(--ink) !important;
      background: none !important;
      box-shadow: none !important;
    }
    :root {
      --y: 8mm;
    }
    /* Of the header, the brand. */
    header {
      position: static !important;
    }
    nav,
    header nav ~ *,
    footer {
      display: none !important;
    }
    figure {
      break-inside: avoid;
    }
  }
`
