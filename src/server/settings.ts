export type ServerSettings = {
  /** 0 lets the system choose. */
  port: number
  host: string
  /** Folder of the messages that are to be delivered. */
  outbox: string
  /** Folder of the built site. */
  root: string
}

/**
 * Reads the server's settings from the environment.
 * @throws with one line that names the setting and what is wrong with it
 */
export function serverSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const { PORT = '3000', HOST = '127.0.0.1', OUTBOX = 'outbox' } = env
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) fail('PORT', PORT, 'a number from 0 to 65535')
  if (!/^[\w.:%-]+$/.test(HOST)) fail('HOST', HOST, 'a host name or an IP address such as 127.0.0.1')
  if (!OUTBOX.trim()) fail('OUTBOX', OUTBOX, 'the path of a folder')
  return { port: Number(PORT), host: HOST, outbox: OUTBOX, root: 'dist' }
}

function fail(name: string, value: string, expected: string): never {
  throw new Error(`${name}: ${JSON.stringify(value)} is not ${expected}`)
}
