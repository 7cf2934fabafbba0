// The built site as the tests see it: files, documents, and a running server.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { notFound, pages } from '../../pages'
import { fileOf } from '../../src/build/pages/prerender'
import { startServer } from '../../src/server/node'
import { origin } from './origin'

export const allPages = [...pages, notFound]

/** The HTML of a page as it was written. */
export const htmlOf = (path: string): Promise<string> => readFile(join('dist', fileOf(path)), 'utf8')

const documents = new Map<string, Promise<Document>>()

/** The document of a page as a crawler without JavaScript reads it. */
export function documentOf(path: string): Promise<Document> {
  const known = documents.get(path)
  if (known) return known
  const parsed = htmlOf(path).then(html => new JSDOM(html, { url: origin + path }).window.document)
  documents.set(path, parsed)
  return parsed
}

/**
 * Serves the built site on a free port, with an outbox of its own and no limit to the messages from one address.
 * `trustProxy` is the number of proxies that are believed.
 */
export async function openServer(root = 'dist', trustProxy = 0) {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  const server = await startServer(
    { port: 0, host: '127.0.0.1', root, outbox, trustProxy },
    { forms: { admit: () => true } },
  )
  return {
    url: server.url,
    outbox,
    close: async () => {
      await server.close()
      await rm(outbox, { recursive: true, force: true })
    },
  }
}
