// The Worker as it is shipped, with right settings and with wrong ones.
import { setTimeout } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startBindings } from '../support/bindings'
import { messageId, visitor } from '../support/visitor'
import { startWorkerd, type Workerd } from '../support/workerd'

const FORM = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const UUID = await messageId(FORM, visitor)
const letter = { subject: 'a', text: 'b', html: 'c', id: UUID, replyTo: null }

const backend = await startBindings()
const { state, url: bindings } = backend
const mail = { MAIL_URL: `${bindings}/messages`, MAIL_FROM: 'a@b.co', MAIL_TO: 'c@d.co' }

let shipped: Workerd[] = []
/** Starts the module that is shipped. */
async function ship(options: Omit<Parameters<typeof startWorkerd>[0], 'entry'>): Promise<Workerd> {
  const worker = await startWorkerd({ entry: 'src/edge/worker.ts', ...options })
  shipped.push(worker)
  return worker
}

test.before.each(backend.reset)
test.after.each(async () => {
  await Promise.all(shipped.map(({ close }) => close()))
  shipped = []
})
test.after(backend.close)

/** Posts the form. */
const post = ({ url }: Workerd) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...visitor, id: FORM }),
    headers: { Accept: 'application/json' },
  })

/** Returns the sorted keys of the namespace, with `ID` for the message's id and `TIME` for times. */
const keptKeys = () => [...state.kv.keys()].sort().map(key => key.replace(UUID, 'ID').replace(/from-.*Z-/, 'TIME-'))

/** Returns a different UUID for every number. */
const idOf = (number: number) => `${String(number).padStart(8, '0')}-bbfd-4b2d-9b5d-ab8dfbbd4bed`

/** Waits until a module's log holds a text. */
async function logged(worker: Workerd, text: string): Promise<void> {
  for (let tries = 0; tries < 100 && !worker.log().includes(text); tries += 1) await setTimeout(20)
  assert.match(worker.log(), text)
}

test('the module that is shipped keeps a message and makes the provider’s call', async () => {
  const variables = { ...mail, MAIL_KEY: 'key' }
  const worker = await ship({ bindings, queue: true, variables })
  const { status } = await post(worker)
  const body = JSON.parse(String(state.queue[0]))
  const { explicitAcks } = await worker.deliver([{ id: 'm1', body, attempts: 1 }])
  assert.equal([status, explicitAcks, state.sent.length], [202, ['m1'], 1])
  assert.match(String(state.sent[0]), 'New Contact Form From Nour Abdallah')
})

const wrong: [reason: string, variables: Record<string, string>, line: RegExp][] = [
  ['a key that is missing', mail, /MAIL_KEY must be set/],
  ['a key that cannot be one', { ...mail, MAIL_KEY: 'two words' }, /MAIL_KEY is not a key/],
  ['a sender that is missing', { ...mail, MAIL_KEY: 'key', MAIL_FROM: '' }, /MAIL_FROM must be set/],
  ['an SMTP address', { ...mail, MAIL_KEY: 'key', MAIL_URL: 'smtp://user@mx.example' }, /MAIL_URL .*https.*SMTP/],
  ['an SMTP address with TLS', { ...mail, MAIL_KEY: 'key', MAIL_URL: 'SMTPS://mx.example' }, /MAIL_URL .*https.*SMTP/],
]

for (const [reason, variables, line] of wrong) {
  test(`with ${reason} messages are kept until it is mended, and the log names the setting`, async () => {
    const queues = await ship({ bindings, variables, queue: true })
    const namespace = await ship({ bindings, variables, kv: true })
    for (const worker of [queues, namespace]) assert.is((await post(worker)).status, 202)
    assert.equal([state.queue.length, keptKeys()], [1, ['kept/ID', 'pending/TIME-ID']])
    const batch = [1, 2].map(number => ({ id: `m${number}`, body: { ...letter, id: idOf(number) }, attempts: 99 }))
    const { outcome, explicitAcks } = await queues.deliver(batch)
    assert.equal([outcome, explicitAcks], ['ok', ['m1', 'm2']])
    assert.equal(state.delays.slice(1), ['600', '600'], 'in the queue again, with all attempts')
    await namespace.tick()
    assert.equal(keptKeys(), ['kept/ID', 'pending/TIME-ID'])
    for (const worker of [queues, namespace]) await logged(worker, 'Messages wait: MAIL_')
    for (const worker of [queues, namespace]) assert.match(worker.log(), line)
    assert.not.match(queues.log() + namespace.log(), /mx\.example|two words|uncaught/i)
  })
}

test('a cron run without queue and namespace names a wrong setting', async () => {
  const worker = await ship({ variables: mail })
  await worker.tick()
  await logged(worker, 'Messages wait: MAIL_KEY must be set')
})

test('a key that is mended sends what waited in the namespace with the next run', async () => {
  const before = await ship({ bindings, kv: true, variables: mail })
  await post(before)
  await before.tick()
  const after = await ship({ bindings, kv: true, variables: { ...mail, MAIL_KEY: 'key' } })
  await after.tick()
  assert.equal([state.sent.length, keptKeys()], [1, ['kept/ID', 'sent/ID']])
})

test.run()
