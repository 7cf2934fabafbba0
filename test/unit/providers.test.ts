import { createServer, type Socket } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Envelope, Outcome } from '../../src/relay/envelope'
import { openProvider, probe, waitOf } from '../../src/relay/providers'
import {
  type Behaviour,
  bytes,
  drip,
  type FakeProvider,
  hang,
  hangUp,
  openFakeProvider,
  RECEIPT,
  reset,
  says,
  status,
  TAKEN,
  taken,
  until,
} from '../support/provider'

const KEY = 'key-0123'
/** Limits in ms: of a call without an answer, of a call with one, and what a busy machine may add to either. */
const LIMIT = 300
const PATIENCE = 20_000
const SLACK = 5000

const envelope: Envelope = {
  id: '0b9a7c1e-6a38-4f0e-9d0c-5b1f2f6a7d10',
  subject: 'New Contact Form From Nour Abdallah',
  text: 'Full name: Nour Abdallah\r\nMessage:\r\nA demo?\r\n',
  html: '<p><b>Full name:</b> Nour Abdallah</p>\n',
  replyTo: 'nour@deltaholidays.example',
}

const paths = { Mailgun: '/v3/mg.example.com/messages', Resend: '/emails' }
type Name = keyof typeof paths
/** The field of a provider's success answer that holds its id for the message. */
const receipts: Readonly<Record<Name, string>> = { Mailgun: 'id', Resend: 'id' }

const settings = (url: string) => ({
  url,
  key: KEY,
  from: 'Contact Form <no-reply@mg.example.com>',
  to: 'info@example.com',
})

/** Sends a message. Rejects when there is no outcome within the limit. */
async function send(url: string, message = envelope, limit = PATIENCE): Promise<Outcome> {
  let late: NodeJS.Timeout | undefined
  const hung = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('no outcome within the limit')), limit + SLACK)
  })
  try {
    return await Promise.race([openProvider(settings(url))(message, AbortSignal.timeout(limit)), hung])
  } finally {
    clearTimeout(late)
  }
}

const test = suite<{ behaviour: Behaviour; provider: FakeProvider }>('providers')

test.before.each(async context => {
  context.behaviour = taken
  context.provider = await openFakeProvider(() => context.behaviour)
})

test.after.each(async ({ provider }) => {
  await provider.close()
})

/** Returns the parts of a multipart body by their names. */
function partsOf(body: string, type: string): Record<string, string> {
  const boundary = type.match(/boundary=(.+)$/)?.[1]
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map(part => {
      const [head = '', ...value] = part.slice(2, -2).split('\r\n\r\n')
      return [String(head.match(/name="([^"]+)"/)?.[1]), value.join('\r\n\r\n')]
    }),
  )
}

// Requests

test('Mailgun gets a multipart POST with the five fields of the specification, headers and no tracking', async ({
  provider,
}) => {
  await send(provider.origin + paths.Mailgun)
  const [call] = provider.calls
  assert.is(`${call?.method} ${call?.path}`, 'POST /v3/mg.example.com/messages')
  const type = String(call?.headers['content-type'])
  assert.match(type, /^multipart\/form-data; boundary=/)
  assert.equal(partsOf(String(call?.body), type), {
    from: 'Contact Form <no-reply@mg.example.com>',
    to: 'info@example.com',
    subject: envelope.subject,
    html: '<p><b>Full name:</b> Nour Abdallah</p>\r\n',
    text: envelope.text,
    'h:Reply-To': 'nour@deltaholidays.example',
    'h:Auto-Submitted': 'auto-generated',
    'h:X-Contact-Id': envelope.id,
    'o:tracking': 'no',
  })
})

test('Mailgun gets the key as the password of the user api', async ({ provider }) => {
  await send(provider.origin + paths.Mailgun)
  assert.is(provider.calls[0]?.headers.authorization, `Basic ${Buffer.from(`api:${KEY}`).toString('base64')}`)
})

