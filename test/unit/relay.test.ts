import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { composeSubscription } from '../../src/contact/compose'
import { sentencesIn } from '../../src/contact/sentences'
import { subscribeAnchors } from '../../src/contact/validate'
import { type Envelope, Full } from '../../src/relay/envelope'
import { LARGEST_BODY } from '../../src/relay/limits'
import type { Admit } from '../../src/relay/rate-limit'
import { refill } from '../../src/relay/refill'
import { type RelayContext, type RelayOptions, relay } from '../../src/relay/relay'
import { LOOKS } from '../../src/relay/suspicion'
import { formPage } from '../support/form-page'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const SITE = 'https://qafila.example'
const JSON_ONLY = { Accept: 'application/json' }
const FAILED = 'Failed to send message. Please try again or contact us directly.'

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const UUID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const CLIENT = '192.0.2.1'

const fields = { ...visitor, company: '', message: 'A demo?\r\nNext week?' }

function form(change: Record<string, string | Blob> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...change })) data.set(name, value)
  return data
}

/** The built pages of the site, with their own headers. */
const page: RelayContext['page'] = async () =>
  new Response(formPage, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'self'",
      ETag: '"x"',
    },
  })

/** Returns an `admit` that accepts everybody and says whom. */
const admitting =
  (hear: (...asked: Parameters<Admit>) => void): Admit =>
  (...asked) => {
    hear(...asked)
    return () => {}
  }

/** Returns a relay that collects the messages it should store. */
function collecting(options: RelayOptions = {}) {
  const kept: Envelope[] = []
  const answer = relay({
    page,
    ...options,
    keep: async (message, enter) => {
      enter()
      kept.push(message)
    },
  })
  const post = async (
    body: BodyInit | null,
    headers: Record<string, string> = {},
    path = '/api/contact',
    client = CLIENT,
  ) => {
    // Encodes a form into the bytes of a real request, because Node 24 cannot read a FormData body in part.
    const written = body instanceof FormData ? new Response(body) : undefined
    const type = written?.headers.get('Content-Type')
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: written ? await written.arrayBuffer() : body,
      headers: { ...(type && { 'Content-Type': type }), ...headers },
      duplex: 'half',
    }
    return answer(new Request(SITE + path, init), client)
  }
  return { answer, post, kept }
}

test('a valid message is answered with 202 and ok', async () => {
  const response = await collecting().post(form(), JSON_ONLY)
  assert.is(response.status, 202)
  assert.equal(await response.json(), { ok: true })
})

test('a valid message is kept once, composed', async () => {
  const { post, kept } = collecting()
  await post(form(), JSON_ONLY)
  assert.is(kept.length, 1)
  assert.is(kept[0]?.subject, 'New Contact Form From Nour Abdallah')
  assert.match(String(kept[0]?.text), 'Company: Not provided\r\n')
})

test('a message is acknowledged only after it is kept', async () => {
  const order: string[] = []
  const answer = relay({
    keep: async () => {
      await new Promise(resolve => setTimeout(resolve, 20))
      order.push('kept')
    },
  })
  await answer(new Request(`${SITE}/api/contact`, { method: 'POST', body: form() }), CLIENT)
  order.push('answered')
  assert.equal(order, ['kept', 'answered'])
})

test('an urlencoded form is understood', async () => {
  assert.is((await collecting().post(new URLSearchParams(fields), JSON_ONLY)).status, 202)
})

test('a form without JavaScript is answered with its page, empty, where the banner of success alone is shown', async () => {
  const response = await collecting().post(form({ id: UUID }), HTML)
  assert.is(response.status, 202)
  assert.is(response.headers.get('Location'), null)
  assert.is(await response.text(), refill(formPage, new Map(), 'sent'))
})

const faults: [reason: string, change: Record<string, string>, sentence: string, anchor: string][] = [
  ['no name', { fullName: ' ' }, 'Full name is required', 'fullName'],
  ['no email', { email: '' }, 'Email is required', 'email'],
  ['a malformed email', { email: 'a@b' }, 'Please enter a valid email address', 'emailFormat'],
  ['no phone', { mobilePhone: '' }, 'Mobile phone is required', 'mobilePhone'],
  ['no message', { message: '' }, 'Message is required', 'message'],
]

