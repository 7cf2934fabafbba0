// What the content security policy would block, and what nobody may read.
import { schemeScript } from '../../layout/scheme'
import { named, show } from './html'
import { type Check, fault, markupOf, type SiteCheck } from './written'

/** Attributes that hold an address which the browser follows. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data']

const SCHEME = /^javascript:/i

/** URLs may hold line breaks, and may begin with spaces and control characters: https://url.spec.whatwg.org/#url-parsing */
const plain = (address: string): string => Array.from(address, c => (c > ' ' ? c : '')).join('')

/** Style attributes, inline event handlers, javascript: links, inline scripts but the one that the policy names. */
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
      .filter(({ ownText }) => ownText !== schemeScript)
      .map(script => fault(page, `has an inline script: ${script.ownText.slice(0, 40)}`, markupOf(script, page))),
  ])

/** What keys look like, in the files of the site. */
const KEYS: readonly [name: string, pattern: RegExp][] = [
  ['a Mailgun key', /\bkey-[0-9a-f]{32}\b/],
  // It begins with 32 digits, which is asked last: looked for first, they would take as long as all other checks.
  ['a Mailgun key', /-[0-9a-f]{8}-[0-9a-f]{8}\b(?<=\b[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})/],
  ['a Resend key', /\bre_(?=\w*\d)\w{16,}/],
  ['HTTP credentials', /\bBasic [A-Za-z0-9+/]{16,}={0,2}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
]

/** A shorter value would be found by chance. */
const LEAST_SECRET = 8

/** Keys in any written file. What is reported names the kind and the file, never the key. */
export const checkKeys: SiteCheck = (_pages, { files, secret, published }) =>
  [...files.keys()].flatMap(path => {
    const text = files.get(path)?.toString('latin1') ?? ''
    const unexpected = published ? text.replaceAll(published, '') : text
    const found = [...new Set(KEYS.flatMap(([name, pattern]) => (pattern.test(unexpected) ? name : [])))]
    if (secret && secret.length >= LEAST_SECRET && text.includes(secret)) found.unshift('the value of MAIL_KEY')
    return found.map(name => fault({ path }, `holds ${name}`, 'search src and static for it, then revoke it'))
  })
