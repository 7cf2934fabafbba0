import { isProviderUrl, type MailSettings, providerEndings } from './providers'

export type Environment = Record<string, string | undefined>

/**
 * Reads the settings of the mail provider, on Node and on the edge. Returns undefined when MAIL_URL is not set. No error
 * repeats a value, because it could be the key in the wrong setting.
 * @param isSmtpServer whether a URL is that of a mail server; absent where mail cannot be sent by SMTP
 * @throws an error of one line that names the setting and what is wrong with it
 */
export function mailSettings(env: Environment, isSmtpServer?: (url: string) => boolean): MailSettings | undefined {
  const { MAIL_URL: url, MAIL_KEY: key, MAIL_FROM: from, MAIL_TO: to } = env
  if (url === undefined) return undefined
  checkUrl(url, isSmtpServer)
  if (!key) missing('MAIL_KEY')
  if (!keyPattern(url).test(key)) {
    refuse(
      'MAIL_KEY',
      isSmtpUrl(url) ? 'a password in one line' : 'a key: it holds a space, a line break or a sign beyond ASCII',
    )
  }
  if (!from) missing('MAIL_FROM')
  if (!isMailbox(from)) refuse('MAIL_FROM', 'an address such as no-reply@mg.example.com')
  if (!to) missing('MAIL_TO')
  if (!isMailbox(to)) refuse('MAIL_TO', 'an address such as info@example.com')
  // The specification, section 7, asks for a sender labelled Contact Form.
  return { url, key, from: from.endsWith('>') ? from : `Contact Form <${from}>`, to }
}

function checkUrl(url: string, isSmtpServer: ((url: string) => boolean) | undefined): void {
  if (isSmtpUrl(url)) {
    if (!isSmtpServer) refuse('MAIL_URL', 'an https address: only the Node server can send by SMTP')
    if (!isSmtpServer(url))
      refuse('MAIL_URL', 'of the form smtps://user@mail.example.com:465, without a password in it')
    return
  }
  if (!isSafeUrl(url)) refuse('MAIL_URL', 'an https address without a password in it, as the provider documents it')
  if (!isProviderUrl(url)) refuse('MAIL_URL', `an address that ends in ${providerEndings}`)
}

/** Whether a URL means that mail goes by SMTP. */
export const isSmtpUrl = (url: string): boolean => /^smtps?:/i.test(url)

/** Returns what a key for a URL consists of: the password of a mailbox may hold any printable sign, and spaces. */
export const keyPattern = (url: string): RegExp => (isSmtpUrl(url) ? /^[^\p{Cc}\p{Surrogate}]+$/u : /^[!-~]+$/)

/** Whether the host of a URL is this machine. */
export const isLocal = (hostname: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** Whether a key may be sent to a URL: over TLS or within this machine, and without credentials in the URL itself. */
export function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname))) && !username && !password
}

/** Whether a text is a single address, `info@example.com` or `Info <info@example.com>`, so that it cannot forge a header. */
function isMailbox(text: string): boolean {
  const address = text.match(/^[^<>@,;\p{Cc}]*<([^<>]+)>$/u)?.[1] ?? text
  return /^[^\s<>@,;:"()\p{Cc}]+@[^\s<>@,;:"().\p{Cc}]+(\.[^\s<>@,;:"().\p{Cc}]+)+$/u.test(address)
}

function missing(name: string): never {
  throw new Error(`${name} must be set when MAIL_URL is`)
}

function refuse(name: string, expected: string): never {
  throw new Error(`${name} is not ${expected}`)
}
