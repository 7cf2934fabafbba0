import { css } from '@emotion/react'
import { below } from './scale'
import { EMPTY } from './tokens'

/**
 * Rules for more contrast, very small screens and print. They are in a separate file, so that other visitors do not wait for
 * them. The colours of a subtree are declared where its scheme is set, so overrides must match every element.
 */
export const media = css`
  @media (prefers-contrast: more) {
    *,
    ::before,
    ::after {
      --ink2: var(--ink) !important;
      --line: var(--ink) !important;
      --field: var(--ink) !important;
      --coral-t: var(--ink) !important;
      --teal-t: var(--ink) !important;
    }
  }
  /* A long word must not make a row wider than the screen. */
  @media ${below.least} {
    main {
      overflow-wrap: anywhere;
    }
    main * {
      min-inline-size: 0;
    }
  }
  /* Pictures are drawn for 20rem (320 px) and scaled down below. With enlarged text, letters stay as large as at 320 px. */
  @media ${below.least} {
    main :is(figure, table, [data-moment], :is(li, div) > div[aria-hidden='true']) {
      zoom: 0.77;
    }
    main :is(figure, table, [data-moment]) :is(figure, table, [data-moment], :is(li, div) > div[aria-hidden='true']) {
      zoom: 1;
    }
  }
  @media ${below.tiny} {
    main :is(figure, table, [data-moment], :is(li, div) > div[aria-hidden='true']) {
      zoom: 0.54;
    }
    main :is(figure, table, [data-moment]) :is(figure, table, [data-moment], :is(li, div) > div[aria-hidden='true']) {
      zoom: 1;
    }
  }
  /* Dark ink on white in any scheme: browsers do not print backgrounds, so light text would have nothing to stand on. */
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
    html {
      font-size: 14px;
    }
    /* Of the header only the brand is printed, of the footer only how to reach the company. */
    header {
      position: static !important;
    }
    nav,
    header nav ~ *,
    footer :is(nav, fieldset, ul, small, [lang='ar']),
    form,
    [role='progressbar'],
    [data-moment] :is(button, select, input[type='range'], a) {
      display: none !important;
    }
    :is(h1, h2, h3, h4, caption, legend, summary),
    p:has(+ :is(h1, h2, h3)),
    div:has(> p + h2) {
      break-after: avoid;
    }
    li,
    tr,
    dl > div,
    figure,
    article,
    blockquote,
    div:has(> p + h2) {
      break-inside: avoid;
    }
    /* A list may begin a sheet, unless a sentence introduces it. */
    p + :is(ul, ol) > li:first-child {
      break-before: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    /* Prints what is collapsed, or scrolled out of view, on a screen. */
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    [role='group'] {
      overflow: visible !important;
      flex-wrap: wrap;
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`
