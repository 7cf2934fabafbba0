/** Response headers: those of a `_headers` file, and those of answers that do not come from a file. */

/** A block of a `_headers` file. */
export type Rule = {
  /** A path, or a prefix of paths followed by `*`. */
  path: string
  /** The names of headers of earlier rules that this one removes. */
  detached: string[]
  headers: Record<string, string>
}

/** HTTP Strict Transport Security for two years, for this host and its subdomains (RFC 6797). */
export const HSTS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

/** The end of a Content-Security-Policy that makes the browser load everything over TLS. */
export const UPGRADE = '; upgrade-insecure-requests'

/** The headers of every answer. */
export const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The relay compares the Origin of a form without JavaScript, which `no-referrer` would make `null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The headers of answers from the relay, from status pages and to malformed requests: not to be rendered or cached. */
export const API: Readonly<Record<string, string>> = {
  ...HSTS,
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

/**
 * Parses a `_headers` file: a path, and below it a line for each header, `Name: value` or, to remove what an earlier rule
 * has set, `! Name` (https://developers.cloudflare.com/workers/static-assets/headers/).
 */
export function parseRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').map(line => line.trim())) {
    const rule = rules.at(-1)
    const colon = line.indexOf(':')
    if (line.startsWith('/')) rules.push({ path: line, detached: [], headers: {} })
    else if (line.startsWith('!')) rule?.detached.push(line.slice(1).trim())
    else if (!line.startsWith('#') && colon > 0 && rule)
      rule.headers[line.slice(0, colon)] = line.slice(colon + 1).trim()
  }
  return rules
}

/** Returns the headers of a path: those of every rule that it matches, in order. A repeated name gets both values. */
export function headersFor(rules: readonly Rule[], path: string): Headers {
  const fields = new Headers()
  for (const { path: pattern, detached, headers } of rules) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    if (!matches) continue
    for (const name of detached) fields.delete(name)
    for (const [name, value] of Object.entries(headers)) fields.append(name, value)
  }
  return fields
}

/** Returns a copy of headers without what must not be sent over plain HTTP: HSTS and `UPGRADE`. */
export function withoutTls(headers: Headers): Headers {
  const fields = new Headers(headers)
  for (const name of Object.keys(HSTS)) fields.delete(name)
  const policy = fields.get('Content-Security-Policy')
  if (policy) fields.set('Content-Security-Policy', policy.replace(UPGRADE, ''))
  return fields
}

/** Created by the first answer: the build imports this module without answering, and would load all of Node's `fetch`. */
let known: { secure: Headers; plain: Headers } | undefined

function apiHeaders() {
  const secure = new Headers(API)
  return { secure, plain: withoutTls(secure) }
}

/**
 * Returns an answer of the relay, or of the server itself, with the headers of `API`. A page, with which the relay answers a
 * refused form without JavaScript, keeps its own headers.
 */
export function asApi(request: Request | undefined, response: Response): Response {
  if (response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  const secure = request && new URL(request.url).protocol === 'https:'
  known ??= apiHeaders()
  for (const [name, value] of secure ? known.secure : known.plain) headers.set(name, value)
  const { status, body } = response
  return new Response(body, { status, headers })
}