for (const [reason, change, sentence, anchor] of faults) {
  test(`with ${reason} the answer is 422 and the sentence`, async () => {
    const response = await collecting().post(form(change), JSON_ONLY)
    assert.is(response.status, 422)
    assert.equal(await response.json(), { error: sentence })
  })

  test(`with ${reason} a form without JavaScript comes back with 422, what was typed and the banner ${anchor}`, async () => {
    const response = await collecting().post(form({ ...change, id: UUID }), HTML)
    assert.is(response.status, 422)
    const html = await response.text()
    assert.match(html, `id="${anchor}" data-shown`)
    assert.is(html.match(/data-shown/g)?.length, 1)
    assert.match(html, '\nA demo?\nNext week?</textarea>'.slice(change.message === '' ? 100 : 0))
    assert.match(html, `name="id" value="${UUID}"`)
  })

  test(`with ${reason} nothing is kept`, async () => {
    const { post, kept } = collecting()
    await post(form(change), JSON_ONLY)
    assert.equal(kept, [])
  })
}

test('the browser is believed no more than anybody: a missing field is a missing value', async () => {
  assert.is((await collecting().post(new URLSearchParams({ email: fields.email }), JSON_ONLY)).status, 422)
})

const endless = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(4096))
    },
  })
const MULTIPART = 'multipart/form-data; boundary=x'
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

type Hostile = [reason: string, status: number, body: () => BodyInit | null, headers: Record<string, string>]
const hostile: Hostile[] = [
  ['from another site', 403, form, { 'Sec-Fetch-Site': 'cross-site' }],
  ['from a sibling domain', 403, form, { 'Sec-Fetch-Site': 'same-site' }],
  ['from another origin', 403, form, { Origin: 'https://evil.example' }],
  ['from an opaque origin', 403, form, { Origin: 'null' }],
  [
    'from a browser that says cross-site with a matching origin',
    403,
    form,
    { 'Sec-Fetch-Site': 'cross-site', Origin: SITE },
  ],
  ['with headers over the limit', 431, form, { Cookie: 'x'.repeat(16_384) }],
  ['that is JSON', 415, () => JSON.stringify(fields), { 'Content-Type': 'application/json' }],
  ['that is plain text', 415, () => 'fullName=x', { 'Content-Type': 'text/plain' }],
  ['without a type', 415, () => new Uint8Array(8), {}],
  ['of a type that only begins like a form', 415, () => 'a=b', { 'Content-Type': 'multipart/form-data-x' }],
  [
    'declared too long',
    413,
    () => 'a=b',
    { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(LARGEST_BODY + 1) },
  ],
  ['too long', 413, () => form({ message: 'x'.repeat(LARGEST_BODY) }), {}],
  ['without end', 413, endless, { 'Content-Type': MULTIPART }],
  ['without a boundary', 400, () => part('fullName', 'x'), { 'Content-Type': 'multipart/form-data' }],
  ['that breaks off', 400, () => part('fullName', 'x'), { 'Content-Type': MULTIPART }],
  ['that is empty', 400, () => '', { 'Content-Type': MULTIPART }],
  ['with a file for a field', 400, () => form({ message: new Blob(['x']) }), {}],
  ['with a file beside the fields', 400, () => form({ photo: new Blob(['x']) }), {}],
]

for (const [reason, status, body, headers] of hostile) {
  test(`a post ${reason} is answered with ${status} and the send failure`, async () => {
    const response = await collecting().post(body(), { ...JSON_ONLY, ...headers })
    assert.is(response.status, status)
    assert.equal(await response.json(), { error: FAILED })
  })

  test(`of a post ${reason} nothing is kept`, async () => {
    const { post, kept } = collecting()
    await post(body(), headers)
    assert.equal(kept, [])
  })
}

test('a body that breaks on its way is answered with 400', async () => {
  const broken = new ReadableStream({ start: controller => controller.error(new Error('reset')) })
  assert.is((await collecting().post(broken, { ...JSON_ONLY, 'Content-Type': MULTIPART })).status, 400)
})

const friendly: [reason: string, headers: Record<string, string>][] = [
  ['says same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ['says same-origin and hides its origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  ['is old and sends its origin', { Origin: SITE }],
  ['came through a proxy that ends TLS', { Origin: 'http://qafila.example' }],
  ['is not a browser', {}],
]

for (const [reason, headers] of friendly) {
  test(`a client that ${reason} is let in`, async () => {
    assert.is((await collecting().post(form(), { ...JSON_ONLY, ...headers })).status, 202)
  })
}

for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
  test(`${method} is answered with 405 and the method that works`, async () => {
    const response = await collecting().answer(new Request(`${SITE}/api/contact`, { method }), CLIENT)
    assert.is(response.status, 405)
    assert.is(response.headers.get('Allow'), 'POST')
  })
}