test('Mailgun gets no Reply-To when there is none', async ({ provider }) => {
  await send(provider.origin + paths.Mailgun, { ...envelope, replyTo: null })
  assert.not.match(String(provider.calls[0]?.body), 'Reply-To')
})

test('Resend gets JSON with the same fields and headers', async ({ provider }) => {
  await send(provider.origin + paths.Resend)
  const [call] = provider.calls
  assert.is(`${call?.method} ${call?.path}`, 'POST /emails')
  assert.is(call?.headers['content-type'], 'application/json')
  assert.equal(JSON.parse(String(call?.body)), {
    from: 'Contact Form <no-reply@mg.example.com>',
    to: 'info@example.com',
    subject: envelope.subject,
    html: envelope.html,
    text: envelope.text,
    reply_to: 'nour@deltaholidays.example',
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Contact-Id': envelope.id },
  })
})

test('Resend gets the key as a bearer token, the id as idempotency key, and a User-Agent', async ({ provider }) => {
  await send(provider.origin + paths.Resend)
  const { authorization, 'idempotency-key': id, 'user-agent': agent } = provider.calls[0]?.headers ?? {}
  assert.equal([authorization, id, agent], [`Bearer ${KEY}`, envelope.id, 'website-relay'])
})

test('Resend gets no Reply-To when there is none', async ({ provider }) => {
  await send(provider.origin + paths.Resend, { ...envelope, replyTo: null })
  assert.not.ok('reply_to' in JSON.parse(String(provider.calls[0]?.body)))
})

test('text of any script arrives as it is', async ({ provider }) => {
  const subject = 'New Contact Form From نور 旅行 🧳'
  await send(provider.origin + paths.Mailgun, { ...envelope, subject })
  await send(provider.origin + paths.Resend, { ...envelope, subject })
  assert.equal(
    provider.calls.map(({ body }) => body.includes(subject)),
    [true, true],
  )
})

test('an address of another shape belongs to no provider', () => {
  assert.throws(() => openProvider(settings('https://api.example.com/send')), /No mail provider/)
})

// Answers

const ok: Outcome = { result: 'ok', receipt: RECEIPT }
const dead = (code: number): Outcome => ({ result: 'dead', reason: `HTTP ${code}` })
const blocked = (code: number): Outcome => ({ result: 'blocked', reason: `HTTP ${code}` })
const notTaken = (code: number): Outcome => ({ result: 'retry', reason: `HTTP ${code} without the id of a message` })
const retry = (code: number, after?: number): Outcome => ({
  result: 'retry',
  reason: `HTTP ${code}`,
  ...(after !== undefined && { after }),
})
const unanswered: Outcome = { result: 'retry', reason: 'no answer in time' }
/** Stands for a retry whose reason depends on the system. */
const fault = 'fault'

const HEAD_200 = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const HEAD_401 = 'HTTP/1.1 401 Unauthorized\r\nTransfer-Encoding: chunked\r\n\r\n'
const HEAD_500 = 'HTTP/1.1 500 Oops\r\nTransfer-Encoding: chunked\r\n\r\n'
const CHUNK = `400\r\n${'x'.repeat(1024)}\r\n`
const IN_ONE_DAY = new Date(Date.now() + 86_400_000).toUTCString()

/** Sends a success answer one byte at a time. */
function slowly(socket: Socket | null, yes: string): void {
  socket?.write(`${HEAD_200}Content-Length: ${yes.length}\r\n\r\n`)
  const bytes = [...yes]
  const timer = setInterval(() => (bytes.length > 0 ? socket?.write(String(bytes.shift())) : clearInterval(timer)), 1)
}

type Answer = [reason: string, behaviour: Behaviour, outcome: Outcome | typeof fault]

/**
 * Returns the answers of a provider, with their outcomes.
 * @param field the field that holds its id for the message
 * @param yes the body of its success answer
 */
