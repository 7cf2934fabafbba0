import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildSettings } from '../../src/generator/settings'
import { providerEndings } from '../../src/relay/providers'
import { mailSettings } from '../../src/relay/settings'
import { outboxSetting, serverSettings } from '../../src/server/settings'

const KEY = 'key-0123456789'
const MAIL = {
  MAIL_URL: 'https://api.eu.mailgun.net/v3/mg.example.com/messages',
  MAIL_KEY: KEY,
  MAIL_FROM: 'no-reply@mg.example.com',
  MAIL_TO: 'info@example.com',
}

test('nothing has to be set', () => {
  assert.equal(serverSettings({}), { port: 3000, host: '127.0.0.1', outbox: 'outbox', root: 'dist', trustProxy: 0 })
})

test('every setting is read', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', OUTBOX: '/var/lib/qafila', TRUST_PROXY: '2' }
  assert.equal(serverSettings(env), {
    port: 8080,
    host: '0.0.0.0',
    outbox: '/var/lib/qafila',
    root: 'dist',
    trustProxy: 2,
  })
})

const wrong: [name: string, value: string, reason: string][] = [
  ['PORT', '', 'empty'],
  ['PORT', 'http', 'not a number'],
  ['PORT', '3000 ', 'a space'],
  ['PORT', '0x50', 'not decimal'],
  ['PORT', '-1', 'negative'],
  ['PORT', '80.5', 'not whole'],
  ['PORT', '65536', 'too large'],
  ['HOST', '', 'empty'],
  ['HOST', 'http://localhost', 'an address with a scheme'],
  ['OUTBOX', '', 'empty'],
  ['OUTBOX', ' ', 'blank'],
  ['TRUST_PROXY', '', 'empty'],
  ['TRUST_PROXY', 'true', 'not a number'],
  ['TRUST_PROXY', '-1', 'negative'],
  ['PORT', KEY, 'the key'],
  ['HOST', `${KEY}/`, 'the key'],
  ['TRUST_PROXY', KEY, 'the key'],
  ['ALERT_URL', '', 'empty'],
  ['ALERT_URL', KEY, 'the key'],
  ['ALERT_URL', 'http://hooks.example.com/alerts', 'in clear over the net'],
  ['ALERT_URL', `https://user:${KEY}@hooks.example.com/`, 'with a password in it'],
]

for (const [name, value, reason] of wrong) {
  test(`${name}=${JSON.stringify(value)} is refused in one line that names it and does not repeat it: ${reason}`, () => {
    assert.throws(
      () => serverSettings({ [name]: value }),
      ({ message }: Error) => new RegExp(`^${name} is not [^\\n]+$`).test(message) && !message.includes(KEY),
    )
  })
}

for (const ALERT_URL of ['https://hooks.example.com/alerts?token=x', 'http://127.0.0.1:9000/alerts']) {
  test(`${ALERT_URL} is an address for alerts`, () => {
    assert.is(serverSettings({ ALERT_URL }).alertUrl, ALERT_URL)
  })
}

for (const HOST of ['localhost', '::1', 'fe80::1%eth0', 'web-1.internal']) {
  test(`${HOST} is a host`, () => {
    assert.is(serverSettings({ HOST }).host, HOST)
  })
}

test('a mail provider is read whole', () => {
  assert.equal(serverSettings({ ...MAIL, MAIL_FROM: 'Website <no-reply@mg.example.com>' }).mail, {
    url: MAIL.MAIL_URL,
    key: KEY,
    from: 'Website <no-reply@mg.example.com>',
    to: 'info@example.com',
  })
})

test('a sender without a label is labelled Contact Form', () => {
  assert.is(serverSettings(MAIL).mail?.from, 'Contact Form <no-reply@mg.example.com>')
})

const urls = [
  'https://api.mailgun.net/v3/mg.example.com/messages',
  'https://api.resend.com/emails',
  'http://127.0.0.1:8025/v3/mg.example.com/messages',
  'http://localhost/emails',
  'http://[::1]:8025/emails',
]

