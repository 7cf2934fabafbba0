// Finds markup that the content security policy would block, and keys that nobody may read.
import { startScript } from '../../layout/start-script'
import { named, show } from './html'
import { type Check, fault, markupOf, type SiteCheck } from './written'

/** Attributes whose value is an address that the browser follows. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data']

const SCHEME = /^javascript:/i

/** Removes spaces, line breaks and control characters, which URLs may contain: https://url.spec.whatwg.org/#url-parsing */
const plain = (address: string): string => Array.from(address, c => (c > ' ' ? c : '')).join('')

/** Finds style attributes, inline event handlers, javascript: links, and inline scripts that the policy does not name. */
export const checkInline: Check = pages =>
  pages.flatMap(page => [
    ...page.elements.flatMap(element =>
      Object.entries(element.attributes).flatMap(([name, value]) => {
        const report = (what: string) => [fault(page, `${show(element)} has ${what}`, markupOf(element, page))]
        if (name === 'style') return report(`a style attribute: ${value}`)
        if (/^on[a-z]+$/.test(name)) return report(`an inline event handler: ${name}`)
        return ADDRESSES.includes(name) && value.includes(':') && SCHEME.test(plain(value))
          ? report(`a javascript: address in ${name}`)
          : []
      }),
    ),
    ...named(page.elements, 'script')
      .filter(({ attributes }) => attributes.src === undefined && attributes.type !== 'application/ld+json')
      .filter(({ ownText }) => ownText !== startScript)
      .map(script => fault(page, `has an inline script: ${script.ownText.slice(0, 40)}`, markupOf(script, page))),
  ])

/** The patterns of keys, to search the files of the site for. */
const KEYS: readonly [name: string, pattern: RegExp][] = [
  ['a Mailgun key', /\bkey-[0-9a-f]{32}\b/],
  // The 32 digits at the start are checked last, by the lookbehind: searching for them takes as long as all other checks.
  ['a Mailgun key', /-[0-9a-f]{8}-[0-9a-f]{8}\b(?<=\b[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})/],
  ['a Resend key', /\bre_(?=\w*\d)\w{16,}/],
  ['HTTP credentials', /\bBasic [A-Za-z0-9+/]{16,}={0,2}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
]

/** The least length of a key to search for: a shorter one would be found by chance. */
const LEAST_SECRET = 8

/** Finds keys in any written file. A fault names the kind of key and the file, never the key. */
export const checkKeys: SiteCheck = (_pages, { files, secret, published }) =>
  [...files.keys()].flatMap(path => {
    const text = files.get(path)?.toString('latin1') ?? ''
    const unexpected = published ? text.replaceAll(published, '') : text
    const found = [...new Set(KEYS.flatMap(([name, pattern]) => (pattern.test(unexpected) ? name : [])))]
    if (secret && secret.length >= LEAST_SECRET && text.includes(secret)) found.unshift('the value of MAIL_KEY')
    return found.map(name => fault({ path }, `holds ${name}`, 'search src and static for it, then revoke it'))
  })
