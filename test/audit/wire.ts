/**
 * Compares our calls to the mail providers with those of the providers' own clients, field by field, as a server receives
 * them. That server listens on 127.0.0.1; no provider is called.
 */
import Mailgun from 'mailgun.js'
import { Resend } from 'resend'
import type { Envelope } from '../../src/relay/envelope'
import { openProvider } from '../../src/relay/providers'
import { envelope as message } from '../support/envelope'
import { type Call, openFakeProvider, taken } from '../support/provider'
import type { Audit, Result } from './audit'

const KEY = 'key-0123'
const FROM = 'Contact Form <no-reply@mg.example.com>'
const TO = 'info@example.com'
const HEADERS = ({ id }: Envelope) => ({ 'Auto-Submitted': 'auto-generated', 'X-Contact-Id': id })

type Client = {
  path: string
  /** Sends a message with the provider's own package. */
  send: (origin: string, envelope: Envelope) => Promise<unknown>
}

const CLIENTS: Record<string, Client> = {
  Mailgun: {
    path: '/v3/mg.example.com/messages',
    send: (url, envelope) => {
      const { subject, html, text, replyTo } = envelope
      const headers = Object.entries(HEADERS(envelope)).map(([name, value]) => [`h:${name}`, value] as const)
      return new Mailgun(FormData).client({ username: 'api', key: KEY, url }).messages.create('mg.example.com', {
        from: FROM,
        to: TO,
        subject,
        html,
        text,
        ...(replyTo !== null && { 'h:Reply-To': replyTo }),
        ...Object.fromEntries(headers),
        'o:tracking': 'no',
      })
    },
  },
  Resend: {
    path: '/emails',
    send: (baseUrl, envelope) => {
      const { id, subject, html, text, replyTo } = envelope
      const reply = replyTo === null ? {} : { replyTo }
      const mail = { from: FROM, to: TO, subject, html, text, ...reply, headers: HEADERS(envelope) }
      return new Resend(KEY, { baseUrl }).emails.send(mail, { idempotencyKey: id })
    },
  },
}

/** Headers that may differ, each with the reason. */
const OWN: Record<string, string> = {
  accept: 'nothing but JSON is ever answered',
  'accept-encoding': 'each engine names what it can read',
  'accept-language': 'the engine',
  connection: 'the engine',
  'content-length': 'the boundary',
  'transfer-encoding': 'a body that is sent as it is written has no length before',
  host: 'the port',
  'sec-fetch-mode': 'the engine',
  'user-agent': 'each says who it is',
}

const ENVELOPES: Record<string, Envelope> = {
  'a message': message(),
  'a message without an address to answer to': message({ replyTo: null }),
  'a message in several scripts': message({
    subject: 'New Contact Form From نور 旅行 🧳 "O\'Neill" & <b>',
    text: 'Message:\r\n--x\r\nنور=%41+&\r\n',
    html: '<p>نور<br>&#60;b&#62;</p>\n',
  }),
}

/** Returns a call as names and values: method, path, headers, and each field of the body. */
export async function partsOf({ method, path, headers, body }: Call): Promise<Map<string, string>> {
  const type = headers['content-type'] ?? ''
  const parts = new Map([['call', `${method} ${path}`]])
  for (const [name, value] of Object.entries(headers)) {
    // The boundary is different in every call.
    if (!(name in OWN)) parts.set(`header ${name}`, String(value).replace(/boundary=.*/, 'boundary'))
  }
  if (type.startsWith('multipart/')) {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    // The line breaks of a form are CRLF (https://html.spec.whatwg.org/#constructing-the-form-data-set), but not every
    // client sends them so.
    for (const [name, value] of form) parts.set(`field ${name}`, String(value).replace(/\r\n|\r|\n/g, '\n'))
  } else for (const [name, value] of Object.entries(JSON.parse(body))) parts.set(`field ${name}`, JSON.stringify(value))
  return parts
}

/** Returns the names whose values differ between two calls, with both values. */
export function differences(ours: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>): string[] {
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter(name => ours.get(name) !== theirs.get(name))
    .map(name => `${name}: ours is ${ours.get(name) ?? 'absent'}, theirs ${theirs.get(name) ?? 'absent'}`)
}

/** Sends one message with our code and with the provider's client, and returns both calls. */
export async function bothCalls(name: string, envelope: Envelope): Promise<{ ours: Call; theirs: Call }> {
  const client = CLIENTS[name]
  const provider = await openFakeProvider(() => taken)
  try {
    const settings = { url: `${provider.origin}${client?.path}`, key: KEY, from: FROM, to: TO }
    const outcome = await openProvider(settings)(envelope, AbortSignal.timeout(10_000))
    await client?.send(provider.origin, envelope)
    const [ours, theirs] = provider.calls
    if (!ours || !theirs || outcome.result !== 'ok') throw new Error(`${name}: no two calls were made`)
    return { ours, theirs }
  } finally {
    await provider.close()
  }
}

export const wire: Audit = async (): Promise<Result> => {
  const rows: string[][] = []
  const faults: string[] = []
  for (const name of Object.keys(CLIENTS)) {
    for (const [what, envelope] of Object.entries(ENVELOPES)) {
      const { ours, theirs } = await bothCalls(name, envelope)
      const [a, b] = [await partsOf(ours), await partsOf(theirs)]
      const found = differences(a, b)
      rows.push([name, what, String(b.size), String(found.length)])
      faults.push(...found.map(fault => `${name}, ${what}: ${fault}`))
    }
  }
  const own = Object.entries(OWN).map(([header, reason]) => `${header} (${reason})`)
  return { head: ['provider', 'what', 'fields', 'different'], rows, faults, note: `Not compared: ${own.join(', ')}` }
}
