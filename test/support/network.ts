// Simulates a bad network between browser and site: holds scripts or posts back, and loses answers to posts.
import { createServer, request as open } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Network = {
  /** The address of the site through this network, without a trailing slash. */
  url: string
  /** Whether answers to posts are lost: the site handles the post, but the browser sees the connection break. */
  losesAnswers: boolean
  /** Holds back scripts, or posts, until the returned function is called. */
  hold: (what: 'scripts' | 'posts') => () => void
  close: () => Promise<void>
}

/** @param origin of the site */
export async function openNetwork(origin: string): Promise<Network> {
  const gates = { scripts: Promise.resolve(), posts: Promise.resolve() }
  const server = createServer(async (incoming, outgoing) => {
    const isPost = incoming.method === 'POST'
    if (isPost) await gates.posts
    if (incoming.url?.endsWith('.js')) await gates.scripts
    const { method, url, headers } = incoming
    const passed = open(origin + url, { method, headers }, answer => {
      if (isPost && network.losesAnswers) {
        answer.resume().on('end', () => outgoing.destroy())
        return
      }
      // Scripts from the browser's cache could not be held back.
      outgoing.writeHead(answer.statusCode ?? 0, { ...answer.headers, 'cache-control': 'no-store' })
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const network: Network = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    losesAnswers: false,
    hold: what => {
      let release = () => {}
      gates[what] = new Promise(resolve => (release = resolve))
      return release
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return network
}
