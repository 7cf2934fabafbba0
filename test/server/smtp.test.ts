// Mail by SMTP: what a real server receives, what becomes of every reply, and that no server can hold an attempt up.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Envelope, Outcome } from '../../src/relay/envelope'
import type { MailSettings } from '../../src/relay/providers'
import { openOutbox } from '../../src/server/outbox'
import { startPump } from '../../src/server/pump'
import { openSender } from '../../src/server/sender'
import { openSmtp, probeSmtp, receiptIn, smtpServer } from '../../src/server/smtp'
import { envelope } from '../support/envelope'
import {
  type MailServer,
  openMailServer,
  openScript,
  PASSWORD,
  QUEUE_ID,
  type Refusal,
  readMail,
  selfSigned,
  USER,
} from '../support/mail-server'
import { until } from '../support/provider'
import { openSite, post } from '../support/relay-site'
import { LOG_SECRETS } from '../support/visitor'

/** Limits in ms: of an attempt that gets no answer, of one that does, and what a busy machine may add to either. */
const LIMIT = 300
const PATIENCE = 20_000
const SLACK = 5_000

const settings = (port: number, key = PASSWORD) => ({
  url: `smtp://${encodeURIComponent(USER)}@127.0.0.1:${port}`,
  key,
  from: 'Contact Form <no-reply@mg.example.com>',
  to: 'info@example.com',
})

const folder = mkdtempSync(join(tmpdir(), 'smtp-'))
const own = selfSigned(folder)
let server: MailServer
let refusal: Refusal | undefined

test.before(async () => {
  server = await openMailServer({ refuse: () => refusal })
})

test.before.each(() => {
  server.mails.length = 0
  refusal = undefined
})

test.after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Sends a message. Rejects when there is no outcome within the limit. */
const send = (message: Envelope, change: Partial<MailSettings> = {}, limit = PATIENCE): Promise<Outcome> =>
  within(limit, signal => openSmtp({ ...settings(server.port), ...change })(message, signal))

async function within<T>(limit: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const hung = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('no outcome within the limit')), limit + SLACK)
  })
  try {
    return await Promise.race([task(AbortSignal.timeout(limit)), hung])
  } finally {
    clearTimeout(late)
  }
}

// The message

test('the server gets the fields of the specification and the headers of the call by HTTP', async () => {
  const message = envelope()
  await send(message)
  const [mail] = server.mails
  const { headers, parts } = readMail(String(mail?.raw))
  assert.equal([mail?.user, mail?.from, mail?.to], [USER, 'no-reply@mg.example.com', ['info@example.com']])
  const { from, to, subject, 'reply-to': reply, 'auto-submitted': automatic, 'x-contact-id': id } = headers
  assert.equal(
    { from, to, subject, reply, automatic, id },
    {
      from: 'Contact Form <no-reply@mg.example.com>',
      to: 'info@example.com',
      subject: message.subject,
      reply: message.replyTo,
      automatic: 'auto-generated',
      id: message.id,
    },
  )
  assert.equal(Object.keys(parts), ['text/plain', 'text/html'])
  assert.is(parts['text/plain']?.trimEnd(), message.text.trimEnd())
  assert.is(parts['text/html']?.trimEnd(), message.html.trimEnd())
})

test('the id is the Message-ID, in the domain of the sender, and a repeat has the same', async () => {
  const message = envelope()
  await send(message)
  await send(message)
  const ids = server.mails.map(({ raw }) => readMail(raw).headers['message-id'])
  assert.equal(ids, Array(2).fill(`<${message.id}@mg.example.com>`))
})

test('a message without an address to answer to has no Reply-To', async () => {
  await send(envelope({ replyTo: null }))
  assert.is(readMail(String(server.mails[0]?.raw)).headers['reply-to'], undefined)
})

const texts: [reason: string, text: string][] = [
  ['any script', 'نور سأل: 旅行 🧳\r\n'],
  ['a line that is only a dot', 'before\r\n.\r\nafter\r\n..\r\n'],
  ['a line of 20,000 signs', `${'x'.repeat(20_000)}\r\n`],
  ['lines that look like headers and commands', 'Bcc: a@example.com\r\nRCPT TO:<a@example.com>\r\n'],
  ['what looks like an attachment by path', '/etc/passwd\r\nfile:///etc/passwd\r\n'],
]

