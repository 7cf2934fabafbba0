// Finds markup that the content security policy would block, and keys that nobody may read.
import { startScript } from '../../layout/start-script'
import type { Fault } from '../fault'
import type { BuildSettings } from '../settings'
import { type Element, ownText } from './html'
import { type Check, fault, markupOf } from './written'

/** Finds style attributes, inline event handlers, and inline scripts that the policy does not name. */
export const checkInline: Check = page =>
  page.elements.flatMap(element =>
    blockedIn(element).map(what => fault(page, `<${element.name}> has ${what}`, markupOf(element, page))),
  )

function blockedIn(element: Element): string[] {
  const { name, attribs } = element
  const code = ownText(element)
  const isInline = name === 'script' && attribs.src === undefined && attribs.type !== 'application/ld+json'
  return [
    ...(attribs.style === undefined ? [] : [`a style attribute: ${attribs.style}`]),
    ...Object.keys(attribs).flatMap(name => (/^on[a-z]+$/.test(name) ? `an inline event handler: ${name}` : [])),
    ...(isInline && code !== startScript ? [`inline code: ${code.slice(0, 40)}`] : []),
  ]
}

/** The patterns of keys, to search the files of the site for. */
const KEYS: readonly [name: string, pattern: RegExp][] = [
  ['a Mailgun key', /\b(?:key-[0-9a-f]{32}|[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})\b/],
  ['a Resend key', /\bre_(?=\w*\d)\w{16,}/],
  ['HTTP credentials', /\bBasic [A-Za-z0-9+/]{16,}={0,2}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
]

/** The least length of a key to search for: a shorter one would be found by chance. */
const LEAST_SECRET = 8

/**
 * Finds keys in a file, except the one that is meant to be there in direct mode. A fault names the kind of key and
 * the file, never the key.
 */
export function checkKeys(
  path: string,
  bytes: Buffer,
  { secret, direct }: Pick<BuildSettings, 'secret' | 'direct'>,
): Fault[] {
  const text = bytes.toString('latin1')
  const unexpected = direct ? text.replaceAll(direct.key, '') : text
  const found = new Set(KEYS.flatMap(([name, pattern]) => (pattern.test(unexpected) ? name : [])))
  if (secret && secret.length >= LEAST_SECRET && text.includes(secret)) found.add('the value of MAIL_KEY')
  return Array.from(found, name => fault({ path }, `holds ${name}`, 'search src and static for it, then revoke it'))
}
