// The site as a browser gets it that does not know something: what is not known is renamed on the way.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Passes the site on with every occurrence of a name replaced by one that no browser knows.
 * @param origin of the site
 * @returns its address, without a trailing slash
 */
export async function openOlder(origin: string, name: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url }, outgoing) => {
    const answer = await fetch(origin + url)
    const type = answer.headers.get('Content-Type') ?? ''
    outgoing.writeHead(answer.status, { 'Content-Type': type })
    const bytes = Buffer.from(await answer.arrayBuffer())
    // The bytes are other ones than those whose hashes the page names.
    const renamed = () => `${bytes}`.replaceAll(name, `un${name}`).replace(/ integrity="[^"]*"/g, '')
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
