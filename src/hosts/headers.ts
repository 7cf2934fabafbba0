/** Response headers: those of a `_headers` file, and those of the answers that no file stands behind. */

/** A block of a `_headers` file. */
export type Rule = {
  /** A path, or the beginning of paths with a `*` behind it. */
  path: string
  /** The headers of earlier rules that this one takes back. */
  detached: string[]
  headers: Record<string, string>
}

/** Two years, for this host and those below it (RFC 6797). */
export const HSTS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

/** The end of a Content-Security-Policy that makes the browser load everything over TLS. */
export const UPGRADE = '; upgrade-insecure-requests'

/** What every answer carries, whatever it is. */
export const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The relay compares the Origin of a form without JavaScript, which `no-referrer` would make `null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What the answers of the relay, of /healthz and to malformed requests carry: nothing of them is to be shown or kept. */
export const API: Readonly<Record<string, string>> = {
  ...HSTS,
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

/**
 * Reads a `_headers` file: a path, and below it a line for each header, `Name: value` or, to take back what an earlier
 * rule set, `! Name` (https://developers.cloudflare.com/workers/static-assets/headers/).
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

/** The headers of a path: those of every rule that it matches, in their order; a name that comes twice has both values. */
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

/** Headers without what a browser must not read on a page that came by plain http. */
export function withoutTls(headers: Headers): Headers {
  const fields = new Headers(headers)
  for (const name of Object.keys(HSTS)) fields.delete(name)
  const policy = fields.get('Content-Security-Policy')
  if (policy) fields.set('Content-Security-Policy', policy.replace(UPGRADE, ''))
  return fields
}

/** Made for the first answer: the build gives none, and would load all of Node's `fetch` for it. */
let known: { secure: Headers; plain: Headers } | undefined

function apiHeaders() {
  const secure = new Headers(API)
  return { secure, plain: withoutTls(secure) }
}

/**
 * An answer of the relay, or of the server for itself, as it leaves: the response with the headers of `API`. A page, which
 * is what the relay answers a refused form without JavaScript with, keeps the headers that it has as a page.
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