for (const MAIL_URL of urls) {
  test(`${MAIL_URL} is a provider`, () => {
    assert.is(serverSettings({ ...MAIL, MAIL_URL }).mail?.url, MAIL_URL)
  })
}

type MailSetting = keyof typeof MAIL
const wrongMail: [name: MailSetting, value: string | undefined, reason: string][] = [
  ['MAIL_URL', '', 'empty'],
  ['MAIL_URL', 'api.mailgun.net/v3/mg.example.com/messages', 'without a scheme'],
  ['MAIL_URL', 'ftp://api.mailgun.net/messages', 'of another scheme'],
  ['MAIL_URL', 'http://api.mailgun.net/v3/mg.example.com/messages', 'in clear over the net'],
  ['MAIL_URL', 'http://127.0.0.1.evil.example/messages', 'in clear over the net, in disguise'],
  ['MAIL_URL', `https://api:${KEY}@api.mailgun.net/v3/mg.example.com/messages`, 'with a key in it'],
  ['MAIL_URL', `https://${KEY}@api.mailgun.net/v3/mg.example.com/messages`, 'with a user in it'],
  ['MAIL_URL', 'https://api.mailgun.net/v3/mg.example.com', "of no provider's shape"],
  ['MAIL_URL', 'https://api.mailgun.net/v3/mg.example.com/messages.mime', "of another call's shape"],
  ['MAIL_URL', 'smtps://mail.example.com:465', 'of a mailbox without a user'],
  ['MAIL_URL', `smtps://user:${KEY}@mail.example.com:465`, 'of a mailbox with a password in it'],
  ['MAIL_URL', 'smtps://user@mail.example.com/messages', 'of a mailbox with a path'],
  ['MAIL_URL', 'smtps://user@', 'of a mailbox without a host'],
  ['MAIL_URL', 'smtps://user%0d%0aRCPT@mail.example.com', 'of a mailbox with a line break in its user'],
  ['MAIL_KEY', `${KEY}\n`, 'with a line break'],
  ['MAIL_KEY', `Bearer ${KEY}`, 'with a space'],
  ['MAIL_KEY', 'ключ', 'not ASCII'],
  ['MAIL_FROM', 'Contact Form', 'no address'],
  ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com', 'with a header in it'],
  ['MAIL_FROM', 'Contact\nForm <a@example.com>', 'with a line break in its label'],
  ['MAIL_FROM', 'Contact Form <a@example.com', 'not closed'],
  ['MAIL_TO', 'a@example.com, b@example.com', 'two addresses'],
  ['MAIL_TO', 'info@localhost', 'without a domain'],
  ['MAIL_TO', KEY, 'the key'],
]

for (const [name, value, reason] of wrongMail) {
  test(`${name} ${reason} is refused in one line that names it and does not repeat it`, () => {
    assert.throws(
      () => serverSettings({ ...MAIL, [name]: value }),
      ({ message }: Error) => new RegExp(`^${name} is not [^\\n]+$`).test(message) && !message.includes(KEY),
    )
  })
}

for (const url of [
  'smtps://user@mail.example.com:465',
  'smtp://a%40example.com@mail.example.com',
  'smtp://user@localhost:25',
]) {
  test(`${url} is a mailbox, whose password may hold spaces`, () => {
    const { mail } = serverSettings({ ...MAIL, MAIL_URL: url, MAIL_KEY: 'pass word' })
    assert.equal([mail?.url, mail?.key], [url, 'pass word'])
  })

  test(`${url} is refused where there is no SMTP, with a line that says so`, () => {
    assert.throws(
      () => mailSettings({ ...MAIL, MAIL_URL: url }),
      ({ message }: Error) => /^MAIL_URL is not [^\n]+ only the Node server [^\n]+$/.test(message),
    )
  })

  test(`${url} is refused for calls from the browser`, () => {
    assert.throws(() => buildSettings({ ...MAIL, MAIL_URL: url, CONTACT_MODE: 'direct' }), /^MAIL_URL is not [^\n]+$/)
  })
}

const WEBHOOK_URL = 'https://crm.example.com/hook'
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

