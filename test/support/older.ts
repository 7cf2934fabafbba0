// Serves the site as an older browser would understand it: a proxy renames a feature in the files, so that the browser does
// not recognise it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a proxy that replaces every occurrence of a name in text files by one that no browser knows.
 * @param origin of the site
 * @returns the address of the proxy, without a trailing slash
 */
export async function openOlder(origin: string, name: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url }, outgoing) => {
    const answer = await fetch(origin + url)
    const type = answer.headers.get('Content-Type') ?? ''
    outgoing.writeHead(answer.status, { 'Content-Type': type })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const renamed = () => `${bytes}`.replaceAll(name, `un${name}`)
    outgoing.end(/^text\//.test(type) ? renamed() : bytes)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
