/**
 * The response headers of the site, from the pages as they are written. One list of rules is the source of `_headers`
 * (Cloudflare, Netlify and the Node server) and of the nginx configuration.
 */
import { sha256 } from './hash'
import { COMMON, HSTS, type Rule, UPGRADE } from './headers'

/** Cloudflare's limits: https://developers.cloudflare.com/workers/static-assets/headers/. Netlify documents none. */
const LINE_LENGTH = 2000
const RULES = 100
/** Of these, the rules that are for no page: of all paths, and of three folders of files. */
const GENERAL = 4

/** Features that no page uses, so that nothing that gets into one can: https://www.w3.org/TR/permissions-policy/ */
const FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

type WrittenPage = {
  page: { path: string }
  /** The CSS texts of its style elements. */
  styles: readonly string[]
  /** The texts of its scripts that are no files. */
  inline: readonly string[]
}

type Settings = {
  /** Origin of the published site. */
  siteUrl: string
  /** The mail provider that the forms call themselves; null where they post to the relay. */
  direct: { url: string } | null
}

/**
 * The rules, general ones first. What a later rule sets it first takes back: Cloudflare joins the values of all rules
 * that a path matches, and Netlify, which does not know the `!`, takes the last one.
 *
 * The rule of all paths stands for the unknown ones, so it has the policy of the 404 page. It is that of the home page
 * too: Cloudflare sorts the rules, and one for `/` would come before it
 * (https://github.com/cloudflare/workers-sdk/issues/11351).
 *
 * Every page has a rule, as long as the hosts read so many. Beyond that the pages of a folder share one.
 */
export function hostRules(pages: readonly WrittenPage[], { siteUrl, direct }: Settings): Rule[] {
  const secure = siteUrl.startsWith('https:')
  const isGeneral = ({ page: { path } }: WrittenPage) => path === '/' || path === '/404'
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
    // Others show the link pictures.
    override('/og/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    // An unknown path in a folder is the 404 page.
    ...Array.from(groups, ([path, own]) =>
      override(path, policyOf(path.endsWith('*') ? [...everywhere, ...own] : own)),
    ),
  ]
}

/**
 * The pages by the paths of their rules. Where these are too many, those of the folder with the most become one, `/folder/*`,
 * which a rule of a page or folder below it overrides.
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
  // A rule for a folder comes before those of what is in it.
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
 * The Content-Security-Policy (https://www.w3.org/TR/CSP3/) of these pages. Data blocks (JSON-LD) are not executed and
 * need no hash.
 * @param provider URL that the forms call themselves, where they do
 */
function policy(pages: readonly WrittenPage[], hashOf: (text: string) => string, provider?: string): string {
  const hashed = (texts: readonly string[]) => [...new Set(texts.map(text => ` ${hashOf(text)}`))].join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashed(pages.flatMap(({ inline }) => inline))}`,
    `style-src 'self'${hashed(pages.flatMap(({ styles }) => styles))}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${provider ? ` ${new URL(provider).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** The hash of a text as a policy says it, made once for each text: thousands of pages share a few. */
function hashes(): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const hash = known.get(text) ?? `'${sha256(text)}'`
    known.set(text, hash)
    return hash
  }
}

/** The rules as a `_headers` file. */
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

/** Which lines of a `_headers` file a host would pass over, by the paths of their rules. */
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
