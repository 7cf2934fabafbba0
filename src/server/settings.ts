import { isProviderUrl, type MailSettings } from '../contact/providers'

export type ServerSettings = {
  /** 0 lets the system choose. */
  port: number
  host: string
  /** Folder of the messages that are to be delivered. */
  outbox: string
  /** Folder of the built site. */
  root: string
  /** How many proxies' entries of X-Forwarded-For are believed; none when absent. */
  trustProxy?: number
  /** Where messages go; when absent they are kept. */
  mail?: MailSettings
}

type Environment = Record<string, string | undefined>

/**
 * Reads the server's settings from the environment.
 * @throws with one line that names the setting and what is wrong with it
 */
export function serverSettings(env: Environment): ServerSettings {
  const { PORT = '3000', HOST = '127.0.0.1', TRUST_PROXY = '0' } = env
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) fail('PORT', PORT, 'a number from 0 to 65535')
  if (!/^[\w.:%-]+$/.test(HOST)) fail('HOST', HOST, 'a host name or an IP address such as 127.0.0.1')
  if (!/^\d$/.test(TRUST_PROXY)) fail('TRUST_PROXY', TRUST_PROXY, 'a number of proxies from 0 to 9')
  const mail = mailSettings(env)
  return {
    port: Number(PORT),
    host: HOST,
    outbox: outboxSetting(env),
    root: 'dist',
    trustProxy: Number(TRUST_PROXY),
    ...(mail && { mail }),
  }
}

/** The folder of the messages. @throws as `serverSettings` */
export function outboxSetting({ OUTBOX = 'outbox' }: Environment): string {
  if (!OUTBOX.trim()) fail('OUTBOX', OUTBOX, 'the path of a folder')
  return OUTBOX
}

/**
 * The mail provider, on Node and on the edge; nothing when MAIL_URL is not set. No error repeats a value: one that ended
 * up in the wrong setting may be the key.
 * @throws as `serverSettings`
 */
export function mailSettings(env: Environment): MailSettings | undefined {
  const { MAIL_URL: url, MAIL_KEY: key, MAIL_FROM: from, MAIL_TO: to } = env
  if (url === undefined) return undefined
  if (!isSafeUrl(url)) refuse('MAIL_URL', 'an https address without a password in it, as the provider documents it')
  if (!isProviderUrl(url)) refuse('MAIL_URL', 'an address that ends in /messages (Mailgun) or /emails (Resend)')
  if (!/^[!-~]+$/.test(key ?? '')) refuse('MAIL_KEY', "the provider's key, and MAIL_URL needs one")
  if (!isMailbox(from)) refuse('MAIL_FROM', 'an address such as no-reply@mg.example.com, and MAIL_URL needs one')
  if (!isMailbox(to)) refuse('MAIL_TO', 'an address such as info@example.com, and MAIL_URL needs one')
  // Site-spec section 7: a sender labelled Contact Form.
  return { url, key: String(key), from: from.endsWith('>') ? from : `Contact Form <${from}>`, to }
}

/** Whether a key may travel there: encrypted, or without leaving the machine. */
function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  const local = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && local)) && !username && !password
}

/** Whether a text is one address, `info@example.com` or `Info <info@example.com>`, and nothing that forges a header. */
function isMailbox(text: string | undefined): text is string {
  const address = text?.match(/^[^<>@,;\p{Cc}]*<([^<>]+)>$/u)?.[1] ?? text ?? ''
  return /^[^\s<>@,;:"()\p{Cc}]+@[^\s<>@,;:"().\p{Cc}]+(\.[^\s<>@,;:"().\p{Cc}]+)+$/u.test(address)
}

function fail(name: string, value: string, expected: string): never {
  throw new Error(`${name}: ${JSON.stringify(value)} is not ${expected}`)
}

function refuse(name: string, expected: string): never {
  throw new Error(`${name} is not ${expected}`)
}
