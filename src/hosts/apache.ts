/** Writes the response headers as a configuration of Apache: https://httpd.apache.org/docs/2.4/mod/mod_headers.html */
import { failedInAll, others } from '../contact/sentences'
import { LARGEST_BODY } from '../relay/limits'
import { API, HSTS, type Rule, UPGRADE } from './headers'
import { escapePattern, fill, type Place } from './template'
import { TYPES } from './types'

const TLS = `"expr=%{HTTPS} == 'on'"`

/**
 * Returns Apache's configuration of the site, for its virtual host.
 * @param rules the first is for all paths, the others for single pages or, with `*`, for folders
 * @param template the configuration, whose words in capitals are filled in; its Apache looks up on the disk which pages exist
 */
export function apacheFile(rules: readonly Rule[], template: string, { root, relay }: Place): string {
  const [everywhere, ...special] = rules
  const site = { ...everywhere?.headers }
  const failed = Object.entries({ ...API, 'Retry-After': '60', 'Content-Type': 'text/plain; charset=utf-8' })
  // The last line sets the policy that the conditions of the others look for.
  const own = failed.filter(([name]) => !(name in HSTS) || name in site).sort(byPolicy)
  return fill(template, {
    ROOT: quote(root),
    OTHERS: others.join('|'),
    MISSING: others
      .map(name => `<LocationMatch "^/${name}(?:/|$)">\n  ErrorDocument 404 /${name}/404.html\n</LocationMatch>`)
      .join('\n'),
    TYPES: Object.entries(TYPES)
      .map(([end, type]) => `AddType ${quote(type)} ${end}`)
      .join('\n'),
    LIMIT: String(2 * LARGEST_BODY),
    RELAY: relay,
    HEADERS: headersOf(site).join('\n'),
    OVERRIDES: special
      .map(({ path, headers }) => {
        const lines = headersOf(headers).map(line => `  ${line}\n`)
        return `<LocationMatch "${patternOf(path)}">\n${lines.join('')}</LocationMatch>`
      })
      .join('\n'),
    TLS: tlsLines(site).join('\n'),
    API: own
      .map(([name, value]) => {
        const isOwn = "-z resp('Content-Security-Policy')"
        return setHeader(name, value, `"expr=${isOwn}${name in HSTS ? " && %{HTTPS} == 'on'" : ''}"`)
      })
      .join('\n'),
    FAILED: quote(failedInAll()),
  })
}

const byPolicy = ([name]: [string, string], [other]: [string, string]): number =>
  Number(name === 'Content-Security-Policy') - Number(other === 'Content-Security-Policy')

/** Returns the pattern of a rule's paths. A folder's begins with it, a page has one path. */
const patternOf = (path: string): string =>
  path.endsWith('*') ? `^${escapePattern(path.slice(0, -1))}` : `^${escapePattern(path)}$`

/** Returns the lines that set headers, without what is only for connections with TLS. */
const headersOf = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    name in HSTS ? [] : [setHeader(name, value.replace(UPGRADE, ''))],
  )

/** Returns the lines for connections with TLS, which set HSTS and complete policies. */
const tlsLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (name in HSTS) return [setHeader(name, value, TLS)]
    return value.endsWith(UPGRADE) ? [`Header always edit ${name} "$" ${quote(UPGRADE)} ${TLS}`] : []
  })

/** Returns a Header line. Without `always`, error pages would lack the header. */
const setHeader = (name: string, value: string, condition = ''): string =>
  `Header always set ${name} ${quote(value)} ${condition}`.trimEnd()

/** Quotes a text, so that it is one word of the configuration. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
