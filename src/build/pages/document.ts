import type { Graph } from 'schema-dts'
import { escapeHtml } from '../../contact/escape-html'
import type { Meta } from '../../content/types'
import { schemeScript } from '../../layout/scheme'
import type { Sky } from '../../page'
import { latin } from '../../theme/font'
import { hexOf } from '../../theme/srgb'
import { colours, duskSky } from '../../theme/tokens'
import { MEDIA, MEDIA_FILE } from '../bundle/media'

/** A script by its web path, with the hash of its bytes: `sha256-` and base64 (https://www.w3.org/TR/sri-2/). */
export type Script = { path: string; integrity: string }

/** What crawlers and link previews are told of an indexed page. */
export type Public = {
  /** Absolute address of the page. */
  canonical: string
  /** Absolute address of its link picture, 1200 by 630 pixels. */
  picture: string
  /** The words that the picture shows. */
  pictureText: string
  /** Name of the site. */
  brand: string
  data: Graph
}

export type DocumentParts = {
  /** The page's path, by which the browser knows what to hydrate. */
  path: string
  /** With the brand in the title. */
  meta: Meta
  /** BCP 47: `en`, `de-AT`. */
  lang: string
  dir: 'ltr' | 'rtl'
  sky: Sky
  /** Null for the 404 page, which has no address and is not indexed. */
  published: Public | null
  /** The CSS texts of the style elements: the global rules, then the page's own. */
  styles: readonly string[]
  /** The HTML of the React root. */
  body: string
  /** The icons of the first section and of all before it; the others. */
  sprites: { first: string; others: string }
  /** The module scripts, in the order in which they are evaluated. */
  scripts: readonly Script[]
  /** The modules that the page imports before it hydrates. */
  preloads: readonly Script[]
}

/** The complete HTML document of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { path, meta, lang, dir, sky, published, styles, body, sprites, scripts, preloads } = parts
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    ...(published ? publicHead(meta, lang, published) : ['<meta name="robots" content="noindex">']),
    ...themeColours(sky),
    `<script>${schemeScript}</script>`,
    // Apple's devices ask for /apple-touch-icon.png without a link (its "Configuring Web Applications").
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // src/app/look.ts knows the page's own by its place behind the other.
    ...styles.map(css => `<style>${css}</style>`),
    `<link rel="stylesheet" href="/${MEDIA_FILE}" media="${MEDIA}">`,
    '</head>',
    '<body>',
    // In the head, Chromium would hold the first paint for it, and lay the page out twice all the same.
    `<link rel="preload" href="${latin.path}" as="font" type="font/woff2" crossorigin>`,
    // Before the page: the hero's icons come with the hero.
    sprites.first,
    `<div id="root" data-page="${escapeHtml(path)}">${body}</div>`,
    sprites.others,
    // Behind it: the hero is on its way sooner, and scripts wait for the whole document all the same. Of low priority: the
    // font passes them. The largest comes first, so that it does not wait for one of HTTP/1.1's six connections.
    ...scripts.map(file => `<script type="module" src="${file.path}" ${late(file)}></script>`),
    ...preloads.map(file => `<link rel="modulepreload" href="${file.path}" ${late(file)}>`),
    // Machines read this too, and have time.
    published ? dataBlock(published.data) : '',
    '</body>',
    '</html>\n',
  ].join('')
}

const late = ({ integrity }: { integrity: string }) => `integrity="${integrity}" fetchpriority="low"`

/** The browser's own bar continues the header. Of several such elements, the first counts that fits. */
function themeColours(sky: Sky): string[] {
  const [light, dark] = (sky === 'dusk' ? duskSky.sky : colours.paper).map(hexOf)
  return [
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)">`,
    `<meta name="theme-color" content="${light}">`,
  ]
}

/** What Open Graph takes a page for that does not say. */
const DEFAULT_LOCALE = 'en_US'

/** Open Graph's `language_TERRITORY`; the territory that a language alone stands for is the one where most speak it. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return `${language}_${region}`
}

/** Open Graph (https://ogp.me), which X reads too but for the kind of its card. */
function publicHead({ title, description }: Meta, lang: string, published: Public): string[] {
  const { canonical, picture, pictureText, brand } = published
  const locale = localeOf(lang)
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictureText,
    ...(locale === DEFAULT_LOCALE ? {} : { 'og:locale': locale }),
  }
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** A data block may hold any JSON but the sequence that ends it. */
const dataBlock = (data: Graph): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
