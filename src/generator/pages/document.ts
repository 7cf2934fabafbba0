import type { Graph } from 'schema-dts'
import { escapeHtml } from '../../contact/escape-html'
import { addressIn } from '../../edition'
import { bare } from '../../isolate'
import { startScript } from '../../layout/start-script'
import { FIRST_END, mark, type Part } from '../../own'
import type { LoadedPage } from '../../page'
import { arabicText, latin } from '../../theme/font'
import { MEDIA, MEDIA_PATH } from '../../theme/media'
import { hexOf } from '../../theme/srgb'
import { colours, duskSky, inHue } from '../../theme/tokens'
import { PICTURE_SIZE, pictureOf } from '../checks/pictures'
import { alternatesOf } from './alternates'

export type DocumentParts = {
  start: Pick<LoadedPage, 'page' | 'meta' | 'words' | 'sky' | 'hue'>
  /**
   * For crawlers and link previews: the site's origin, whether the page has a link picture (a new page shows that of the home
   * page until its own is drawn), and structured data. Null for the 404 page, which has no address and is not indexed.
   */
  published: { siteUrl: string; hasPicture: boolean; data: Graph } | null
  /** The CSS texts of the style elements: the global rules, then the page's own. */
  styles: readonly string[]
  /** The HTML of the React root. */
  body: string
  /** The icons used up to the end of the first section, and the others, each as a hidden SVG. */
  sprites: { first: string; others: string }
  /** Web paths of the module scripts, in the order in which they are evaluated. */
  scripts: readonly string[]
  /** Web paths of the modules that the page imports before it hydrates. */
  preloads: readonly string[]
}

/** Returns the complete HTML document of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { start, published, styles, body, sprites, scripts, preloads } = parts
  const { page, meta, sky, hue } = start
  const { lang, dir, base, edition } = page.site
  const [light, dark] = (sky === 'dusk' ? duskSky.sky : colours.paper).map(colour => hexOf(inHue(colour, hue)))
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}" data-hue="${hue}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta ${marked('description')} name="description" content="${escapeHtml(meta.description)}">`,
    ...(published ? publicHead(start, published) : ['<meta name="robots" content="noindex">']),
    // What is painted of half a first section would move when the other half arrives (HTML, "rel=expect").
    `<link rel="expect" href="#${FIRST_END}" blocking="render">`,
    // Colours the browser's own bar like the header. Of several, the first whose media query matches counts.
    `<meta ${marked('bar')} name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)">`,
    `<meta ${marked('bar')} name="theme-color" content="${light}">`,
    `<script>${startScript}</script>`,
    // No link to /apple-touch-icon.png: Apple's devices request it anyway (Apple's "Configuring Web Applications").
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${base}/manifest.webmanifest">`,
    ...styles.map((css, index) => `<style ${marked(index === styles.length - 1 ? 'rules' : 'global')}>${css}</style>`),
    `<link ${marked('media')} rel="stylesheet" href="${MEDIA_PATH}" media="${MEDIA}">`,
    '</head>',
    '<body>',
    // Not in the head: there Chromium would delay the first paint for the font, and still lay the page out twice.
    ...[latin, ...(dir === 'rtl' ? [arabicText] : [])].map(
      ({ path }) => `<link rel="preload" href="${path}" as="font" crossorigin>`,
    ),
    // Before the page, so that the hero's icons arrive with the hero.
    sprites.first,
    `<div id="root" ${marked('root')} data-page="${escapeHtml(page.path)}"${base && ` data-edition="${edition}"`}>${body}</div>`,
    sprites.others,
    // After the page: the hero arrives sooner, and module scripts wait for the whole document anyway. Low priority lets the
    // font overtake them. The largest comes first, so that it does not wait for one of HTTP/1.1's six connections.
    ...scripts.map(path => `<script type="module" src="${path}" ${LATE}></script>`),
    ...preloads.map(
      (path, index) => `<link ${preloadMark(index, preloads)}rel="modulepreload" href="${path}" ${LATE}>`,
    ),
    // Last, because only machines read it, and they can wait.
    published ? dataBlock(published.data) : '',
    '</body>',
    '</html>\n',
  ].join('')
}

/** Returns the attribute by which the browser finds a part of the document. */
const marked = (part: Part): string =>
  Object.entries(mark(part))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

/** The first of the preloads is the script of the view, the last that of the words. */
const preloadMark = (index: number, { length }: readonly string[]): string =>
  index === 0 ? `${marked('view')} ` : index === length - 1 ? `${marked('words')} ` : ''

const LATE = 'fetchpriority="low"'

/** The locale that Open Graph assumes for a page that names none. */
const DEFAULT_LOCALE = 'en_US'

/** Returns Open Graph's `language_TERRITORY`. A language without a territory gets the one where most speakers live. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return `${language}_${region}`
}

/** Returns canonical link and Open Graph tags (https://ogp.me). X reads these too, except for the kind of its card. */
function publicHead(
  { page, meta, words: { hero } }: DocumentParts['start'],
  published: NonNullable<DocumentParts['published']>,
): string[] {
  const { path, site } = page
  const { siteUrl, hasPicture } = published
  const address = (path: string) => new URL(path, siteUrl).href
  const locale = localeOf(site.lang)
  const others = page.others.map(({ lang }) => ['og:locale:alternate', localeOf(lang)] as const)
  const properties = {
    'og:type': 'website',
    'og:site_name': site.brand,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': address(path),
    'og:image': address(pictureOf(hasPicture ? path : addressIn(site.base, '/'))),
    'og:image:width': String(PICTURE_SIZE.width),
    'og:image:height': String(PICTURE_SIZE.height),
    'og:image:alt': bare(`${site.brand}. ${hasPicture ? `${hero.eyebrow}: ${hero.title}` : site.tagline}`),
    ...(locale === DEFAULT_LOCALE ? {} : { 'og:locale': locale }),
  }
  return [
    `<link ${marked('canonical')} rel="canonical" href="${escapeHtml(address(path))}">`,
    ...alternatesOf(page, siteUrl).map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`,
    ),
    ...[...Object.entries(properties), ...others].map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Returns a JSON-LD block. Escapes `<`, because `</script>` inside the JSON would end the block. */
const dataBlock = (data: Graph): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
