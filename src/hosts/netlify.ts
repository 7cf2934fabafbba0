/** Writes the rules as a `_headers` file for Netlify: https://docs.netlify.com/manage/routing/headers/ */
import { others } from '../contact/sentences'
import type { Rule } from './headers'
import { headersFile } from './rules'

const POLICY = 'Content-Security-Policy'

/** What `default-src 'none'` forbids besides what the policies name, and besides styles. */
const FORBIDDEN = ['frame-src', 'object-src', 'worker-src'].map(name => `${name} 'none'`)

/**
 * Netlify reports the `!` of the other `_headers` as a fault, and does not document which value counts when two rules for one
 * path set the same header. So here no two do: what some rules set is left out of the rule for all paths, and written into all
 * others. Files without a rule of their own get Netlify's `Cache-Control`, with which browsers ask each time, too.
 *
 * The policy is the exception, because unknown paths have no rule but the one for all paths. Its policy there is wide enough
 * for every page: it limits everything but styles. Whether a host sends the first value, the last or both, a page has its
 * styles and scripts.
 * @param rules the first is for all paths, the others for single pages or, with `*`, for folders
 */
export function netlifyFile(rules: readonly Rule[]): string {
  const [everywhere, ...others] = rules
  if (!everywhere) return ''
  const policies = rules.flatMap(({ headers }) => headers[POLICY] ?? [])
  const isOwn = (name: string) => others.some(({ headers }) => name in headers)
  const shared = Object.entries(everywhere.headers).flatMap(([name, value]): [string, string][] => {
    if (name === POLICY) return [[name, widePolicy(policies)]]
    return isOwn(name) ? [] : [[name, value]]
  })
  const left = Object.entries(everywhere.headers).filter(([name]) => name !== POLICY && isOwn(name))
  const own = others.map(({ path, headers }) => ({
    path,
    detached: [],
    headers: { ...Object.fromEntries(left), ...headers },
  }))
  return headersFile([{ path: everywhere.path, detached: [], headers: Object.fromEntries(shared) }, ...own])
}

/** Returns a policy that allows what any of the given ones allows, and every style. */
function widePolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap(policy => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ')
    const known = directives.get(name) ?? new Set()
    for (const value of values) known.add(value)
    directives.set(name, known)
  }
  directives.delete('default-src')
  directives.delete('style-src')
  return [...FORBIDDEN, ...Array.from(directives, ([name, values]) => [name, ...values].join(' '))].join('; ')
}

/** The 404 pages of the languages, of which Netlify finds only the first: https://docs.netlify.com/manage/routing/redirects/ */
export const redirectsFile = others.map(name => `/${name}/* /${name}/404.html 404\n`).join('')
