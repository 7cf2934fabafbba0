/** Writes the response headers as an nginx configuration: https://nginx.org/en/docs/http/ngx_http_headers_module.html */
import { failedInAll, others } from '../contact/sentences'
import { LARGEST_BODY } from '../relay/limits'
import { API, COMMON, HSTS, type Rule, UPGRADE } from './headers'
import { escapePattern, fill, type Place, type Words } from './template'
import { TYPES } from './types'

type NginxFiles = {
  /** For the http { } block: variables that depend on the request or on the file that is sent, and zones of rate limits. */
  http: string
  /** For the server { } block. */
  server: string
}

/**
 * Times for slow clients, which would otherwise occupy the connections of everybody. nginx takes the first of them from the
 * default server of the port, so it is not set for the site alone.
 *
 * A variable for the requested path without its query, and the limits of how often one address may post. They are looser
 * than those of the relay, which knows IPv6 networks and counts messages, so they stop floods but no visitor.
 */
const HTTP = `client_header_timeout 10s;
client_body_timeout 15s;
send_timeout 30s;
reset_timedout_connection on;
map $request_uri $site_asked {
  "~^(?<site_path>[^?#]*)" $site_path;
}
limit_req_zone $binary_remote_addr zone=site_requests:10m rate=60r/m;
limit_conn_zone $binary_remote_addr zone=site_senders:10m;`

/**
 * Returns the nginx configuration of the site.
 * @param rules the first is for all paths, the others for single pages or, with `*`, for folders
 * @param template the server block, whose words in capitals are filled in; its nginx looks up on the disk which pages exist
 */
export function nginxFiles(rules: readonly Rule[], template: string, { root, relay, resolver }: Place): NginxFiles {
  const [everywhere, ...special] = rules
  const site = { ...everywhere?.headers }
  // The languages' own 404 pages.
  const missing = map('$uri', 'site_missing', [
    ['default', '/404.html'],
    [`~^/(?<site_edition>${others.join('|')})(?:/|$)`, '/$site_edition/404.html'],
  ])
  const maps = [HTTP, missing, map('$https', 'site_upgrade', [['on', UPGRADE]])]
  const headers = Object.entries(site).map(([name, value]) => {
    const variable = `site_${name.toLowerCase().replaceAll('-', '_')}`
    // In an nginx map the first matching pattern counts; among the rules it is the last.
    const values = special.toReversed().flatMap(({ path, headers }) => {
      const own = headers[name]
      return own === undefined ? [] : ([[keyOf(path), upgradable(own)]] as [string, string][])
    })
    if (name in HSTS) maps.push(map('$https', variable, [['on', value]]))
    else if (values.length > 0 || value.endsWith(UPGRADE))
      maps.push(map('$uri', variable, [['default', upgradable(value)], ...values]))
    else return addHeader(name, value)
    return addHeader(name, `$${variable}`)
  })
  // HSTS is sent only if the site has it. Its variable is empty for connections without TLS.
  const own = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).filter(([name]) => !(name in HSTS) || name in site)
  const ownHeader = ([name, value]: [string, string]) =>
    addHeader(name, name in HSTS ? '$site_strict_transport_security' : value)
  const words: Words = {
    ROOT: quote(root),
    OTHERS: others.join('|'),
    HEADERS: headers.join('\n'),
    LIMIT: `${Math.ceil((2 * LARGEST_BODY) / 1024)}k`,
    RELAY: pass(relay, resolver),
    TYPES: Object.entries(TYPES)
      .map(([extension, type]) => `${bare(type)} ${extension.slice(1)};`)
      .join('\n'),
    // nginx knows that text/html has a charset, and warns when it is told.
    TEXTS: [
      ...new Set(
        Object.values(TYPES)
          .filter(type => type !== bare(type))
          .map(bare),
      ),
    ]
      .filter(type => type !== 'text/html')
      .join(' '),
    SHARED: own({ ...HSTS, ...COMMON })
      .flatMap(field => [`proxy_hide_header ${field[0]};`, ownHeader(field)])
      .join('\n'),
    API: own(API).map(ownHeader).join('\n'),
    FAILED: quote(failedInAll()),
  }
  return {
    http: `${maps.join('\n')}\n`,
    server: fill(template, words),
  }
}

/**
 * Returns the line that passes requests on. nginx looks up a host name only when it starts; one in a variable it looks up
 * again when the answer of the name server has expired (https://nginx.org/r/proxy_pass).
 */
const pass = (relay: string, resolver?: string): string =>
  resolver
    ? `resolver ${resolver} valid=5s;\nset $site_relay ${relay};\nproxy_pass $site_relay;`
    : `proxy_pass ${relay};`

/** Returns a content type without its charset. */
const bare = (type: string): string => type.replace(/;.*/, '')

/** Returns a rule's pattern for $uri, the file that is sent: 404.html for an unknown path, which gets the default value. */
const keyOf = (path: string): string =>
  path.endsWith('*') ? `~^${path.slice(0, -1)}` : `~^${escapePattern(path)}\\.html$`

const upgradable = (value: string): string => value.replace(UPGRADE, '$site_upgrade')

function map(by: string, variable: string, values: [key: string, value: string][]): string {
  return `map ${by} $${variable} {\n${values.map(([key, value]) => `  ${key} "${value}";\n`).join('')}}`
}

/** Returns an add_header line. Without `always`, error pages would lack the header. nginx does not send an empty value. */
const addHeader = (name: string, value: string): string => `add_header ${name} "${value}" always;`

/** Quotes a text, so that it is one word of the configuration. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