test('a webhook is read', () => {
  const { webhook } = serverSettings({ WEBHOOK_URL, WEBHOOK_SECRET })
  assert.equal(webhook, { url: WEBHOOK_URL, secret: Buffer.alloc(32, 7) })
})

const wrongHooks: [reason: string, env: Record<string, string>, name: string][] = [
  ['in clear over the net', { WEBHOOK_URL: 'http://crm.example.com/hook', WEBHOOK_SECRET }, 'WEBHOOK_URL is not'],
  ['with a password in it', { WEBHOOK_URL: `https://a:${KEY}@crm.example.com/`, WEBHOOK_SECRET }, 'WEBHOOK_URL is not'],
  ['without a secret', { WEBHOOK_URL }, 'WEBHOOK_SECRET must be set'],
  ['with a secret of another kind', { WEBHOOK_URL, WEBHOOK_SECRET: KEY }, 'WEBHOOK_SECRET is not'],
]

for (const [reason, env, name] of wrongHooks) {
  test(`a webhook ${reason} is refused in one line that names the setting and does not repeat it`, () => {
    assert.throws(
      () => serverSettings(env),
      ({ message }: Error) => message.startsWith(name) && !/\n/.test(message) && !message.includes(KEY),
    )
  })
}

for (const name of ['MAIL_KEY', 'MAIL_FROM', 'MAIL_TO']) {
  for (const value of [undefined, '']) {
    test(`${name} that is ${value === '' ? 'empty' : 'absent'} is asked for where MAIL_URL is set`, () => {
      assert.throws(
        () => serverSettings({ ...MAIL, [name]: value }),
        ({ message }: Error) => message === `${name} must be set when MAIL_URL is`,
      )
    })
  }
}

test('an address of no provider is answered with the ends of those that there are', () => {
  assert.throws(
    () => serverSettings({ ...MAIL, MAIL_URL: 'https://api.example.com/send' }),
    ({ message }: Error) =>
      message === `MAIL_URL is not an address that ends in ${providerEndings}` &&
      message.includes('/messages (Mailgun)'),
  )
})

const { MAIL_KEY, ...KEYLESS } = MAIL
const folder = mkdtempSync(join(tmpdir(), 'settings-'))

/** Writes a file with a text, and returns its path. */
function file(text: string): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, text)
  return path
}

test.after(() => rmSync(folder, { recursive: true }))

for (const [reason, text] of [
  ['in one line', KEY],
  ['with a line end', `${KEY}\n`],
  ['with the line end of another system', `${KEY}\r\n`],
] as const) {
  test(`a key ${reason} is read from a file, which can be read again`, () => {
    const MAIL_KEY_FILE = file(text)
    const { mail, keyFile } = serverSettings({ ...KEYLESS, MAIL_KEY_FILE })
    assert.is(mail?.key, KEY)
    assert.is(keyFile, MAIL_KEY_FILE)
  })
}

const wrongFiles: [reason: string, env: Record<string, string>][] = [
  ['is not there', { MAIL_KEY_FILE: join(folder, 'nothing') }],
  ['is a folder', { MAIL_KEY_FILE: folder }],
  ['is the key itself', { MAIL_KEY_FILE: KEY }],
  ['is empty', { MAIL_KEY_FILE: file('') }],
  ['has two lines', { MAIL_KEY_FILE: file(`${KEY}\n${KEY}\n`) }],
  ['stands beside a key', { MAIL_KEY_FILE: file(KEY), MAIL_KEY: KEY }],
]

for (const [reason, env] of wrongFiles) {
  test(`a file for the key that ${reason} is refused in one line that names the setting and does not repeat it`, () => {
    assert.throws(
      () => serverSettings({ ...KEYLESS, ...env }),
      ({ message }: Error) => /^MAIL_KEY_FILE is not [^\n]+$/.test(message) && !message.includes(KEY),
    )
  })
}

test('the folder of the outbox is read where the provider is set wrongly', () => {
  assert.is(outboxSetting({ OUTBOX: '/var/lib/qafila', MAIL_URL: 'x' }), '/var/lib/qafila')
})

test.run()
