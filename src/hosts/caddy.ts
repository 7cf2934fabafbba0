/** Writes the response headers as a part of a Caddyfile: https://caddyserver.com/docs/caddyfile */
import { failedInAll, others } from '../contact/sentences'
import { LARGEST_BODY } from '../relay/limits'
import { API, HSTS, type Rule, UPGRADE } from './headers'
import { escapePattern, fill, type Place } from './template'
import { TYPES } from './types'

/** Serves a file, or its compressed copy with Vary and the type of the file; it does not redirect folders to a slash. */
const FILES = `file_server {
	precompressed br gzip
	disable_canonical_uris
}`

/** Also for clients without compression, to which Caddy sends no Vary; deferred, so that it replaces Caddy's own. */
const VARY = `header {
	Vary Accept-Encoding
	defer
}`

/**
 * Returns the Caddyfile's part for the block of the site.
 * @param rules the first is for all paths, the others for single pages or, with `*`, for folders
 * @param template the part, whose words in capitals are filled in; its Caddy looks up on the disk which pages exist
 */
export function caddyFile(rules: readonly Rule[], template: string, { root, relay }: Place): string {
  const [everywhere, ...special] = rules
  const site = { ...everywhere?.headers }
  const maps = [
    map('{http.request.scheme}', 'site_upgrade', [['https', UPGRADE]], ''),
    map('{http.request.uri.query}', 'site_mark', [['~.', '?']], ''),
    map('{http.request.uri.path}', 'site_type', types, TYPES['.html'] ?? ''),
  ]
  const headers = Object.entries(site).map(([name, value]) => {
    const variable = `site_${name.toLowerCase().replaceAll('-', '_')}`
    // In a map of Caddy the first matching line counts; among the rules it is the last.
    const values = special.toReversed().flatMap(({ path, headers }) => {
      const own = headers[name]
      return own === undefined ? [] : ([[keyOf(path), bare(own)]] as [string, string][])
    })
    if (values.length === 0) return addHeader(name, value)
    maps.push(map('{http.request.uri.path}', variable, values, bare(value)))
    // Caddy does not look for variables in the values of a map.
    return `header ${name} ${quote(`{${variable}}${upgradeOf(value)}`)}`
  })
  const own = Object.entries(API).filter(([name]) => !(name in HSTS) || name in site)
  return fill(template, {
    ROOT: quote(root),
    OTHERS: others.join('|'),
    MAPS: maps.join('\n'),
    HEADERS: ['@tls protocol https', ...headers, 'header Content-Type {site_type}', VARY].join('\n'),
    FILES,
    LIMIT: String(2 * LARGEST_BODY),
    RELAY: relay,
    API: ['@tls protocol https', ...own.map(field => addHeader(...field))].join('\n'),
    FAILED: quote(failedInAll()),
  })
}

/** Lines of a map from a path to its content type. A path without an extension is that of a page. */
const types: [key: string, type: string][] = [
  ...Object.entries(TYPES).map(([end, type]): [string, string] => [`~${escapePattern(end)}$`, type]),
  ['~\\.[^/]*$', 'application/octet-stream'],
]

/** Returns a rule's key among the paths, of which only unknown ones and those of pages reach the headers as they are. */
const keyOf = (path: string): string => (path.endsWith('*') ? `~^${escapePattern(path.slice(0, -1))}` : path)

const bare = (value: string): string => value.replace(UPGRADE, '')

function map(by: string, variable: string, values: [key: string, value: string][], otherwise: string): string {
  const lines = [...values.map(([key, value]) => `${key} ${quote(value)}`), `default ${quote(otherwise)}`]
  return `map ${by} {${variable}} {\n${lines.map(line => `\t${line}\n`).join('')}}`
}

/** Returns the line of a header. HSTS is only for connections with TLS, which the matcher `@tls` has to recognise. */
const addHeader = (name: string, value: string): string =>
  name in HSTS ? `header @tls ${name} ${quote(value)}` : `header ${name} ${quote(bare(value) + upgradeOf(value))}`

const upgradeOf = (value: string): string => (value.endsWith(UPGRADE) ? '{site_upgrade}' : '')

/** Quotes a text, so that it is one word of the configuration: only quotes need a backslash. */
const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