const answersOf = (field: string, yes = JSON.stringify({ [field]: RECEIPT, message: 'Queued.' })): Answer[] => [
  ['200 with an id', says(200, yes), ok],
  ['202 with an id', says(202, yes), ok],
  ['200 with an id and nothing else', says(200, JSON.stringify({ [field]: RECEIPT })), ok],
  ['200 without a body', says(200, ''), notTaken(200)],
  ['202 without a body', says(202, ''), notTaken(202)],
  ['204', says(204, ''), notTaken(204)],
  ['the page of a server that is just installed', says(200, '<!doctype html>Welcome to nginx'), notTaken(200)],
  ['the words of a provider at a wrong address', says(200, 'Mailgun Magnificent API'), notTaken(200)],
  ['a refusal with the status of success', says(200, '{"statusCode":422,"name":"validation_error"}'), notTaken(200)],
  ['JSON that is cut off', says(200, yes.slice(0, -1)), notTaken(200)],
  ['a list', says(200, `[${yes}]`), notTaken(200)],
  ['null', says(200, 'null'), notTaken(200)],
  ['an id that is no text', says(200, `{"${field}":1}`), notTaken(200)],
  ['an empty id', says(200, `{"${field}":""}`), notTaken(200)],
  ['an id of several lines', says(200, `{"${field}":"a\\nb"}`), notTaken(200)],
  ['an id without end', says(200, JSON.stringify({ [field]: 'x'.repeat(1000) })), notTaken(200)],
  ['an id behind 100 KB of blanks', says(200, ' '.repeat(100_000) + yes), notTaken(200)],
  ...[401, 402, 403, 404, 405, 410, 421].map(
    code => [String(code), status(code), blocked(code)] as [string, Behaviour, Outcome],
  ),
  ...[400, 406, 411, 413, 414, 415, 422, 425, 428, 431, 451, 499].map(
    code => [String(code), status(code), dead(code)] as [string, Behaviour, Outcome],
  ),
  ['408', status(408), retry(408)],
  ['429', status(429), retry(429)],
  ['429 with Retry-After in seconds', status(429, { 'Retry-After': '7' }), retry(429, 7000)],
  ['429 with Retry-After in the past', status(429, { 'Retry-After': new Date(0).toUTCString() }), retry(429, 0)],
  ['429 with Retry-After in a day', status(429, { 'Retry-After': IN_ONE_DAY }), retry(429, 3_600_000)],
  ['429 with Retry-After in a thousand years', status(429, { 'Retry-After': '31536000000' }), retry(429, 3_600_000)],
  ['429 with a Retry-After that is none', status(429, { 'Retry-After': 'soon' }), retry(429)],
  ['500', status(500), retry(500)],
  ['501', status(501), retry(501)],
  ['502', status(502), retry(502)],
  ['503', status(503), retry(503)],
  ['503 with Retry-After', status(503, { 'Retry-After': '2' }), retry(503, 2000)],
  ['504', status(504), retry(504)],
  ['599', status(599), retry(599)],
  ...[300, 301, 302, 303, 304, 307, 308].map(
    code =>
      [`redirect ${code}`, status(code, { Location: '/elsewhere' }), blocked(code)] as [string, Behaviour, Outcome],
  ),
  ['redirect to nowhere', status(302), blocked(302)],
  ['reset connection', reset, fault],
  ['closed connection', hangUp, fault],
  ['silence', hang, unanswered],
  ['status line and then silence', bytes('HTTP/1.1 200 OK\r\n'), unanswered],
  ['status line that comes byte by byte', drip('HTTP/1.1 200 ', 'O', 20), unanswered],
  ['headers that come slowly', drip(HEAD_200, 'X-Slow: 1\r\n', 20), unanswered],
  ['headers without end', drip(HEAD_200, `X-Long: ${'x'.repeat(4096)}\r\n`), fault],
  ['100 Continue without end', drip('', 'HTTP/1.1 100 Continue\r\n\r\n'), fault],
  ['success that comes byte by byte', ({ socket }) => slowly(socket, yes), ok],
  ['success with an end that never comes', bytes(`${HEAD_200}Content-Length: 9999\r\n\r\n${yes}`), ok],
  ['success with a slow body', drip(`${HEAD_200}Content-Length: 9999\r\n\r\n`, 'x', 20), unanswered],
  ['success with a body that never comes', bytes(`${HEAD_200}Content-Length: 9999\r\n\r\n`), unanswered],
  ['success with an endless body', drip(`${HEAD_200}Transfer-Encoding: chunked\r\n\r\n`, CHUNK, 1), notTaken(200)],
  [
    'success with a body that is not what it says',
    bytes(`${HEAD_200}Content-Encoding: gzip\r\nContent-Length: 8\r\n\r\nnot gzip`),
    notTaken(200),
  ],
  ['success with a malformed chunk', bytes(`${HEAD_200}Transfer-Encoding: chunked\r\n\r\nzz\r\n`), notTaken(200)],
  ['failure with an endless body', drip(HEAD_500, CHUNK, 1), retry(500)],
  ['refusal with an endless body', drip(HEAD_401, CHUNK, 1), blocked(401)],
  ['text that is not HTTP', bytes('550 go away\r\n\r\n'), fault],
  ['status line without a number', bytes('HTTP/1.1 fine\r\n\r\n'), fault],
  ['header without a colon', bytes('HTTP/1.1 200 OK\r\nnonsense\r\n\r\n'), fault],
  ['two lengths', bytes(`${HEAD_200}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`), fault],
  ['switch to another protocol', bytes('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'), fault],
  ['header too long', bytes(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`), fault],
]

function check(outcome: Outcome, expected: Outcome | typeof fault): void {
  if (expected !== fault) assert.equal(outcome, expected)
  else assert.is(outcome.result, 'retry')
}

for (const name of Object.keys(paths) as Name[]) {
  for (const [reason, behaviour, expected] of answersOf(receipts[name])) {
    const what = expected === fault ? 'retry' : expected.result
    test(`${name}: ${reason} is ${what}, within the limit`, async context => {
      context.behaviour = behaviour
      const limit = expected === unanswered || expected === fault ? LIMIT : PATIENCE
      check(await send(context.provider.origin + paths[name], envelope, limit), expected)
    })
  }
}

test('Mailgun: 409 is dead', async context => {
  context.behaviour = status(409)
  assert.equal(await send(context.provider.origin + paths.Mailgun), dead(409))
})

test('Resend: 409 is retry, as the same message is on its way', async context => {
  context.behaviour = status(409)
  assert.equal(await send(context.provider.origin + paths.Resend), retry(409))
})

test('a redirect is not followed', async context => {
  context.behaviour = status(307, { Location: '/elsewhere' })
  await send(context.provider.origin + paths.Mailgun)
  assert.is(context.provider.calls.length, 1)
})

for (const [reason, beginning] of [
  ['success', `${HEAD_200}Transfer-Encoding: chunked\r\n\r\n`],
  ['failure', HEAD_500],
  ['refusal', HEAD_401],
] as const) {
  test(`the connection of a ${reason} with an endless body is closed`, async context => {
    context.behaviour = drip(beginning, CHUNK, 1)
    await send(context.provider.origin + paths.Mailgun, envelope)
    await until(() => context.provider.open() === 0)
  })
}

test('a yes is not waited for any longer than its last brace', async context => {
  context.behaviour = bytes(`${HEAD_200}Content-Length: 9999\r\n\r\n${TAKEN}`)
  const start = Date.now()
  assert.equal(await send(context.provider.origin + paths.Mailgun, envelope), ok)
  assert.ok(Date.now() - start < SLACK)
})

/** Returns a port of 127.0.0.1 on which nobody listens. */
async function closedPort(): Promise<number> {
  const { origin, close } = await openFakeProvider(() => hang)
  await close()
  return Number(new URL(origin).port)
}

const unreachable: [reason: string, url: (provider: FakeProvider) => Promise<string>][] = [
  ['a port where nobody listens', async () => `http://127.0.0.1:${await closedPort()}`],
  ['a host without an address', async () => 'http://mail.invalid'],
  ['a port that does not speak TLS', async ({ origin }) => origin.replace('http:', 'https:')],
  ['a port that fetch refuses', async () => 'http://127.0.0.1:25'],
]

for (const name of Object.keys(paths) as Name[]) {
  for (const [reason, url] of unreachable) {
    test(`${name}: ${reason} is retry, within the limit`, async ({ provider }) => {
      assert.is((await send((await url(provider)) + paths[name], envelope, LIMIT)).result, 'retry')
    })
  }
}

test('a provider that accepts connections and never reads is retry, within the limit', async () => {
  const server = createServer(socket => socket.pause().on('error', () => {}))
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  // More than fits into the buffers of a connection.
  const large = { ...envelope, text: 'x'.repeat(20_000_000) }
  assert.equal(await send(`http://127.0.0.1:${port}/emails`, large, LIMIT), unanswered)
  server.close()
})

test('a call whose time was over before it began is retry', async ({ provider }) => {
  const outcome = await openProvider(settings(provider.origin + paths.Mailgun))(envelope, AbortSignal.abort())
  assert.equal(outcome, unanswered)
})

test('a reason names the fault of the system', async () => {
  const outcome = await send(`http://127.0.0.1:${await closedPort()}/emails`)
  assert.equal(outcome, { result: 'retry', reason: 'no answer (ECONNREFUSED)' })
})

test('no reason holds the key or a word of the message, whatever the provider answers', async context => {
  const reasons: string[] = []
  const echo: Behaviour = ({ socket }, { headers, body }) => {
    socket?.end(`HTTP/1.1 400 ${headers.authorization} Nour Abdallah ${body.length}\r\nContent-Length: 0\r\n\r\n`)
  }
  for (const behaviour of [...answersOf('id').map(([, behaviour]) => behaviour), echo]) {
    context.behaviour = behaviour
    const outcome = await send(context.provider.origin + paths.Mailgun, envelope, 100)
    if (outcome.result !== 'ok') reasons.push(outcome.reason)
  }
  assert.ok(reasons.length > 40)
  assert.equal(
    reasons.filter(
      reason =>
        !/^(HTTP \d{3}( without the id of a message)?|no answer in time|no answer( \([A-Z\d_]+\))?)$/.test(reason),
    ),
    [],
  )
})

// The probe at the start

const probes: [reason: string, behaviour: Behaviour, fault: string | null][] = [
  ['400, as Mailgun refuses a message without fields', status(400), null],
  ['422, as Resend does', status(422), null],
  ['401', status(401), 'MAIL_KEY: HTTP 401, the provider refuses the key or its account'],
  ['402', status(402), 'MAIL_KEY: HTTP 402, the provider refuses the key or its account'],
  ['403', status(403), 'MAIL_KEY: HTTP 403, the provider refuses the key or its account'],
  ['404', status(404), 'MAIL_URL: HTTP 404, nothing at this address takes messages'],
  ['405', status(405), 'MAIL_URL: HTTP 405, nothing at this address takes messages'],
  ['a redirect', status(301, { Location: '/' }), 'MAIL_URL: HTTP 301, nothing at this address takes messages'],
  [
    'success',
    says(200, 'Mailgun Magnificent API'),
    'MAIL_URL: HTTP 200, what answers at this address is no mail provider',
  ],
  ['success with an id', taken, 'MAIL_URL: HTTP 200, what answers at this address is no mail provider'],
  ['429', status(429), null],
  ['500', status(500), null],
  ['503', status(503), null],
  ['silence', hang, null],
  ['a reset', reset, null],
  ['an endless body', drip(HEAD_401, CHUNK, 1), 'MAIL_KEY: HTTP 401, the provider refuses the key or its account'],
]

for (const name of Object.keys(paths) as Name[]) {
  for (const [reason, behaviour, fault] of probes) {
    test(`${name}: a probe that meets ${reason} reports ${fault ?? 'nothing'}`, async context => {
      context.behaviour = behaviour
      const limit = behaviour === hang ? LIMIT : PATIENCE
      assert.is(await probe(settings(context.provider.origin + paths[name]), AbortSignal.timeout(limit)), fault)
    })
  }

  test(`${name}: a probe holds the key, and no field of a message`, async ({ provider }) => {
    await probe(settings(provider.origin + paths[name]), AbortSignal.timeout(PATIENCE))
    const [call] = provider.calls
    assert.is(`${call?.method} ${call?.path}`, `POST ${paths[name]}`)
    const said = Object.values(call?.headers ?? {}).map(String)
    assert.ok([...said, ...said.map(value => atob(value.match(/^Basic (.+)/)?.[1] ?? ''))].some(v => v.includes(KEY)))
    assert.not.match(String(call?.body), /from|to|subject|text|html|@/)
  })

  test(`${name}: a probe of a port where nobody listens reports nothing`, async () => {
    const url = `http://127.0.0.1:${await closedPort()}${paths[name]}`
    assert.is(await probe(settings(url), AbortSignal.timeout(PATIENCE)), null)
  })

  test(`${name}: a probe of a host that does not exist reports it`, async () => {
    const fault = await probe(settings(`http://mail.invalid${paths[name]}`), AbortSignal.timeout(PATIENCE))
    // On a machine without a name server the probe cannot know.
    assert.ok(fault === null || fault === 'MAIL_URL: there is no host of this name')
  })
}

test('no fault holds the key or a word of the provider', async context => {
  context.behaviour = ({ socket }, { headers }) => {
    socket?.end(`HTTP/1.1 401 ${headers.authorization} go away\r\nContent-Length: 7\r\n\r\ngo away`)
  }
  const fault = await probe(settings(context.provider.origin + paths.Resend), AbortSignal.timeout(PATIENCE))
  assert.not.match(String(fault), new RegExp(`${KEY}|go away`))
})

// Retry-After

const NOW = Date.UTC(2026, 2, 1, 12, 0, 0)
const waits: [header: string | null, wait: number | undefined, reason: string][] = [
  [null, undefined, 'absent'],
  ['0', 0, 'no seconds'],
  ['120', 120_000, 'seconds'],
  [' 120 ', 120_000, 'spaces around'],
  ['3601', 3_600_000, 'more than an hour'],
  ['9'.repeat(400), 3_600_000, 'more than a number holds'],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000, 'a date'],
  ['Sunday, 01-Mar-26 12:00:30 GMT', 30_000, 'a date of RFC 850'],
  ['Sun Mar  1 12:00:30 2026', 30_000, 'a date of asctime, which is in GMT'],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0, 'a date in the past'],
  ['Mon, 01 Mar 2027 12:00:00 GMT', 3_600_000, 'a date too far away'],
  ['', undefined, 'empty'],
  ['-5', undefined, 'negative'],
  ['1.5', undefined, 'not whole'],
  ['1e3', undefined, 'not decimal'],
  ['soon', undefined, 'a word'],
  ['Someday, maybe', undefined, 'a date that is none'],
]

for (const [header, wait, reason] of waits) {
  test(`Retry-After ${JSON.stringify(header)?.slice(0, 40)} waits ${wait} ms: ${reason}`, () => {
    assert.is(waitOf(header, NOW), wait)
  })
}

test.run()
