/**
 * Derives the response headers of the site from its built pages. One list of rules is the source of `_headers`
 * (Cloudflare, Netlify and the Node server) and of the configurations of nginx, Caddy and Apache.
 */
import { NOT_FOUND } from '../edition'
import { sha256 } from './hash'
import { COMMON, HSTS, type Rule, UPGRADE } from './headers'

/** Cloudflare's limits: https://developers.cloudflare.com/workers/static-assets/headers/. Netlify documents none. */
const LINE_LENGTH = 2000
const RULES = 100
/** How many of these rules are not for pages: the one for all paths, and those for three folders of files. */
const GENERAL = 4

/** Features that no page uses, denied so that injected code cannot use them: https://www.w3.org/TR/permissions-policy/ */
const FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

type WrittenPage = {
  page: { path: string }
  /** The CSS texts of its style elements. */
  styles: readonly string[]
  /** The texts of its inline scripts. */
  inline: readonly string[]
}

type Settings = {
  /** Origin of the published site. */
  siteUrl: string
  /** The mail provider that the forms call directly; null if they post to the relay. */
  direct: { url: string } | null
}

/**
 * Returns the rules, general ones first. A later rule removes each header before it sets it, because Cloudflare joins the
 * values of all rules that a path matches; Netlify, which does not know the `!`, takes the last value.
 *
 * The rule for all paths also applies to unknown paths, so it has the policy of the 404 pages. It has that of the home page
 * too, because Cloudflare sorts the rules, and a rule for `/` would come before it
 * (https://github.com/cloudflare/workers-sdk/issues/11351).
 *
 * Every page has its own rule, as long as the hosts read so many. Beyond that, the pages of a folder share one.
 */
export function hostRules(pages: readonly WrittenPage[], { siteUrl, direct }: Settings): Rule[] {
  const secure = siteUrl.startsWith('https:')
  const isGeneral = ({ page: { path } }: WrittenPage) => path === '/' || path.endsWith(NOT_FOUND)
  const groups = folded(
    pages.filter(page => !isGeneral(page)),
    RULES - GENERAL,
  )
  const everywhere = [...pages.filter(isGeneral), ...(groups.get('/*') ?? [])]
  groups.delete('/*')
  const hashOf = hashes()
  const policyOf = (written: readonly WrittenPage[]) => ({
    'Content-Security-Policy': policy(written, hashOf, direct?.url) + (secure ? UPGRADE : ''),
  })
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return [
    {
      path: '/*',
      detached: [],
      headers: {
        ...policyOf(everywhere),
        ...(secure && HSTS),
        ...COMMON,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': FEATURES.map(feature => `${feature}=()`).join(', '),
        'Cache-Control': 'no-cache',
      },
    },
    override('/assets/*', immutable),
    override('/fonts/*', immutable),
    // Other sites show these pictures in link previews.
    override('/og/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    // A folder's rule also applies to unknown paths in the folder, which show the 404 page: it needs that policy too.
    ...Array.from(groups, ([path, own]) =>
      override(path, policyOf(path.endsWith('*') ? [...everywhere, ...own] : own)),
    ),
  ]
}

/**
 * Groups the pages by the paths of their rules. While these are too many, those in the folder with the most become one,
 * `/folder/*`. Rules of pages or folders deeper below override it.
 */
function folded(pages: readonly WrittenPage[], most: number): Map<string, WrittenPage[]> {
  const groups = new Map(pages.map(page => [page.page.path, [page]]))
  while (groups.size > most) {
    const folders = new Map<string, string[]>()
    for (const path of groups.keys()) {
      const folder = path.replace(/(\/\*)?$/, '').replace(/[^/]*$/, '*')
      if (folder === path) continue
      const below = folders.get(folder) ?? []
      below.push(path)
      folders.set(folder, below)
    }
    const [largest] = [...folders].sort(([, some], [, others]) => others.length - some.length)
    if (!largest) break
    const [folder, paths] = largest
    const merged = [folder, ...paths].flatMap(path => groups.get(path) ?? [])
    for (const path of paths) groups.delete(path)
    groups.set(folder, merged)
  }
  // A folder's rule comes before the rules of its pages and subfolders, which override it.
  const isFolder = ([path]: [string, unknown]) => path.endsWith('*')
  const byPath = ([path]: [string, unknown], [other]: [string, unknown]) => (path < other ? -1 : 1)
  return new Map([...[...groups].filter(isFolder).sort(byPath), ...[...groups].filter(group => !isFolder(group))])
}

const override = (path: string, headers: Record<string, string>): Rule => ({
  path,
  detached: Object.keys(headers),
  headers,
})

/**
 * Returns one Content-Security-Policy (https://www.w3.org/TR/CSP3/) for all the given pages. Data blocks (JSON-LD) are not
 * executed and need no hash.
 * @param provider URL of the mail provider, if the forms call it directly
 */
function policy(pages: readonly WrittenPage[], hashOf: (text: string) => string, provider?: string): string {
  const hashed = (texts: readonly string[]) => [...new Set(texts.map(text => ` ${hashOf(text)}`))].join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashed(pages.flatMap(({ inline }) => inline))}`,
    `style-src 'self'${hashed(pages.flatMap(({ styles }) => styles))}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${provider ? ` ${new URL(provider).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Returns a function that hashes a text for a policy, once per text: hundreds of pages share a few texts. */
function hashes(): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const hash = known.get(text) ?? `'${sha256(text)}'`
    known.set(text, hash)
    return hash
  }
}

/** Writes the rules as a `_headers` file. */
export function headersFile(rules: readonly Rule[]): string {
  return rules
    .map(({ path, detached, headers }) =>
      [
        path,
        ...detached.map(name => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}

/** Finds the lines of a `_headers` file that a host would ignore, with the paths of their rules. */
export function headersFaults(text: string): { path: string; what: string }[] {
  let path = ''
  let rules = 0
  return text.split('\n').flatMap(line => {
    const faults: string[] = []
    if (line.startsWith('/')) {
      path = line
      rules += 1
      if (rules === RULES + 1) faults.push(`this is rule ${rules} of _headers, Cloudflare reads ${RULES}`)
    }
    if (line.length > LINE_LENGTH) {
      const [name] = line.trim().split(':')
      faults.push(`the line ${name} of _headers has ${line.length} characters, Cloudflare reads ${LINE_LENGTH}`)
    }
    return faults.map(what => ({ path, what }))
  })
}