for (const [reason, text] of texts) {
  test(`a text with ${reason} arrives as it is, once and to one address`, async () => {
    const subject = `New Contact Form From ${text.slice(0, 12).trim()}`
    await send(envelope({ text, html: `<p>${text}</p>`, subject }))
    assert.is(server.mails.length, 1)
    const { headers, parts } = readMail(String(server.mails[0]?.raw))
    assert.is(parts['text/plain']?.trimEnd(), text.trimEnd())
    assert.is(parts['text/html']?.trimEnd(), `<p>${text}</p>`.trimEnd())
    assert.is(headers.subject, subject.replace(/\s+/g, ' '))
    assert.equal(server.mails[0]?.to, ['info@example.com'])
  })
}

test('a password with spaces and signs of any script is one', async () => {
  const odd = await openMailServer({
    options: { onAuth: ({ password }, _, done) => done(password === 'pä ss' ? null : new Error('no'), { user: '1' }) },
  })
  assert.is((await send(envelope(), settings(odd.port, 'pä ss'))).result, 'ok')
  await odd.close()
})

// Replies

test('the id that the server gives a mail is its receipt', async () => {
  assert.equal(await send(envelope()), { result: 'ok', receipt: QUEUE_ID })
})

const replies: [server: string, reply: string, receipt: string][] = [
  ['Postfix', '250 2.0.0 Ok: queued as 4BxYz12', '4BxYz12'],
  ['Exim', '250 OK id=1tQx2a-0000000ABC-1abc', '1tQx2a-0000000ABC-1abc'],
  ['Gmail', '250 2.0.0 OK  1732760000 a640c23a62f3a-aa5 - gsmtp', 'OK_1732760000_a640c23a62f3a-aa5_-_gsmtp'],
  ['a server without words', '250', '250'],
  ['a server with control characters', '250 ok \x1b[31m é id: ab\x07c', 'ab'],
  ['a talkative server', `250 ${'x'.repeat(5000)}`, 'x'.repeat(200)],
]

for (const [name, reply, receipt] of replies) {
  test(`the receipt of ${name} is ${receipt.slice(0, 40)}`, () => {
    assert.is(receiptIn(reply), receipt)
  })
}

const refusals: [refusal: Refusal, outcome: Outcome][] = [
  [
    { at: 'auth', code: 535 },
    { result: 'blocked', reason: 'SMTP 535 to AUTH PLAIN' },
  ],
  [
    { at: 'auth', code: 534 },
    { result: 'blocked', reason: 'SMTP 534 to AUTH PLAIN' },
  ],
  [
    { at: 'auth', code: 550 },
    { result: 'blocked', reason: 'SMTP 550 to AUTH PLAIN' },
  ],
  [
    { at: 'auth', code: 454 },
    { result: 'retry', reason: 'SMTP 454 to AUTH PLAIN' },
  ],
  [
    { at: 'auth', code: 421 },
    { result: 'retry', reason: 'SMTP 421 to AUTH PLAIN' },
  ],
  [
    { at: 'from', code: 530 },
    { result: 'blocked', reason: 'SMTP 530 to MAIL FROM' },
  ],
  [
    { at: 'from', code: 451 },
    { result: 'retry', reason: 'SMTP 451 to MAIL FROM' },
  ],
  [
    { at: 'from', code: 552 },
    { result: 'dead', reason: 'SMTP 552 to MAIL FROM' },
  ],
  [
    { at: 'to', code: 450 },
    { result: 'retry', reason: 'SMTP 450 to RCPT TO' },
  ],
  [
    { at: 'to', code: 421 },
    { result: 'retry', reason: 'SMTP 421' },
  ],
  [
    { at: 'to', code: 550, text: '5.1.1 no such user' },
    { result: 'dead', reason: 'SMTP 550 5.1.1 to RCPT TO' },
  ],
  [
    { at: 'data', code: 452 },
    { result: 'retry', reason: 'SMTP 452 to DATA' },
  ],
  [
    { at: 'data', code: 552 },
    { result: 'dead', reason: 'SMTP 552 to DATA' },
  ],
  [
    { at: 'data', code: 554 },
    { result: 'dead', reason: 'SMTP 554 to DATA' },
  ],
]

