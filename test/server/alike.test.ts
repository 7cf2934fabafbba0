// The relay on Node and on Cloudflare's engine, with the same site: both answer every request alike, to a script and to a
// visitor without JavaScript. Requests that the engines refuse before the relay sees them are in hostile.test.ts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { headersFor, parseRules } from '../../src/hosts/headers'
import { startServer } from '../../src/server/node'
import { startBindings } from '../support/bindings'
import { formPage } from '../support/form-page'
import { rows, write } from '../support/hostile'
import { sendRaw } from '../support/raw'
import { startWorkerd } from '../support/workerd'

const HEADERS = `/*
  Content-Security-Policy: default-src 'none'
  Cache-Control: no-cache
/contact
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; style-src 'sha256-contact'
`

const folder = await mkdtemp(join(tmpdir(), 'alike-'))
const files = {
  'index.html': formPage,
  'contact.html': formPage,
  '404.html': '<title>Not found</title>',
  _headers: HEADERS,
}
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
const node = await startServer(
  { port: 0, host: '127.0.0.1', root: folder, outbox: join(folder, 'outbox'), trustProxy: 1 },
  { forms: { patience: 400 } },
)
const backend = await startBindings()
const workerd = await startWorkerd({
  entry: 'test/support/worker.ts',
  bindings: backend.url,
  queue: true,
  dead: true,
  variables: { MAIL_URL: backend.url },
  assets: node.url,
})
test.after(async () => {
  await Promise.all([node.close(), workerd.close()])
  await backend.close()
  await rm(folder, { recursive: true })
})

const COMPARED = [
  ...['Content-Type', 'Content-Security-Policy', 'Cache-Control', 'Location', 'Allow', 'Retry-After', 'X-Robots-Tag'],
  ...['X-Content-Type-Options', 'Referrer-Policy', 'Cross-Origin-Resource-Policy', 'Set-Cookie', 'ETag'],
]

async function ask(url: string, request: string) {
  const { status, headers, body } = await sendRaw(url, [request])
  return {
    status,
    headers: Object.fromEntries(COMPARED.map(name => [name, headers.get(name)])),
    // A form that was posted without an id gets a random one.
    body: body.replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, 'UUID'),
  }
}

const accepts: [who: string, accept: string][] = [
  ['a script', 'application/json'],
  ['a visitor without JavaScript', 'text/html,application/xhtml+xml,*/*;q=0.8'],
]

let compared = 0
let pages = 0

for (const [who, accept] of accepts) {
  for (const [reason, given] of rows) {
    test(`${reason}, from ${who}, is answered alike on Node and on workerd`, async () => {
      for (const request of [given].flat()) {
        const text = write({ ...request, headers: { ...request.headers, Accept: accept } })
        const onNode = await ask(node.url, text)
        assert.equal(await ask(workerd.url, text), onNode)
        compared += 1
        if (!onNode.headers['Content-Type']?.startsWith('text/html')) continue
        pages += 1
        const policy = headersFor(parseRules(HEADERS), '/contact').get('Content-Security-Policy')
        const expected = request.path === '/api/subscribe' ? "default-src 'none'" : policy
        assert.is(onNode.headers['Content-Security-Policy'], expected, 'the page has its own policy')
        assert.is(onNode.headers['Cache-Control'], 'no-store')
      }
    })
  }
}

test('at least 60 requests of each kind were compared, and many were pages', () => {
  assert.ok(compared >= 2 * 60, `${compared} requests`)
  assert.ok(pages >= 40, `${pages} pages`)
})

test.run()