test('whoever asks for the address of a form instead of posting to it gets the page of the form, which claims nothing', async () => {
  const response = await collecting().answer(new Request(`${SITE}/api/contact`, { headers: HTML }), CLIENT)
  assert.equal([response.status, await response.text()], [405, formPage])
})

test('another address below /api/ is not found', async () => {
  assert.is((await collecting().post(form(), JSON_ONLY, '/api/contacts')).status, 404)
})

const failures: [reason: string, error: Error][] = [
  ['the disk is full', new Error('disk full')],
  ['there is no room for another', new Full('10,000 are pending')],
]

for (const [reason, error] of failures) {
  const failing = relay({ page, keep: () => Promise.reject(error) })

  test(`where ${reason} the answer is 503, the send failure and when to try again`, async () => {
    const init = { method: 'POST', body: form(), headers: JSON_ONLY }
    const response = await failing(new Request(`${SITE}/api/contact`, init), CLIENT)
    assert.is(response.status, 503)
    assert.match(response.headers.get('Retry-After') ?? '', /^[1-9]\d*$/)
    assert.equal(await response.json(), { error: FAILED })
  })

  test(`where ${reason} a form without JavaScript comes back with 503 and what was typed`, async () => {
    const init = { method: 'POST', body: form(), headers: HTML }
    const response = await failing(new Request(`${SITE}/api/contact`, init), CLIENT)
    assert.is(response.status, 503)
    const html = await response.text()
    assert.match(html, 'id="failed" data-shown')
    assert.match(html, '</textarea>')
    assert.match(html, 'Next week?')
  })
}

const refusals: [reason: string, status: number, body: () => BodyInit | null, headers: Record<string, string>][] = [
  ['from another site', 403, form, { 'Sec-Fetch-Site': 'cross-site' }],
  ['of another type', 415, () => 'x', { 'Content-Type': 'text/plain' }],
  ['that is too long', 413, () => form({ message: 'x'.repeat(LARGEST_BODY) }), {}],
  ['that breaks off', 400, () => part('fullName', 'x'), { 'Content-Type': MULTIPART }],
]

for (const [reason, status, body, headers] of refusals) {
  test(`a form without JavaScript ${reason} is answered with ${status} and the page that says so`, async () => {
    const response = await collecting().post(body(), { ...HTML, ...headers })
    assert.is(response.status, status)
    assert.match(await response.text(), 'id="failed" data-shown')
  })
}

const arabic = sentencesIn('ar')
const inArabic = '/api/contact?edition=ar'
const unkept = () => relay({ keep: () => Promise.reject(new Error('disk full')) })

const spoken: [status: number, sentence: string, answer: () => Promise<Response>][] = [
  ...refusals.map(([, status, body, headers]): (typeof spoken)[number] => [
    status,
    arabic.failed,
    () => collecting({ page: undefined }).post(body(), { ...HTML, ...headers }, inArabic),
  ]),
  [202, arabic.sent, () => collecting({ page: undefined }).post(form(), HTML, inArabic)],
  [422, arabic.emailFormat, () => collecting({ page: undefined }).post(form({ email: 'nour' }), HTML, inArabic)],
  [429, arabic.failed, () => collecting({ page: undefined, admit: () => undefined }).post(form(), HTML, inArabic)],
  [503, arabic.failed, () => unkept()(new Request(SITE + inArabic, { method: 'POST', body: form() }), CLIENT)],
  [405, arabic.failed, () => collecting({ page: undefined }).answer(new Request(SITE + inArabic), CLIENT)],
]

for (const [status, sentence, answer] of spoken) {
  test(`a form of an Arabic page that is answered with ${status} is answered in Arabic`, async () => {
    const response = await answer()
    assert.is(response.status, status)
    assert.is(await response.text(), `${sentence}\n`)
  })
}

test('a script reads the answer in the language of the page', async () => {
  const response = await collecting().post(form({ email: '' }), JSON_ONLY, inArabic)
  assert.equal(await response.json(), { error: arabic.email })
})

test('a form of an Arabic page comes back in the Arabic page', async () => {
  const asked: string[] = []
  const page: RelayContext['page'] = async path => {
    asked.push(path)
    return new Response(formPage, { headers: { 'Content-Type': 'text/html' } })
  }
  for (const path of ['contact', 'subscribe'])
    await collecting({ page }).post(form({ email: '' }), HTML, `/api/${path}?edition=ar`)
  assert.equal(asked, ['/ar/contact', '/ar'])
})

