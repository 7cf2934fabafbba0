import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Envelope } from '../../src/relay/envelope'
import { type Care, relay } from '../../src/relay/relay'
import { visitor } from '../support/visitor'

const SITE = 'https://qafila.example'
const JSON_ONLY = { Accept: 'application/json' }
const FAILED = 'Failed to send message. Please try again or contact us directly.'

const fields = { ...visitor, company: '', message: 'A demo?\r\nNext week?' }

function form(change: Record<string, string | Blob> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...change })) data.set(name, value)
  return data
}

/** A relay that collects what it is to keep. */
function collecting(care: Care = {}) {
  const kept: Envelope[] = []
  const answer = relay({
    ...care,
    keep: async message => {
      kept.push(message)
    },
  })
  const post = (body: BodyInit | null, headers: Record<string, string> = {}, path = '/api/contact') => {
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    return answer(new Request(SITE + path, init))
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
  await answer(new Request(`${SITE}/api/contact`, { method: 'POST', body: form() })).then(() => order.push('answered'))
  assert.equal(order, ['kept', 'answered'])
})

test('an urlencoded form is understood', async () => {
  assert.is((await collecting().post(new URLSearchParams(fields), JSON_ONLY)).status, 202)
})

test('a form without JavaScript is sent on to the banner of success', async () => {
  const response = await collecting().post(form(), { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  assert.is(response.status, 303)
  assert.is(response.headers.get('Location'), '/contact#sent')
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

  test(`with ${reason} a form without JavaScript goes to /contact#${anchor}`, async () => {
    assert.is((await collecting().post(form(change))).headers.get('Location'), `/contact#${anchor}`)
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
    { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '65537' },
  ],
  ['too long', 413, () => form({ message: 'x'.repeat(65_536) }), {}],
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
    const response = await collecting().answer(new Request(`${SITE}/api/contact`, { method }))
    assert.is(response.status, 405)
    assert.is(response.headers.get('Allow'), 'POST')
  })
}

test('another address below /api/ is not found', async () => {
  assert.is((await collecting().post(form(), JSON_ONLY, '/api/contacts')).status, 404)
})

const failing = relay({ keep: () => Promise.reject(new Error('disk full')) })

test('a message that cannot be kept is answered with 503 and the send failure', async () => {
  const response = await failing(
    new Request(`${SITE}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY }),
  )
  assert.is(response.status, 503)
  assert.equal(await response.json(), { error: FAILED })
})

test('without JavaScript a message that cannot be kept goes to /contact#failed', async () => {
  const response = await failing(new Request(`${SITE}/api/contact`, { method: 'POST', body: form() }))
  assert.is(response.headers.get('Location'), '/contact#failed')
})

test('no answer may be stored', async () => {
  const { post } = collecting()
  const responses = await Promise.all([post(form()), post(form(), JSON_ONLY), post(form({ email: '' }), JSON_ONLY)])
  assert.equal(
    responses.map(({ headers }) => headers.get('Cache-Control')),
    ['no-store', 'no-store', 'no-store'],
  )
})

test('a subscription is kept under its subject', async () => {
  const { post, kept } = collecting()
  const response = await post(new URLSearchParams({ email: fields.email }), JSON_ONLY, '/api/subscribe')
  assert.is(response.status, 202)
  assert.equal(
    kept.map(({ subject, text }) => [subject, text]),
    [['New newsletter subscription', 'Email: nour@deltaholidays.example\r\n']],
  )
})

test('a subscription without a valid email is refused in the words of the contact form', async () => {
  const response = await collecting().post(new URLSearchParams({ email: 'a@b' }), JSON_ONLY, '/api/subscribe')
  assert.is(response.status, 422)
  assert.equal(await response.json(), { error: 'Please enter a valid email address' })
})

const subscriptions: [email: string, location: string][] = [
  [fields.email, '/#subscribed'],
  ['a@b', '/#subscribe-email-format'],
  [' ', '/#subscribe-email'],
]

for (const [email, location] of subscriptions) {
  test(`without JavaScript a subscription of ${email} goes to ${location}`, async () => {
    const response = await collecting().post(new URLSearchParams({ email }), {}, '/api/subscribe')
    assert.is(response.headers.get('Location'), location)
  })
}

test('without JavaScript a subscription that cannot be kept goes to /#subscribe-failed', async () => {
  const body = new URLSearchParams({ email: fields.email })
  const response = await failing(new Request(`${SITE}/api/subscribe`, { method: 'POST', body }))
  assert.is(response.headers.get('Location'), '/#subscribe-failed')
})

test('a subscription from another site is refused', async () => {
  const headers = { ...JSON_ONLY, 'Sec-Fetch-Site': 'cross-site' }
  assert.is((await collecting().post(form(), headers, '/api/subscribe')).status, 403)
})

const UUID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'

test('a message has the id that its form gave it', async () => {
  const { post, kept } = collecting()
  await post(form({ id: UUID }))
  await post(form({ id: UUID }))
  assert.equal(
    kept.map(({ id }) => id),
    [UUID, UUID],
  )
})

const noIds: [reason: string, change: Record<string, string>][] = [
  ['none', {}],
  ['an empty one', { id: '' }],
  ['a path', { id: '../../../etc/passwd' }],
  ['one with a line break', { id: `${UUID}\n` }],
  ['one with something before it', { id: `x${UUID}` }],
  ['one in capitals, which some file systems take for the same', { id: UUID.toUpperCase() }],
  ['one that is no random UUID', { id: '00000000-0000-0000-0000-000000000000' }],
  ['one that is not hexadecimal', { id: UUID.replace('b', 'g') }],
]

for (const [reason, change] of noIds) {
  test(`a message whose form gave ${reason} for an id gets a new one`, async () => {
    const { post, kept } = collecting()
    await post(form(change))
    await post(form(change))
    const ids = kept.map(({ id }) => id)
    assert.is(ids.filter(id => /^[\da-f-]{36}$/.test(id)).length, 2)
    assert.is(new Set([...ids, UUID]).size, 3)
  })
}

const senders: [email: string, replyTo: string | null, reason: string][] = [
  [fields.email, fields.email, 'a valid address'],
  ['a@b..c', null, 'section 5 lets it pass, no mail server does'],
]

for (const [email, replyTo, reason] of senders) {
  test(`an answer to a message from ${email} goes to ${replyTo ?? 'nobody'}: ${reason}`, async () => {
    const { post, kept } = collecting()
    await post(form({ email }))
    assert.is(kept[0]?.replyTo, replyTo)
  })
}

test('a message with something in the field that no visitor sees is answered like any other and not kept', async () => {
  const { post, kept } = collecting()
  const [caught, free] = await Promise.all([post(form({ subject: 'SEO' }), JSON_ONLY), post(form(), JSON_ONLY)])
  assert.equal(
    [caught.status, await caught.json(), [...caught.headers]],
    [free.status, await free.json(), [...free.headers]],
  )
  assert.is(kept.length, 1)
})

test('a message with the unseen field empty, as browsers post it, is kept', async () => {
  const { post, kept } = collecting()
  await post(form({ subject: '' }))
  assert.is(kept.length, 1)
})

test('a sender who may send no more gets 429, the send failure and the time to wait, and nothing is kept', async () => {
  const { post, kept } = collecting({ admit: () => false })
  const response = await post(form(), JSON_ONLY)
  assert.is(response.status, 429)
  assert.is(response.headers.get('Retry-After'), '600')
  assert.equal(await response.json(), { error: FAILED })
  assert.equal(kept, [])
})

test('without JavaScript a sender who may send no more goes to /contact#failed', async () => {
  const response = await collecting({ admit: async () => false }).post(form())
  assert.is(response.status, 303)
  assert.is(response.headers.get('Location'), '/contact#failed')
})

test('only messages count against the limit', async () => {
  let asked = 0
  const admit = async () => ++asked > 0
  const { post } = collecting({ admit })
  await post(form({ email: '' }))
  await post(form(), { 'Sec-Fetch-Site': 'cross-site' })
  await post(form({ subject: 'SEO' }))
  await post(form())
  assert.is(asked, 1)
})

test('a limit that cannot be asked is an honest failure', async () => {
  const { post, kept } = collecting({ admit: () => Promise.reject(new Error('no answer')) })
  assert.is((await post(form(), JSON_ONLY)).status, 503)
  assert.equal(kept, [])
})

test('a body that does not end is not waited for', async () => {
  const silent = new ReadableStream({ start: controller => controller.enqueue(new Uint8Array(8)) })
  const { post } = collecting({ patience: 50 })
  assert.is((await post(silent, { ...JSON_ONLY, 'Content-Type': MULTIPART })).status, 408)
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
  await failing(new Request(`${SITE}/api/contact`, { method: 'POST', body: form() }))
  for (const [i, method] of methods.entries()) console[method] = originals[i] ?? console[method]
  assert.is(logged, 0)
})

test.run()
