import type { Meta } from '../content/types'

export type DocumentParts = {
  meta: Meta
  /** Absolute address of the page; null for the 404 page, which has none and is not indexed. */
  canonical: string | null
  /** The CSS text of the page's rules. */
  styles: string
  /** The HTML of the React root. */
  body: string
  sprite: string
  /** Web paths of the module scripts, in the order in which they are evaluated. */
  scripts: readonly string[]
  /** Web paths of the modules that the page imports before it hydrates. */
  preloads: readonly string[]
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
    ...preloads.map(path => `<link rel="modulepreload" href="${path}">`),
    ...scripts.map(path => `<script type="module" src="${path}"></script>`),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    sprite,
    '</body>',
    '</html>\n',
  ].join('')
}