test('the mail says the language of the page, unless it is English', async () => {
  const { post, kept } = collecting()
  for (const edition of ['ar', 'en', 'fr'])
    await post(form({ id: crypto.randomUUID() }), JSON_ONLY, `/api/contact?edition=${edition}`)
  const told = kept.map(({ text }) => text.match(/\r\nLanguage of the page: .*/)?.[0].trim())
  assert.equal(told, ['Language of the page: Arabic', undefined, undefined])
})

test('of a form from another site nothing stands in the page', async () => {
  const response = await collecting().post(form(), { ...HTML, 'Sec-Fetch-Site': 'cross-site' })
  assert.not.match(await response.text(), 'Nour')
})

test('the page of a message that was sent has the headers of its page, and is neither stored nor indexed', async () => {
  const { headers } = await collecting().post(form(), HTML)
  const names = ['Content-Type', 'Content-Security-Policy', 'ETag', 'Cache-Control', 'X-Robots-Tag']
  assert.equal(
    names.map(name => headers.get(name)),
    ['text/html; charset=utf-8', "default-src 'self'", null, 'no-store', 'noindex'],
  )
})

test('the page of a refusal keeps the headers of the page, but those of its bytes, and is neither stored nor indexed', async () => {
  const { headers } = await collecting().post(form({ email: '' }), HTML)
  const names = ['Content-Type', 'Content-Security-Policy', 'ETag', 'Cache-Control', 'X-Robots-Tag']
  assert.equal(
    names.map(name => headers.get(name)),
    ['text/html; charset=utf-8', "default-src 'self'", null, 'no-store', 'noindex'],
  )
})

const pages: [reason: string, page: RelayContext['page']][] = [
  ['there is no page', undefined],
  ['the page fails', () => Promise.reject(new Error('no such page'))],
  ['the page is not found', async () => new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } })],
  ['the page is of another type', async () => Response.json({})],
  [
    'the page is compressed',
    async () => new Response(formPage, { headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'br' } }),
  ],
]

for (const [reason, page] of pages) {
  test(`where ${reason} a message that was sent is answered with a short text`, async () => {
    const { post } = collecting({ page })
    const texts = []
    for (const path of ['/api/contact', '/api/subscribe']) {
      const response = await post(form(), HTML, path)
      assert.equal([response.status, response.headers.get('Content-Type')], [202, 'text/plain; charset=utf-8'])
      texts.push(await response.text())
    }
    assert.equal(texts, [`${sentences.sent}\n`, 'Your address was sent.\n'])
  })

  test(`where ${reason} a refusal is a short text`, async () => {
    const response = await collecting({ page }).post(form({ email: '' }), HTML)
    assert.is(response.status, 422)
    assert.is(response.headers.get('Content-Type'), 'text/plain; charset=utf-8')
    assert.is(await response.text(), 'Email is required\n')
  })
}

test('the page is the one that the form stands on', async () => {
  const asked: string[] = []
  const { post } = collecting({
    page: async path => {
      asked.push(path)
      return new Response(formPage, { headers: { 'Content-Type': 'text/html' } })
    },
  })
  await post(form({ email: '' }), HTML)
  await post(form({ email: '' }), HTML, '/api/subscribe')
  await post(form({ email: '' }), JSON_ONLY)
  await post(form(), HTML)
  await post(form(), HTML, '/api/subscribe')
  assert.equal(asked, ['/contact', '/', '/contact', '/'])
})

test('no answer may be stored', async () => {
  const { post } = collecting()
  const invalid = form({ email: '' })
  const responses = await Promise.all([post(form()), post(form(), JSON_ONLY), post(invalid, JSON_ONLY), post(invalid)])
  assert.equal(
    responses.map(({ headers }) => headers.get('Cache-Control')),
    ['no-store', 'no-store', 'no-store', 'no-store'],
  )
})

const long = { message: 'x'.repeat(20_001) }

test('of a message over its length nothing is kept, and the answer is 422 and the sentence', async () => {
  const { post, kept } = collecting()
  const response = await post(form(long), JSON_ONLY)
  assert.is(response.status, 422)
  assert.equal(await response.json(), { error: 'Message is longer than 20,000 characters' })
  assert.equal(kept, [])
})

test('without JavaScript a message over its length comes back whole', async () => {
  const response = await collecting().post(form(long), HTML)
  assert.is(response.status, 422)
  assert.match(await response.text(), long.message)
})