for (const [given, outcome] of refusals) {
  test(`${given.code} at ${given.at} is ${outcome.result}, with a reason that does not quote it`, async () => {
    refusal = given
    assert.equal(await send(envelope()), outcome)
    assert.is(server.mails.length, 0)
  })
}

test('a wrong password blocks', async () => {
  assert.is((await send(envelope(), { key: 'wrong' })).result, 'blocked')
})

test('a new password in the file is used at once', async () => {
  const file = join(folder, 'key')
  writeFileSync(file, `${PASSWORD}\n`)
  const sender = openSender(settings(server.port, 'old one'), file)
  assert.is((await within(PATIENCE, signal => sender(envelope(), signal))).result, 'ok')
})

// Hostile servers

const EHLO = '250-mail.example.com\r\n250 AUTH PLAIN'
const all = ['220 hello', EHLO, '235 welcome', '250 sender', '250 recipient', '354 go ahead', '250 queued as X']

test('the script of a server that behaves is one', async () => {
  const script = await openScript(...all)
  assert.equal(await send(envelope(), settings(script.port)), { result: 'ok', receipt: 'X' })
  await script.close()
})

const GARBAGE = '\x16\x03\x01 250-no\r\n\xff\xfe'
const hangs = (socket: Socket) => socket.pause()
const hangsUp = (socket: Socket) => socket.end()
const resets = (socket: Socket) => socket.resetAndDestroy()
const drips = (socket: Socket) => {
  const timer = setInterval(() => socket.write('250-x\r\n'), 5)
  socket.on('close', () => clearInterval(timer))
}
const floods = (socket: Socket) => {
  const chunk = '250-'.padEnd(65_536, 'x')
  const more = () => {
    while (socket.writable && socket.write(chunk));
  }
  socket.on('drain', more)
  more()
}

const deeds: [name: string, deed: string | ((socket: Socket) => void)][] = [
  ['hangs', hangs],
  ['hangs up', hangsUp],
  ['resets', resets],
  ['drips a reply without end', drips],
  ['floods a line without end', floods],
  ['says 421', '421 closing'],
  ['says 421 and hangs up', socket => socket.end('421 closing\r\n')],
  ['says something else', GARBAGE],
  ['says a reply of no meaning', '999 what'],
]

for (const [stage, before] of ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'mail'].entries()) {
  for (const [name, deed] of deeds) {
    test(`a server that ${name} at ${before} is tried again, within the limit, and no socket is left`, async () => {
      const script = await openScript(...all.slice(0, stage), deed)
      const { result } = await send(envelope(), settings(script.port), LIMIT)
      assert.is(result, 'retry')
      await until(() => script.open() === 0)
      await script.close()
    })
  }
}

test('a server that is slow to acknowledge a mail gets it once', async () => {
  const slow = await openMailServer({ pace: () => 3 * LIMIT })
  const outbox = openOutbox(join(folder, 'slow'))
  await outbox.keep(envelope())
  const pump = startPump(outbox, openSmtp(settings(slow.port)), { pace: { limit: LIMIT, first: 1 } })
  try {
    await until(() => slow.mails.length > 0 && pump.state().pending === 0, PATIENCE)
    assert.is(slow.mails.length, 1)
  } finally {
    await pump.stop()
    await slow.close()
  }
})

test('a reply of 500 lines is read to its end', async () => {
  const long = `${'250-blah\r\n'.repeat(500)}250 queued as LAST`
  const script = await openScript(...all.slice(0, -1), long)
  const { result } = await send(envelope(), settings(script.port))
  assert.is(result, 'ok')
  await script.close()
})

test('what a server does after it has taken the mail does not matter: it may hang, and the socket is closed', async () => {
  const script = await openScript(...all, hangs)
  assert.is((await send(envelope(), settings(script.port))).result, 'ok')
  await until(() => script.open() === 0)
  await script.close()
})

for (const [code, stage] of [
  [554, 0],
  [502, 1],
] as const) {
  test(`${code} to ${stage ? 'EHLO and HELO' : 'the connection'} is for every message and blocks`, async () => {
    const no = `${code} no`
    const script = await openScript(...all.slice(0, stage), no, no)
    assert.is((await send(envelope(), settings(script.port))).result, 'blocked')
    await script.close()
  })
}

