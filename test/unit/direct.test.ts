// The call of the specification, section 7, as a direct build makes it, against a server that stands in for the provider.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose, composeSubscription } from '../../src/contact/compose'
import type * as Direct from '../../src/contact/form/direct'
import { directPlugin } from '../../src/generator/bundle/direct-plugin'
import { visitor } from '../support/visitor'

const FAILED = { ok: false, error: 'failed' }

const message = { ...visitor, company: '' }

type Call = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; form: FormData }
const calls: Call[] = []
const accept = (response: ServerResponse): void => {
  response.writeHead(200).end()
}
let answer = accept

const provider = createServer(async (request, response) => {
  const { method, url, headers } = request
  const type = { 'Content-Type': headers['content-type'] ?? 'text/plain' }
  const form = await new Response(await buffer(request), { headers: type }).formData()
  calls.push({ method, url, headers, form })
  answer(response)
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))

const folder = await mkdtemp(join(tmpdir(), 'direct-'))
const outfile = join(folder, 'direct.mjs')
await esbuild.build({
  // The module that the forms import.
  entryPoints: ['src/contact/form/send.ts'],
  bundle: true,
  format: 'esm',
  outfile,
  logLevel: 'warning',
  plugins: [
    directPlugin({
      url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v3/mg.example.com/messages`,
      key: 'key-123',
      from: 'Contact Form <no-reply@mg.example.com>',
      to: 'info@example.com',
    }),
  ],
})
const direct: typeof Direct = await import(pathToFileURL(outfile).href)
const send = (data: FormData, path: Parameters<typeof Direct.send>[1] = '/api/contact') => direct.send(data, path, 'en')

test.before.each(() => {
  calls.length = 0
  answer = accept
})
test.after(async () => {
  provider.closeAllConnections()
  await new Promise(resolve => provider.close(resolve))
  await rm(folder, { recursive: true })
})

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...message, ...change })) data.set(name, value)
  return data
}

test('a message is one POST to the messages path', async () => {
  assert.equal(await send(form()), { ok: true })
  assert.equal(
    calls.map(({ method, url }) => `${method} ${url}`),
    ['POST /v3/mg.example.com/messages'],
  )
})

test('it is multipart, with the key as the password of api', async () => {
  await send(form())
  assert.match(calls[0]?.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/)
  assert.is(calls[0]?.headers.authorization, `Basic ${Buffer.from('api:key-123').toString('base64')}`)
})

test('it has the five fields of section 7 and no other', async () => {
  await send(form())
  const { subject, text, html } = compose(message)
  assert.equal(
    [...(calls[0]?.form ?? [])],
    [
      ['from', 'Contact Form <no-reply@mg.example.com>'],
      ['to', 'info@example.com'],
      ['subject', subject],
      ['html', html.replaceAll('\n', '\r\n')],
      ['text', text],
    ],
  )
})

test('a subscription makes the same call', async () => {
  assert.equal(await send(form(), '/api/subscribe'), { ok: true })
  assert.is(calls[0]?.form.get('subject'), composeSubscription(message).subject)
})

test('what fell into the field that no visitor sees is not sent, and looks sent', async () => {
  assert.equal(await send(form({ subject: 'SEO' })), { ok: true })
  assert.equal(calls, [])
})

for (const status of [200, 201, 202, 204]) {
  test(`${status} is success`, async () => {
    answer = response => response.writeHead(status).end()
    assert.equal(await send(form()), { ok: true })
  })
}

const failures: [reason: string, respond: (response: ServerResponse) => void][] = [
  ...[400, 401, 403, 404, 413, 429, 500, 503].map((status): [string, (response: ServerResponse) => void] => [
    `${status}`,
    response => response.writeHead(status).end(),
  ]),
  ['a redirect', response => response.writeHead(302, { Location: '/thanks' }).end()],
  ['304', response => response.writeHead(304).end()],
  ['a connection that breaks', response => response.destroy()],
]

for (const [reason, respond] of failures) {
  test(`after ${reason} the visitor reads the failure sentence, and nothing is sent again`, async () => {
    answer = respond
    assert.equal(await send(form()), FAILED)
    assert.is(calls.length, 1)
  })
}

test.run()
