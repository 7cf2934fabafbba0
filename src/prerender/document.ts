import type { Meta } from '../content/types'

/** A script by its web path, with the hash of its bytes: `sha256-` and base64 (https://www.w3.org/TR/sri-2/). */
export type Script = { path: string; integrity: string }

export type DocumentParts = {
  meta: Meta
  /** Absolute address of the page; null for the 404 page, which has none and is not indexed. */
  canonical: string | null
  /** The CSS text of the page's rules. */
  styles: string
  /** The HTML of the React root. */
  body: string
  sprite: string
  /** The module scripts, in the order in which they are evaluated. */
  scripts: readonly Script[]
  /** The modules that the page imports before it hydrates. */
  preloads: readonly Script[]
}

/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

/** The complete HTML document of a page. */
export function htmlDocument({ meta, canonical, styles, body, sprite, scripts, preloads }: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="preload" href="/fonts/readex-latin.woff2" as="font" type="font/woff2" crossorigin>',
    `<style data-emotion="css">${styles}</style>`,
    ...preloads.map(({ path, integrity }) => `<link rel="modulepreload" href="${path}" integrity="${integrity}">`),
    ...scripts.map(({ path, integrity }) => `<script type="module" src="${path}" integrity="${integrity}"></script>`),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    sprite,
    '</body>',
    '</html>\n',
  ].join('')
}
