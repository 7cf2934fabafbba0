/** The rules of the response headers as a configuration of nginx: https://nginx.org/en/docs/http/ngx_http_headers_module.html */
import { API, HSTS, type Rule, UPGRADE } from './headers'

type NginxFiles = {
  /** For the http { } block: the values that depend on the file that is sent, or on TLS. */
  http: string
  /** For the server { } block. */
  server: string
}

/**
 * @param rules the first one for all paths, the others for single paths or, with `*`, for folders
 * @param template the server block, with the words ROOT, RELAY, HEADERS and API to be filled in
 * @param root absolute path of the web root
 */
export function nginxFiles(rules: readonly Rule[], template: string, root: string): NginxFiles {
  const [everywhere, ...others] = rules
  const maps = [map('$https', 'site_upgrade', [['on', UPGRADE]])]
  const headers = Object.entries({ ...everywhere?.headers }).map(([name, value]) => {
    const variable = `site_${name.toLowerCase().replaceAll('-', '_')}`
    const special = others.flatMap(({ path, headers }) => {
      const own = headers[name]
      return own === undefined ? [] : ([[keyOf(path), upgradable(own)]] as [string, string][])
    })
    if (name in HSTS) maps.push(map('$https', variable, [['on', value]]))
    else if (special.length > 0 || value.endsWith(UPGRADE))
      maps.push(map('$uri', variable, [['default', upgradable(value)], ...special]))
    else return addHeader(name, value)
    return addHeader(name, `$${variable}`)
  })
  return {
    http: `${maps.join('\n')}\n`,
    server: template
      .replace(/^HEADERS$/m, headers.join('\n'))
      .replace(/^ *API$/m, apiHeaders(Object.keys({ ...everywhere?.headers })))
      .replaceAll('ROOT', root)
      .replaceAll('RELAY', 'http://127.0.0.1:3000'),
  }
}

/** By the file that is sent: an unknown path is the 404 page then, which has the general value. */
const keyOf = (path: string): string => (path.endsWith('*') ? `~^${path.slice(0, -1)}` : `${path}.html`)

const upgradable = (value: string): string => value.replace(UPGRADE, '$site_upgrade')

function map(by: string, variable: string, values: [key: string, value: string][]): string {
  return `map ${by} $${variable} {\n${values.map(([key, value]) => `  ${key} "${value}";\n`).join('')}}`
}

/** Without `always` error pages would have none. An empty value is not sent. */
const addHeader = (name: string, value: string): string => `add_header ${name} "${value}" always;`

/** @param names of the headers that the whole site has: HSTS only where it is among them */
function apiHeaders(names: readonly string[]): string {
  return Object.entries(API)
    .filter(([name]) => !(name in HSTS) || names.includes(name))
    .flatMap(([name, value]) => [
      `  proxy_hide_header ${name};`,
      `  ${addHeader(name, name in HSTS ? '$site_strict_transport_security' : value)}`,
    ])
    .join('\n')
}