const scripts: [script: string, character: string][] = [
  ['Latin', 'x'],
  ['Arabic', 'ع'],
  ['Chinese', '旅'],
  ['emoji', '🧳'],
  ['line breaks', '\n'],
]

for (const [script, character] of scripts) {
  test(`20,000 code units of ${script} are kept whole, in either encoding of a form`, async () => {
    const { post, kept } = collecting()
    const message = `x${character.repeat(19_998 / character.length)}x`
    const most = {
      ...fields,
      fullName: '旅'.repeat(200),
      company: '旅'.repeat(200),
      message: message.replaceAll('\n', '\r\n'),
    }
    await post(form(most), JSON_ONLY)
    await post(new URLSearchParams(most), JSON_ONLY)
    assert.equal(
      kept.map(({ text }) => text.slice(text.indexOf('Message:\r\n') + 10, -2).replaceAll('\r\n', '\n') === message),
      [true, true],
    )
  })
}

test('a subscription is kept under its subject', async () => {
  const { post, kept } = collecting()
  const response = await post(new URLSearchParams({ email: fields.email }), JSON_ONLY, '/api/subscribe')
  assert.is(response.status, 202)
  assert.equal(
    kept.map(({ subject, text }) => [subject, text]),
    [['New newsletter subscription', composeSubscription(visitor).text]],
  )
})

test('a subscription without a valid email is refused in the words of the contact form', async () => {
  const response = await collecting().post(new URLSearchParams({ email: 'a@b' }), JSON_ONLY, '/api/subscribe')
  assert.is(response.status, 422)
  assert.equal(await response.json(), { error: 'Please enter a valid email address' })
})

test('without JavaScript a subscription is answered with its page, where the banner of success alone is shown', async () => {
  const response = await collecting().post(new URLSearchParams({ email: fields.email }), HTML, '/api/subscribe')
  assert.is(response.status, 202)
  assert.is(await response.text(), refill(formPage, new Map(), subscribeAnchors.sent))
})

const subscriptions: [email: string, banner: string][] = [
  ['a@b', 'subscribe-email-format'],
  [' ', 'subscribe-email'],
  [`${'a'.repeat(260)}@b.co`, 'subscribe-email-format'],
]

for (const [email, banner] of subscriptions) {
  test(`without JavaScript a subscription of ${email.slice(0, 9)} comes back with 422 and the banner ${banner}`, async () => {
    const response = await collecting().post(new URLSearchParams({ email }), HTML, '/api/subscribe')
    assert.is(response.status, 422)
    const html = await response.text()
    assert.match(html, `id="${banner}" data-shown`)
    assert.match(html, `name="email" value="${email.trim()}"`)
  })
}

test('without JavaScript a subscription that cannot be kept comes back with 503 and its own banner', async () => {
  const failing = relay({ page, keep: () => Promise.reject(new Error('disk full')) })
  const init = { method: 'POST', body: new URLSearchParams({ email: fields.email }), headers: HTML }
  const response = await failing(new Request(`${SITE}/api/subscribe`, init), CLIENT)
  assert.is(response.status, 503)
  assert.match(await response.text(), 'id="subscribe-failed" data-shown')
})

test('a subscription from another site is refused', async () => {
  const headers = { ...JSON_ONLY, 'Sec-Fetch-Site': 'cross-site' }
  assert.is((await collecting().post(form(), headers, '/api/subscribe')).status, 403)
})

// Which posts are the same message

/** Posts the form twice, the second time with a change. Resolves with how many different messages these are. */
async function count(change: Record<string, string>, path = '/api/contact', first: Record<string, string> = {}) {
  const { post, kept } = collecting()
  await post(form({ id: UUID, ...first }), JSON_ONLY)
  await post(form({ id: UUID, ...first, ...change }), JSON_ONLY, path)
  assert.is(kept.length, 2)
  for (const { id } of kept) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  return new Set(kept.map(({ id }) => id)).size
}

const same: [reason: string, change: Record<string, string>][] = [
  ['the same', {}],
  ['other line ends', { message: 'A demo?\nNext week?' }],
  ['blanks around a value', { fullName: ` ${fields.fullName}\n` }],
  ['what is invisible in the address', { email: `\u200f${fields.email}.\u200b` }],
  ['another time to fill it in', { took: '70000' }],
  ['another name that no form has', { nobody: 'x' }],
]

for (const [reason, change] of same) {
  test(`two posts of one form id are one message with ${reason}`, async () => {
    assert.is(await count(change), 1)
  })
}

