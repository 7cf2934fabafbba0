// The webhook: its signature, the receiver that the README shows, and that neither destination waits for the other.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Full } from '../../src/relay/envelope'
import { type Destination, keepForBoth } from '../../src/server/destination'
import { firstLine, parseLetter } from '../../src/server/letter'
import { parseSecret, payloadOf, signatureOf } from '../../src/server/webhook'
import { envelope } from '../support/envelope'
import { hearLog } from '../support/log'
import {
  type Behaviour,
  type FakeProvider,
  hang,
  openFakeProvider,
  says,
  status,
  taken,
  until,
} from '../support/provider'
import { openSite, post, type Site } from '../support/relay-site'
import { LOG_SECRETS, messageId, visitor } from '../support/visitor'

const SECRET = `whsec_${randomBytes(32).toString('base64')}`
const PATIENCE = 20_000

type Context = { mail: FakeProvider; hook: FakeProvider; site: Site; env: NodeJS.ProcessEnv }
const test = suite<Context>('webhook')

let mailDoes: Behaviour
let hookDoes: Behaviour

test.before.each(async context => {
  mailDoes = taken
  hookDoes = says(204, '')
  context.mail = await openFakeProvider(() => mailDoes)
  context.hook = await openFakeProvider(() => hookDoes)
  context.site = await openSite(context.mail.origin)
  context.env = { WEBHOOK_URL: `${context.hook.origin}/hook`, WEBHOOK_SECRET: SECRET }
})

test.after.each(async ({ mail, hook, site }) => {
  await mail.close()
  await hook.close()
  await site.remove()
})

const files = (site: Site, folder: string) => readdirSync(join(site.outbox, folder))
const idOf = (number: number, formId: string) =>
  messageId(formId, { ...visitor, fullName: `${visitor.fullName} ${number}` })

// The signature

test('the signature is that of the specification’s example', () => {
  const secret = parseSecret('whsec_plJ3nmyCDGBKInavdOK15jsl') ?? new Uint8Array()
  const body = '{"event_type":"ping","data":{"success":true}}'
  assert.is(
    signatureOf(Buffer.from('plJ3nmyCDGBKInavdOK15jsl', 'base64'), 'msg_loFOjxBNrRLzqYUf', 1731705121, body),
    'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  )
  assert.is(secret.length, 0, 'a secret of 18 bytes is too short')
})

const secrets: [text: string, isOne: boolean, reason: string][] = [
  [SECRET, true, '32 bytes'],
  [`whsec_${Buffer.alloc(24).toString('base64')}`, true, '24 bytes'],
  [`whsec_${Buffer.alloc(64).toString('base64')}`, true, '64 bytes'],
  [`whsec_${Buffer.alloc(23).toString('base64')}`, false, 'too short'],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, false, 'too long'],
  [SECRET.slice(6), false, 'without its prefix'],
  [`${SECRET}\n`, false, 'with a line end'],
  [`whsec_${'*'.repeat(40)}`, false, 'not base64'],
]

for (const [text, isOne, reason] of secrets) {
  test(`a secret ${isOne ? 'is' : 'is not'} one: ${reason}`, () => {
    assert.is(parseSecret(text) !== undefined, isOne)
  })
}

// The body

test('the values of the form survive the file, and a file without any makes a body with the text', () => {
  const posted = { form: 'subscription', values: { email: visitor.email } } as const
  const letter = parseLetter(firstLine(envelope({ posted }), new Date()))
  assert.equal(letter.posted, posted)
  assert.is(JSON.parse(payloadOf(letter)).type, 'subscription.created')
  const older = parseLetter(firstLine(envelope(), new Date()))
  assert.is(older.posted, undefined)
  assert.is(JSON.parse(payloadOf(older)).data.text, envelope().text)
})

test('a posted message arrives as JSON with its fields, signed, and its text in the mailbox', async ({
  site,
  hook,
  mail,
  env,
}) => {
  const server = await site.start(env)
  const form = randomUUID()
  assert.is(await post(server.url, 1, form), 202)
  await until(() => hook.calls.length === 1 && mail.messages().length === 1, PATIENCE)
  const [call] = hook.calls
  const headers: IncomingHttpHeaders = call?.headers ?? {}
  const body = String(call?.body)
  const { type, timestamp, data } = JSON.parse(body)
  const { fullName, email, company, mobilePhone, message } = data
  assert.equal({ fullName, email, company, mobilePhone, message }, { ...visitor, fullName: `${visitor.fullName} 1` })
  assert.is(type, 'contact.created')
  assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 60_000)
  assert.is(headers['webhook-id'], await idOf(1, form))
  assert.is(data.id, headers['webhook-id'])
  const time = Number(headers['webhook-timestamp'])
  const signature = signatureOf(parseSecret(SECRET) ?? new Uint8Array(), String(headers['webhook-id']), time, body)
  assert.is(headers['webhook-signature'], signature)
  await until(() => files(site, 'webhook/sent').some(name => !name.endsWith('.json')))
  server.process.kill('SIGTERM')
  assert.is(await server.ended, 0)
  assert.not.match(site.log(), LOG_SECRETS)
  assert.not.ok(site.log().includes(SECRET.slice(6)))
})

