import type { MailSettings } from '../relay/providers'
import { type Environment, mailSettings } from '../relay/settings'
import { siteFolder } from './static'

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
    root: siteFolder(),
    trustProxy: Number(TRUST_PROXY),
    ...(mail && { mail }),
  }
}

/** The folder of the messages. @throws as `serverSettings` */
export function outboxSetting({ OUTBOX = 'outbox' }: Environment): string {
  if (!OUTBOX.trim()) fail('OUTBOX', OUTBOX, 'the path of a folder')
  return OUTBOX
}

function fail(name: string, value: string, expected: string): never {
  throw new Error(`${name}: ${JSON.stringify(value)} is not ${expected}`)
}