const other: [reason: string, change: Record<string, string>][] = [
  ['another message', { message: 'SECOND' }],
  ['another name', { fullName: 'Nur Abdallah' }],
  ['another address', { email: 'nour@example.com' }],
  ['another company', { company: 'Delta' }],
  ['another phone', { mobilePhone: '+971 50 555 0143' }],
  ['a word moved from one field to the next', { fullName: 'Nour', company: 'Abdallah' }],
  ['another form id', { id: '2b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' }],
]

for (const [reason, change] of other) {
  test(`two posts of one form id are two messages with ${reason}`, async () => {
    assert.is(await count(change), 2)
  })
}

test('a message and a subscription of one form id are two', async () => {
  assert.is(await count({}, '/api/subscribe'), 2)
})

test('of a subscription only the address counts', async () => {
  const { post, kept } = collecting()
  await post(form({ id: UUID }), JSON_ONLY, '/api/subscribe')
  await post(form({ id: UUID, message: 'x' }), JSON_ONLY, '/api/subscribe')
  assert.is(kept[0]?.id, kept[1]?.id)
})

test('the id of a message does not show its form', async () => {
  const { post, kept } = collecting()
  await post(form({ id: UUID }), JSON_ONLY)
  assert.not.match(String(kept[0]?.id), UUID)
})

const noIds: [reason: string, change: Record<string, string>][] = [
  ['none', {}],
  ['an empty one', { id: '' }],
  ['a path', { id: '../../../etc/passwd' }],
  ['one with a line break', { id: `${UUID}\n` }],
  ['one with something before it', { id: `x${UUID}` }],
  ['one in capitals, which no browser makes', { id: UUID.toUpperCase() }],
  ['one that is no random UUID', { id: '00000000-0000-0000-0000-000000000000' }],
  ['one that is not hexadecimal', { id: UUID.replace('b', 'g') }],
]

for (const [reason, change] of noIds) {
  test(`two posts of a script that gave ${reason} for an id are two messages`, async () => {
    assert.is(await count(change, '/api/contact', { id: '' }), 2)
  })

  test(`a post without JavaScript that gave ${reason} for an id is the same message when it is posted again`, async () => {
    const { post, kept } = collecting()
    for (let i = 0; i < 2; i += 1) await post(form({ id: '', ...change }), HTML)
    assert.is(new Set(kept.map(({ id }) => id)).size, 1)
  })
}

test('other words, the same words on the next day and a subscription are other messages also without JavaScript', async () => {
  const { post, kept } = collecting()
  const { now } = Date
  try {
    await post(form(), HTML)
    await post(form({ message: 'A demo?' }), HTML)
    await post(form(), HTML, '/api/subscribe')
    Date.now = () => now() + 86_400_000
    await post(form(), HTML)
  } finally {
    Date.now = now
  }
  assert.is(new Set(kept.map(({ id }) => id)).size, 4)
})

test('a form that was refused without JavaScript has an id, under which it is one message from then on', async () => {
  const { post, kept } = collecting()
  const html = await (await post(form({ email: '' }), HTML)).text()
  const id = html.match(/name="id" value="([^"]+)"/)?.[1] ?? ''
  await post(form({ id }), HTML)
  await post(form({ id }), JSON_ONLY)
  await post(form(), HTML)
  assert.is(kept[0]?.id, kept[1]?.id)
  assert.is.not(kept[0]?.id, kept[2]?.id)
})

const senders: [email: string, replyTo: string | null, reason: string][] = [
  [fields.email, fields.email, 'a valid address'],
  ['a@b..c', null, 'section 5 lets it pass, no mail server does'],
  ['\u202anour@delta.example\u202c', 'nour@delta.example', 'copied with direction marks'],
  ['nour\u200b@delta.exam\u00adple', 'nour@delta.example', 'copied with zero-width characters and soft hyphens'],
  ['nour@delta.example.', 'nour@delta.example', 'with the full stop of a sentence'],
]

for (const [email, replyTo, reason] of senders) {
  test(`an answer to a message from ${JSON.stringify(email)} goes to ${replyTo ?? 'nobody'}: ${reason}`, async () => {
    const { post, kept } = collecting()
    await post(form({ email }))
    assert.is(kept[0]?.replyTo, replyTo)
  })
}

// Messages that a person should look at

const links = (count: number) => Array.from({ length: count }, (_, i) => `https://www.example.com/${i}`).join(' ')

/** How the note of a message reads: what follows the words that every note begins with. */
const noteIn = (text = '') => text.match(new RegExp(`\r\n${LOOKS}: ([^\r\n]*)\r\n$`))?.[1]