// The receiver of the README

let receiver: ChildProcess | undefined

test('the receiver of the README takes what the server posts and nothing else', async ({ site, env }) => {
  const port = await freePort()
  const script = readFileSync('src/relay/README.md', 'utf8').match(/```js\n([^`]*createHmac[\s\S]*?)```/)?.[1]
  writeFileSync(join(site.folder, 'receiver.mjs'), String(script))
  receiver = spawn(process.execPath, [join(site.folder, 'receiver.mjs')], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let heard = ''
  receiver.stdout?.on('data', chunk => (heard += chunk))
  const url = `http://127.0.0.1:${port}/`
  await until(
    () =>
      fetch(url, { method: 'POST' }).then(
        ({ status }) => status === 401,
        () => false,
      ),
    PATIENCE,
  )
  const server = await site.start({ ...env, WEBHOOK_URL: url })
  await post(server.url, 7, randomUUID())
  await until(() => files(site, 'webhook/sent').length === 1, PATIENCE)
  await until(() => heard.includes(`${visitor.fullName} 7`))
  const now = Math.floor(Date.now() / 1000)
  const key = parseSecret(SECRET) ?? new Uint8Array()
  const forged: [reason: string, time: number, signature: string][] = [
    ['signed with another key', now, signatureOf(randomBytes(32), 'a', now, '{}')],
    ['signed for another body', now, signatureOf(key, 'a', now, '{"a":1}')],
    ['of an hour ago', now - 3600, signatureOf(key, 'a', now - 3600, '{}')],
    ['not signed', now, ''],
  ]
  for (const [reason, time, signature] of forged) {
    const headers = { 'webhook-id': 'a', 'webhook-timestamp': String(time), 'webhook-signature': signature }
    assert.is((await fetch(url, { method: 'POST', headers, body: '{}' })).status, 401, reason)
  }
  server.process.kill('SIGTERM')
  await server.ended
})