test('a server without AUTH is not sent the password, and blocks', async () => {
  const heard: string[] = []
  const script = await openScript('220 hi', socket => {
    socket.write('250 mail.example.com\r\n')
    socket.on('data', chunk => heard.push(String(chunk)))
  })
  assert.is((await send(envelope(), settings(script.port))).result, 'blocked')
  await script.close()
  assert.not.match(heard.join(), 'AUTH')
})

test('nobody listens: tried again, with the reason', async () => {
  const gone = await openScript()
  await gone.close()
  assert.equal(await send(envelope(), settings(gone.port)), { result: 'retry', reason: 'no answer (ECONNREFUSED)' })
})

test('a signal that has aborted before makes no connection', async () => {
  const { made } = server.connections()
  assert.is((await openSmtp(settings(server.port))(envelope(), AbortSignal.abort())).result, 'retry')
  assert.is(server.connections().made, made)
})

// Encryption. 0.0.0.0 leads to this machine too, but is not taken for it.

const secured: [
  reason: string,
  scheme: string,
  host: string,
  offers: 'TLS' | 'STARTTLS' | 'nothing',
  result: string,
][] = [
  ['a certificate that nobody signed, from the start', 'smtps', '127.0.0.1', 'TLS', 'retry'],
  ['a certificate that nobody signed, on STARTTLS', 'smtp', '0.0.0.0', 'STARTTLS', 'retry'],
  ['no STARTTLS', 'smtp', '0.0.0.0', 'nothing', 'blocked'],
  ['no STARTTLS, on this machine', 'smtp', 'localhost', 'nothing', 'ok'],
  ['a certificate that nobody signed, on this machine', 'smtp', '127.0.0.1', 'STARTTLS', 'ok'],
  ['no TLS where it should begin with it', 'smtps', '127.0.0.1', 'STARTTLS', 'retry'],
]

for (const [reason, scheme, host, offers, result] of secured) {
  test(`${scheme}://${host} with ${reason}: ${result}`, async () => {
    const tls =
      offers === 'nothing'
        ? { disabledCommands: ['STARTTLS'] }
        : { ...own.options, hideSTARTTLS: false, secure: offers === 'TLS' }
    const other = await openMailServer({ options: tls })
    const url = `${scheme}://${encodeURIComponent(USER)}@${host}:${other.port}`
    const outcome = await send(envelope(), { url })
    assert.is(outcome.result, result, JSON.stringify(outcome))
    assert.is(other.mails.length, result === 'ok' ? 1 : 0)
    await other.close()
  })
}

test('a server that speaks before its turn on STARTTLS is not believed', async () => {
  const script = await openScript('220 hi', '250-hi\r\n250 STARTTLS', '220 go\r\n250-hi\r\n250 AUTH PLAIN\r\n235 in')
  const url = `smtp://user@0.0.0.0:${script.port}`
  assert.is((await send(envelope(), { url }, LIMIT)).result, 'retry')
  await script.close()
})

const handshakes: [scheme: string, replies: (string | null)[]][] = [
  ['smtps', [null, null]],
  ['smtp', ['220 hi', '250-hi\r\n250 STARTTLS', '220 go', null]],
]

for (const [scheme, replies] of handshakes) {
  test(`a server that hangs in the handshake of ${scheme} is left within the limit, and no socket is left`, async () => {
    const script = await openScript(...replies)
    const url = `${scheme}://user@0.0.0.0:${script.port}`
    assert.equal(await send(envelope(), { url }, LIMIT), { result: 'retry', reason: 'no answer in time' })
    await until(() => script.open() === 0)
    await script.close()
  })
}

// The check at the start

const probes: [reason: string, replies: string[], fault: RegExp | null][] = [
  ['all is well', all.slice(0, 3), null],
  ['a wrong password', ['220 hi', EHLO, '535 5.7.8 no'], /^MAIL_KEY: SMTP 535 5\.7\.8 to AUTH PLAIN, [^\n]+$/],
  ['a server that is busy', ['421 later'], null],
  ['a server that refuses this machine', ['554 no'], /^MAIL_URL: SMTP 554, [^\n]+$/],
]

for (const [reason, script, fault] of probes) {
  test(`the check says of ${reason}: ${fault ?? 'nothing'}`, async () => {
    const other = await openScript(...script)
    const found = await within(PATIENCE, signal => probeSmtp(settings(other.port), signal))
    if (fault) assert.match(String(found), fault)
    else assert.is(found, null)
    await other.close()
  })
}