const ARCHIVED = 'https://web.archive.org/web/2020/https://www.example.com/ '

const suspicious: [reason: string, change: Record<string, string>, held: string | undefined, note?: string][] = [
  ['something in the field that no visitor sees', { subject: 'SEO' }, 'trap'],
  ['that field empty, as browsers post it', { subject: '' }, undefined],
  ['a form that was sent after 1,999 ms', { took: '1999' }, undefined, 'sent after 1.9 s'],
  ['a form that was sent at once', { took: '0' }, undefined, 'sent after 0.0 s'],
  ['a form that was sent after two seconds', { took: '2000' }, undefined],
  ['a form that was sent after a day', { took: '86400000' }, undefined],
  ['a time that is empty, as without JavaScript', { took: '' }, undefined],
  ['a time that is no whole number', { took: '1.5' }, undefined],
  ['a time that is negative', { took: '-5' }, undefined],
  ['a time of letters', { took: 'fast' }, undefined],
  ['eleven links', { message: links(11) }, undefined, '11 links'],
  ['ten links', { message: links(10) }, undefined],
  ['eleven links without a scheme', { message: 'www.example.com '.repeat(11) }, undefined, '11 links'],
  ['eleven links in capitals', { message: 'HTTP://EXAMPLE.COM '.repeat(11) }, undefined, '11 links'],
  ['eleven links in brackets', { message: '[url=http://a.co]a[/url]'.repeat(11) }, undefined, '11 links'],
  ['ten links with an address within each', { message: ARCHIVED.repeat(10) }, undefined],
  [
    'ten links with an address as a parameter of each',
    { message: 'http://a.co/?to=http://b.co '.repeat(10) },
    undefined,
  ],
  ['eleven times the word http', { message: 'http '.repeat(11) }, undefined],
  ['twelve links after 1.2 s', { message: links(12), took: '1234' }, undefined, '12 links, sent after 1.2 s'],
]

for (const [reason, change, held, note] of suspicious) {
  test(`a message with ${reason} is ${held ? 'kept apart' : 'kept like any other'}, with ${note ?? 'no note'}`, async () => {
    const { post, kept } = collecting()
    await post(form(change), JSON_ONLY)
    assert.equal(
      kept.map(({ held, text }) => [held, noteIn(text)]),
      [[held, note]],
    )
  })

  test(`a message with ${reason} is answered like any other`, async () => {
    const { post } = collecting()
    const [one, another] = await Promise.all([post(form(change), JSON_ONLY), post(form(), JSON_ONLY)])
    assert.equal(
      [one.status, await one.json(), [...one.headers]],
      [another.status, await another.json(), [...another.headers]],
    )
  })
}

test('a note is the last line of the mail, and leaves subject, summary and id as they are', async () => {
  const { post, kept } = collecting()
  for (const took of ['900', '9000']) await post(form({ id: UUID, took }), JSON_ONLY)
  const [noted, plain] = kept
  assert.equal([noted?.subject, noted?.id], [plain?.subject, plain?.id])
  assert.is(noted?.text, `${plain?.text}\r\n${LOOKS}: sent after 0.9 s\r\n`)
  assert.is(noted?.html, `${plain?.html}<p>${LOOKS}: sent after 0.9 s</p>\n`)
})

test('a subscription that was sent at once has a note', async () => {
  const { post, kept } = collecting()
  await post(form({ took: '0' }), JSON_ONLY, '/api/subscribe')
  assert.is(noteIn(kept[0]?.text), 'sent after 0.0 s')
})

test('a subscription with something in the field that no visitor sees is kept apart', async () => {
  const { post, kept } = collecting()
  await post(form({ subject: 'SEO' }), JSON_ONLY, '/api/subscribe')
  assert.is(kept[0]?.held, 'trap')
})

test('a sender who may send no more gets 429, the send failure and the time to wait, and nothing is kept', async () => {
  const { post, kept } = collecting({ admit: () => undefined })
  const response = await post(form(), JSON_ONLY)
  assert.is(response.status, 429)
  assert.is(response.headers.get('Retry-After'), '600')
  assert.equal(await response.json(), { error: FAILED })
  assert.equal(kept, [])
})

test('without JavaScript a sender who may send no more gets 429 and what was typed', async () => {
  const response = await collecting({ admit: () => undefined }).post(form(), HTML)
  assert.is(response.status, 429)
  assert.is(response.headers.get('Retry-After'), '600')
  assert.match(await response.text(), 'Next week?')
})

