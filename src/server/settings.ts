import type { MailSettings } from '../relay/providers'
import { type Environment, isSafeUrl, mailSettings } from '../relay/settings'
import type { Place } from './http'
import { readKey } from './sender'
import { smtpServer } from './smtp'
import { siteFolder } from './static'
import { parseSecret, type WebhookSettings } from './webhook'

export type ServerSettings = Place & {
  /** Folder of the outbox. */
  outbox: string
  /** Folder of the built site. */
  root: string
  /** How many proxies' entries in the X-Forwarded headers are trusted; none when absent. */
  trustProxy?: number
  /** The mail provider. Without one, messages stay in the outbox. */
  mail?: MailSettings
  /** The file that holds the key of `mail`. */
  keyFile?: string
  /** The address to which alerts are posted. Without one, none are sent. */
  alertUrl?: string
  /** The second destination of the messages. */
  webhook?: WebhookSettings
}

/**
 * Reads the server's settings from the environment. No error repeats a value, because it could be the key in the wrong
 * setting.
 * @throws an error of one line that names the setting and what is wrong with it
 */
export function serverSettings(env: Environment): ServerSettings {
  const socket = givenSocket(env)
  const { PORT = '3000', HOST = '127.0.0.1', TRUST_PROXY = '0', ALERT_URL, MAIL_KEY_FILE } = env
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) fail('PORT', 'a number from 0 to 65535')
  if (!/^[\w.:%-]+$/.test(HOST)) fail('HOST', 'a host name or an IP address such as 127.0.0.1')
  if (!/^\d$/.test(TRUST_PROXY)) fail('TRUST_PROXY', 'a number of proxies from 0 to 9')
  if (ALERT_URL !== undefined && !isSafeUrl(ALERT_URL)) fail('ALERT_URL', 'an https address without a password in it')
  const webhook = webhookSettings(env)
  const mail = mailSettings(withKey(env), url => smtpServer(url) !== undefined)
  return {
    port: Number(PORT),
    host: HOST,
    ...(socket !== undefined && { socket }),
    outbox: outboxSetting(env),
    root: siteFolder(),
    trustProxy: Number(TRUST_PROXY),
    ...(mail && { mail }),
    ...(mail && MAIL_KEY_FILE !== undefined && { keyFile: MAIL_KEY_FILE }),
    ...(ALERT_URL !== undefined && { alertUrl: ALERT_URL }),
    ...(webhook && { webhook }),
  }
}

/** The first file descriptor that systemd passes on: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const FIRST_SOCKET = 3

/** Returns the descriptor of the socket that systemd has opened for this process, if it has. */
function givenSocket({ LISTEN_FDS, LISTEN_PID }: Environment): number | undefined {
  // Whoever started this process may have been given sockets itself: the variables are inherited, the sockets may not be.
  if (LISTEN_FDS === undefined || LISTEN_PID !== String(process.pid)) return undefined
  if (LISTEN_FDS !== '1') fail('LISTEN_FDS', '1: the server listens on one socket')
  return FIRST_SOCKET
}

function webhookSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET }: Environment): WebhookSettings | undefined {
  if (url === undefined) return undefined
  if (!isSafeUrl(url)) fail('WEBHOOK_URL', 'an https address without a password in it')
  if (!WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET must be set when WEBHOOK_URL is')
  const secret = parseSecret(WEBHOOK_SECRET)
  if (!secret) fail('WEBHOOK_SECRET', 'whsec_ and base64 of 24 to 64 bytes')
  return { url, secret }
}

/** Returns the folder of the outbox. @throws as `serverSettings` does */
export function outboxSetting({ OUTBOX = 'outbox' }: Environment): string {
  if (!OUTBOX.trim()) fail('OUTBOX', 'the path of a folder')
  return OUTBOX
}

/** Returns the environment with the key from MAIL_KEY_FILE, if that is set, as MAIL_KEY. */
function withKey(env: Environment): Environment {
  const { MAIL_KEY_FILE, MAIL_KEY, MAIL_URL = '' } = env
  if (MAIL_KEY_FILE === undefined) return env
  if (MAIL_KEY !== undefined) fail('MAIL_KEY_FILE', 'needed beside MAIL_KEY: set one of them')
  const key = readKey(MAIL_KEY_FILE, MAIL_URL)
  if (key === undefined) fail('MAIL_KEY_FILE', "a file that can be read and holds the provider's key in one line")
  return { ...env, MAIL_KEY: key }
}

function fail(name: string, expected: string): never {
  throw new Error(`${name} is not ${expected}`)
}