const encryption: [reason: string, scheme: string, options: object, fault: RegExp][] = [
  [
    'a certificate that nobody signed',
    'smtps',
    { ...own.options, secure: true },
    /^MAIL_URL: .+ \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/,
  ],
  ['no STARTTLS', 'smtp', { disabledCommands: ['STARTTLS'] }, /^MAIL_URL: SMTP 50\d.* to STARTTLS, [^\n]+$/],
  ['no TLS', 'smtps', {}, /^MAIL_URL: [^\n]+ smtp:\/\/ may be meant$/],
]

for (const [reason, scheme, options, fault] of encryption) {
  test(`the check names the address where there is ${reason}`, async () => {
    const other = await openMailServer({ options })
    const url = `${scheme}://user@0.0.0.0:${other.port}`
    assert.match(String(await within(PATIENCE, signal => probeSmtp({ ...settings(0), url }, signal))), fault)
    await other.close()
  })
}

test('the check of a server that hangs ends with the signal and says nothing', async () => {
  const other = await openScript(hangs)
  assert.is(await within(LIMIT, signal => probeSmtp(settings(other.port), signal)), null)
  await until(() => other.open() === 0)
  await other.close()
})

// The address

const addresses: [url: string, host: string, port: number, user: string][] = [
  ['smtps://forms%40example.com@mail.example.com:465', 'mail.example.com', 465, 'forms@example.com'],
  ['smtps://forms@example.com@mail.example.com', 'mail.example.com', 465, 'forms@example.com'],
  ['smtp://forms@mail.example.com', 'mail.example.com', 587, 'forms'],
  ['SMTP://forms@mail.example.com:2525/', 'mail.example.com', 2525, 'forms'],
  ['smtps://forms@[::1]:465', '::1', 465, 'forms'],
  ['smtps://a%20b%2Fc@mail.example.com', 'mail.example.com', 465, 'a b/c'],
]

for (const [url, host, port, user] of addresses) {
  test(`${url} is ${user} at port ${port} of ${host}`, () => {
    const found = smtpServer(url)
    assert.equal([found?.host, found?.port, found?.user], [host, port, user])
  })
}

// The server

for (const scheme of ['smtp', 'smtps']) {
  test(`with a certificate that it trusts, the server sends by ${scheme}, encrypted, and keeps the receipt`, async () => {
    const secure = scheme === 'smtps'
    const mailbox = await openMailServer({ options: { ...own.options, hideSTARTTLS: false, secure } })
    const site = await openSite('http://127.0.0.1:1')
    const key = join(folder, 'key')
    writeFileSync(key, `${PASSWORD}\n`)
    const running = await site.start({
      MAIL_URL: `${scheme}://${encodeURIComponent(USER)}@0.0.0.0:${mailbox.port}`,
      MAIL_KEY: undefined,
      MAIL_KEY_FILE: key,
      NODE_EXTRA_CA_CERTS: own.file,
    })
    assert.is(await post(running.url, 1, randomUUID()), 202)
    await until(() => readdirSync(join(site.outbox, 'sent')).some(name => !name.endsWith('.json')), PATIENCE)
    const [sent = ''] = readdirSync(join(site.outbox, 'sent'))
    assert.is(JSON.parse(readFileSync(join(site.outbox, 'sent', sent), 'utf8')).receipt, QUEUE_ID)
    assert.equal(
      mailbox.mails.map(({ secure }) => secure),
      [true],
    )
    running.process.kill('SIGTERM')
    assert.is(await running.ended, 0)
    assert.not.match(site.log(), new RegExp(`${LOG_SECRETS.source}|${PASSWORD}|forms`))
    await mailbox.close()
    await site.remove()
  })
}

test('a wrong password is named in one line at the start', async () => {
  const site = await openSite('http://127.0.0.1:1')
  const running = await site.start({ MAIL_URL: settings(server.port).url, MAIL_KEY: 'key-0wrong' })
  await until(() => site.log().includes('wrong setting'), PATIENCE)
  assert.match(site.log(), /"event":"wrong setting","fault":"MAIL_KEY: SMTP 535 /)
  running.process.kill('SIGTERM')
  await running.ended
  await site.remove()
})

test.run()
