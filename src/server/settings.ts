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
}

/**
 * Reads the server's settings from the environment.
 * @throws with one line that names the setting and what is wrong with it
 */
export function serverSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const { PORT = '3000', HOST = '127.0.0.1', OUTBOX = 'outbox', TRUST_PROXY = '0' } = env
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) fail('PORT', PORT, 'a number from 0 to 65535')
  if (!/^[\w.:%-]+$/.test(HOST)) fail('HOST', HOST, 'a host name or an IP address such as 127.0.0.1')
  if (!OUTBOX.trim()) fail('OUTBOX', OUTBOX, 'the path of a folder')
  if (!/^\d$/.test(TRUST_PROXY)) fail('TRUST_PROXY', TRUST_PROXY, 'a number of proxies from 0 to 9')
  return { port: Number(PORT), host: HOST, outbox: OUTBOX, root: 'dist', trustProxy: Number(TRUST_PROXY) }
}

function fail(name: string, value: string, expected: string): never {
  throw new Error(`${name}: ${JSON.stringify(value)} is not ${expected}`)
}
