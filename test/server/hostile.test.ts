// Every hostile request that we could think of, sent over real HTTP to Node and to Cloudflare's engine. Both give the same
// clear answer, and nothing else happens.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Envelope } from '../../src/relay/envelope'
import { LARGEST_BODY } from '../../src/relay/limits'
import { startServer } from '../../src/server/node'
import { startBindings } from '../support/bindings'
import { chunksOf, type Expected, malformed, refused, rows, UUID, write } from '../support/hostile'
import { type RawResponse, sendRaw } from '../support/raw'
import { startWorkerd } from '../support/workerd'

// The two engines

const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
await writeFile(join(folder, '404.html'), '<title>Not found</title>')
const outbox = join(folder, 'outbox')
const node = await startServer(
  { port: 0, host: '127.0.0.1', root: folder, outbox, trustProxy: 1 },
  { forms: { patience: 400 } },
)
const backend = await startBindings()
const { url: bindings, state } = backend
const workerd = await startWorkerd({
  entry: 'test/support/worker.ts',
  bindings,
  queue: true,
  dead: true,
  variables: { MAIL_URL: bindings },
})
test.after(async () => {
  await Promise.all([node.close(), workerd.close()])
  await backend.close()
  await rm(folder, { recursive: true })
})

const wordsOf = ({ id, replyTo, subject, text, html }: Envelope): Envelope => ({ id, replyTo, subject, text, html })

/** Returns and removes the messages that were stored since the last call, pending or held. */
async function keptByNode(): Promise<Envelope[]> {
  const envelopes: Envelope[] = []
  for (const box of ['pending', 'held'].map(name => join(outbox, name)).filter(existsSync)) {
    for (const file of (await readdir(box)).map(name => join(box, name))) {
      envelopes.push(wordsOf(JSON.parse(await readFile(file, 'utf8'))))
      await rm(file)
    }
  }
  return envelopes
}

const keptByWorkerd = async (): Promise<Envelope[]> =>
  [state.queue, state.dead].flatMap(list => list.splice(0)).map(body => wordsOf(JSON.parse(body)))

const engines = [
  { name: 'Node', url: node.url, kept: keptByNode },
  { name: 'workerd', url: workerd.url, kept: keptByWorkerd },
]

// The tests

type Answer = { status: number; body: unknown; headers: Record<string, string | null> }

/** Returns the parts of an answer that must be as expected, and alike on both engines. */
function answerOf({ status, headers, body }: RawResponse): Answer {
  const names = ['Content-Type', 'Cache-Control', 'Location', 'Allow', 'Retry-After']
  return {
    status,
    body: headers.get('Content-Type') === 'application/json' && body ? JSON.parse(body) : body,
    headers: Object.fromEntries(names.map(name => [name, headers.get(name)])),
  }
}

function expectedAnswer({ status, error, text, headers = {} }: Expected): Answer {
  const body = text ?? (error === undefined ? { ok: true } : error && { error })
  return {
    status,
    body,
    headers: {
      'Content-Type': text ? 'text/plain; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      Location: null,
      Allow: null,
      'Retry-After': null,
      ...headers,
    },
  }
}

/** The answers and stored messages of all rows, by engine. An id that the engine generated reads `made up`. */
const seen = new Map<string, unknown[]>(engines.map(({ name }) => [name, []]))

for (const { name, url, kept } of engines) {
  for (const [reason, requests, expected, count] of rows) {
    test(`${name}: ${reason} is answered with ${expected.status}, and ${count || 'nothing'} is kept`, async () => {
      let response: RawResponse | undefined
      for (const request of [requests].flat()) response = await sendRaw(url, [write(request)])
      const envelopes = await kept()
      assert.ok(response)
      assert.equal(answerOf(response), expectedAnswer(expected))
      assert.is(new Set(envelopes.map(({ id }) => id)).size, count)
      for (const { subject, replyTo } of envelopes) {
        assert.not.match(`${subject}${replyTo}`, /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u)
      }
      // Two envelopes with one id are one message: the outbox stores it once, a queue may hold both until their delivery.
      const messages = [...new Map(envelopes.map(envelope => [envelope.id, envelope])).values()]
      const isMadeUp = ![requests].flat().some(({ body }) => body?.endsWith(`id=${UUID}`))
      const letters = messages
        .map(envelope => (isMadeUp ? { ...envelope, id: 'made up' } : envelope))
        .sort((a, b) => a.id.localeCompare(b.id))
      seen.get(name)?.push({ reason, answer: answerOf(response), letters })
    })
  }

  test(`${name}: a body that does not arrive is answered with 408, and nothing is kept`, async () => {
    const request = write({ headers: { 'Content-Length': '500' } })
    assert.equal(answerOf(await sendRaw(url, [request])), expectedAnswer(refused(408)))
    assert.equal(await kept(), [])
  })

  test(`${name}: a body that drips is answered with 408, and nothing is kept`, async () => {
    const [head = '', body = ''] = write({}).split(/(?<=\r\n\r\n)/)
    assert.equal(answerOf(await sendRaw(url, [head, ...body], 40)), expectedAnswer(refused(408)))
    assert.equal(await kept(), [])
  })

  test(`${name}: chunks without end are answered with 413, and nothing is kept`, async () => {
    const head = write({ headers: { 'Transfer-Encoding': 'chunked', 'Content-Length': null }, body: '' })
    const pieces = [head, ...Array<string>(8).fill(chunksOf('x'.repeat(LARGEST_BODY / 4)))]
    assert.equal(answerOf(await sendRaw(url, pieces, 1)), expectedAnswer(refused(413)))
    assert.equal(await kept(), [])
  })

  test(`${name}: the eleventh message from one address is answered with 429, and is not kept`, async () => {
    const headers = { 'X-Forwarded-For': '2001:db8::1', 'CF-Connecting-IP': '2001:db8::1' }
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await sendRaw(url, [write({ headers })])).status)
    assert.equal(statuses, Array(10).fill(202))
    const eleventh = answerOf(await sendRaw(url, [write({ headers })]))
    assert.equal(eleventh, expectedAnswer({ ...refused(429), headers: { 'Retry-After': '600' } }))
    assert.is((await kept()).length, 10)
  })

  test(`${name}: a message that cannot be kept is answered with 503`, async () => {
    const { error } = console
    console.error = () => {}
    state.broken = true
    await rename(join(outbox, 'pending'), join(outbox, 'away'))
    const response = await sendRaw(url, [write({})])
    await rename(join(outbox, 'away'), join(outbox, 'pending'))
    state.broken = false
    console.error = error
    assert.equal(answerOf(response), expectedAnswer({ ...refused(503), headers: { 'Retry-After': '60' } }))
  })
}

test('Node and workerd have answered every request alike, and kept the same messages', () => {
  assert.is(seen.get('Node')?.length, rows.length)
  assert.equal(seen.get('Node'), seen.get('workerd'))
})

for (const [reason, text, ...statuses] of malformed) {
  for (const [i, { name, url, kept }] of engines.entries()) {
    test(`${name}: ${reason} is answered with ${statuses[i] || 'a closed connection'}, and nothing is kept`, async () => {
      assert.is((await sendRaw(url, [text])).status, statuses[i])
      assert.equal(await kept(), [])
    })
  }
}

for (const { name, url, kept } of engines) {
  test(`${name}: after all of this it still takes a message`, async () => {
    assert.is((await sendRaw(url, [write({})])).status, 202)
    assert.is((await kept()).length, 1)
  })
}

test.run()