test.after(() => {
  receiver?.kill()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

// Two destinations

const faults: [name: string, behaviour: Behaviour, box: string][] = [
  ['hangs', hang, 'pending'],
  ['answers 401', status(401), 'pending'],
  ['answers 422', status(422), 'dead'],
]

for (const [name, behaviour, box] of faults) {
  test(`while the webhook ${name}, mail is delivered, and the message waits for the webhook (${box})`, async ({
    site,
    mail,
    env,
  }) => {
    hookDoes = behaviour
    const server = await site.start(env)
    for (const number of [1, 2, 3]) assert.is(await post(server.url, number, randomUUID()), 202)
    await until(() => mail.messages().length === 3, PATIENCE)
    await until(() => files(site, `webhook/${box}`).length > 0, PATIENCE)
    await until(() => files(site, 'pending').length === 0)
    server.process.kill('SIGTERM')
    await server.ended
  })

  test(`while the mail provider ${name}, the webhook gets every message`, async ({ site, hook, env }) => {
    mailDoes = behaviour
    const server = await site.start(env)
    for (const number of [1, 2, 3]) assert.is(await post(server.url, number, randomUUID()), 202)
    await until(() => hook.calls.length === 3, PATIENCE)
    server.process.kill('SIGTERM')
    await server.ended
  })
}

test('a message that only the mailbox has, as after a crash in between, is completed when it is posted again', async ({
  site,
  mail,
  hook,
  env,
}) => {
  const form = randomUUID()
  const without = await site.start()
  await post(without.url, 1, form)
  await until(() => mail.messages().length === 1, PATIENCE)
  without.process.kill('SIGTERM')
  await without.ended
  const server = await site.start(env)
  for (let i = 0; i < 3; i += 1) assert.is(await post(server.url, 1, form), 202)
  await until(() => hook.calls.length === 1, PATIENCE)
  server.process.kill('SIGTERM')
  await server.ended
  assert.equal([mail.messages().length, hook.calls.length], [1, 1])
})

test('a message that cannot be stored for the webhook is not acknowledged', async ({ site, env }) => {
  const server = await site.start(env)
  rmSync(join(site.outbox, 'webhook/pending'), { recursive: true })
  writeFileSync(join(site.outbox, 'webhook/pending'), '')
  assert.is(await post(server.url, 1, randomUUID()), 503)
  server.process.kill('SIGTERM')
  await server.ended
})

test('a webhook that takes no more does not keep the mailbox from its message', async () => {
  const stored: string[] = []
  const destination = (name: string, fault?: Error) =>
    ({
      keep: async () => {
        if (fault) throw fault
        stored.push(name)
      },
    }) as unknown as Destination
  const log = hearLog()
  await keepForBoth(destination('mailbox'), destination('webhook', new Full()))(envelope(), () => {})
  log.stop()
  assert.equal(stored, ['mailbox'])
  assert.equal(
    log.lines.map(({ event }) => event),
    ['webhook full'],
  )
})

test('status pages tell of the webhook by its name', async ({ site, env }) => {
  hookDoes = status(401)
  const server = await site.start(env)
  await post(server.url, 1, randomUUID())
  await until(async () => {
    const { faults } = await (await fetch(`${server.url}/readyz`)).json()
    return String(faults) === 'webhook-blocked'
  }, PATIENCE)
  // The counts are up to a second old.
  await until(async () => {
    const { webhook } = await (await fetch(`${server.url}/healthz`)).json()
    return webhook.outbox === 1 && webhook.dead === 0
  }, PATIENCE)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  assert.match(metrics, /^webhook_breaker_open 1$/m)
  assert.match(metrics, /^webhook_pending 1$/m)
  assert.match(metrics, /^relay_messages_delivered_total 1$/m)
  const names = Array.from(metrics.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name)
  assert.is(new Set(names).size, names.length)
  assert.match(site.log(), /"event":"blocked","to":"webhook"/)
  server.process.kill('SIGTERM')
  await server.ended
})

test('what waits when the webhook is no longer set stays, and the start tells of it', async ({ site, env }) => {
  hookDoes = status(422)
  const server = await site.start(env)
  await post(server.url, 1, randomUUID())
  await until(() => files(site, 'webhook/dead').length === 1, PATIENCE)
  server.process.kill('SIGTERM')
  await server.ended
  const without = await site.start()
  assert.match(site.log(), /"event":"webhook waits","count":1/)
  assert.is(await post(without.url, 2, randomUUID()), 202)
  without.process.kill('SIGTERM')
  await without.ended
  assert.is(files(site, 'webhook/dead').length, 1)
})

// The command

test('a held message goes to neither, and to both once it is released', async ({ site, mail, hook, env }) => {
  const server = await site.start(env)
  const body = new URLSearchParams({ ...visitor, id: randomUUID(), subject: 'SEO' })
  await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  const [name = ''] = files(site, 'held')
  assert.equal([files(site, 'webhook/pending'), hook.calls.length], [[], 0])
  await site.command('release', name.replace('.json', ''))
  await until(() => hook.calls.length === 1 && mail.messages().length === 1, PATIENCE)
  assert.is(JSON.parse(hook.calls[0]?.body ?? '').data.message, visitor.message)
  server.process.kill('SIGTERM')
  await server.ended
})

test('list, show, export, retry and erase cover the webhook', async ({ site, mail, hook, env }) => {
  hookDoes = status(422)
  const server = await site.start(env)
  const form = randomUUID()
  const id = await idOf(1, form)
  await post(server.url, 1, form)
  await until(() => files(site, 'webhook/dead').length === 1 && mail.messages().length === 1, PATIENCE)
  server.process.kill('SIGTERM')
  await server.ended
  assert.match(await site.command(), new RegExp(`^webhook/dead  ${id}  .*HTTP 422$`, 'm'))
  assert.match(await site.command('show', id), 'Tried: ')
  const { messages } = JSON.parse(await site.command('export', visitor.email))
  assert.equal(
    messages.map(({ box, id }: { box: string; id: string }) => [box, id]),
    [['webhook/dead', id]],
  )
  await site.command('retry', 'all')
  assert.equal(files(site, 'webhook/pending'), [`${id}.json`])
  assert.is((await site.command('erase', visitor.email)).trim(), '1 erased')
  assert.equal([files(site, 'webhook/pending'), files(site, 'webhook/dead')], [[], []])
  assert.is(hook.calls.length, 1)
})

test.run()