test('whoever sends is asked about by the address that the engine gave', async () => {
  const asked: string[] = []
  const { post } = collecting({ admit: admitting(client => asked.push(client)) })
  await post(form(), JSON_ONLY, '/api/contact', '2001:db8::1')
  assert.equal(asked, ['2001:db8::1'])
})

test('messages, subscriptions and what is kept apart are counted in pools of their own', async () => {
  const pools: string[] = []
  const { post } = collecting({ admit: admitting((_, pool) => pools.push(pool)) })
  for (const path of ['/api/contact', '/api/subscribe']) {
    for (const subject of ['', 'SEO']) await post(form({ subject }), JSON_ONLY, path)
  }
  assert.equal(pools, ['contact', 'held', 'subscribe', 'held'])
})

test('a slot is given back when the message is not kept', async () => {
  let free = 1
  const admit = () => {
    if (free === 0) return undefined
    free -= 1
    return () => {
      free += 1
    }
  }
  const outcomes = [false, false, true, true]
  const answer = relay({
    admit,
    keep: async (_, enter) => {
      enter()
      if (!outcomes.shift()) throw new Error('disk full')
    },
  })
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) {
    const init = { method: 'POST', body: form(), headers: JSON_ONLY }
    statuses.push((await answer(new Request(`${SITE}/api/contact`, init), CLIENT)).status)
  }
  assert.equal(statuses, [503, 503, 202, 429])
})

test('a message that is kept already takes no slot', async () => {
  const answer = relay({ admit: () => undefined, keep: async () => {} })
  const init = { method: 'POST', body: form(), headers: JSON_ONLY }
  assert.is((await answer(new Request(`${SITE}/api/contact`, init), CLIENT)).status, 202)
})

test('only messages count against the limit', async () => {
  let asked = 0
  const { post } = collecting({ admit: admitting(() => ++asked) })
  await post(form({ email: '' }))
  await post(form(), { 'Sec-Fetch-Site': 'cross-site' })
  await post(form(long))
  assert.is(asked, 0)
  await post(form({ subject: 'SEO' }))
  await post(form())
  assert.is(asked, 2)
})

test('a limit that fails is an honest failure', async () => {
  const { post, kept } = collecting({
    admit: () => {
      throw new Error('no answer')
    },
  })
  assert.is((await post(form(), JSON_ONLY)).status, 503)
  assert.equal(kept, [])
})

test('a body that does not end is not waited for', async () => {
  const silent = new ReadableStream({ start: controller => controller.enqueue(new Uint8Array(8)) })
  const { post } = collecting({ patience: 50 })
  assert.is((await post(silent, { ...JSON_ONLY, 'Content-Type': MULTIPART })).status, 408)
})

test('memory is taken for bytes that have come, and for no others', async () => {
  const { post } = collecting({ patience: 2000 })
  const open = Array.from({ length: 500 }, () => {
    const body = new ReadableStream({ start: controller => controller.enqueue(new Uint8Array(20)) })
    return post(body, { ...JSON_ONLY, 'Content-Type': MULTIPART })
  })
  await new Promise(resolve => setTimeout(resolve, 200))
  assert.ok(process.memoryUsage().arrayBuffers < 500 * 4096)
  await Promise.all(open)
})

test('a body that takes its time is waited for', async () => {
  const bytes = new TextEncoder().encode(new URLSearchParams(fields).toString())
  const slow = new ReadableStream({
    async start(controller) {
      for (let at = 0; at < bytes.length; at += 40) {
        controller.enqueue(bytes.slice(at, at + 40))
        await new Promise(resolve => setTimeout(resolve, 5))
      }
      controller.close()
    },
  })
  const headers = { ...JSON_ONLY, 'Content-Type': 'application/x-www-form-urlencoded' }
  assert.is((await collecting({ patience: 2000 }).post(slow, headers)).status, 202)
})

test('nothing of a form is logged, whatever happens to it', async () => {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  const originals = methods.map(method => console[method])
  let logged = 0
  for (const method of methods) console[method] = () => logged++
  await collecting().post(form(), JSON_ONLY)
  await collecting().post(form({ email: 'x' }), JSON_ONLY)
  const failing = relay({ page, keep: () => Promise.reject(new Error('disk full')) })
  await failing(new Request(`${SITE}/api/contact`, { method: 'POST', body: form() }), CLIENT)
  for (const [i, method] of methods.entries()) console[method] = originals[i] ?? console[method]
  assert.is(logged, 0)
})

test.run()
