// A real mail server on 127.0.0.1 (smtp-server, by the authors of nodemailer) that keeps the mail it takes, and servers
// that misbehave.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export const USER = 'forms@example.com'
export const PASSWORD = 'correct horse, battery'

/** The id that the server gives a mail, in its reply. */
export const QUEUE_ID = '4Bx7Qz1d2Nz9sWf'

/** A mail as the server took it. */
export type Taken = { user: string; from: string; to: string[]; raw: string; secure: boolean }

type Stage = 'auth' | 'from' | 'to' | 'data'

/** A reply other than a success, and the command that gets it. */
export type Refusal = { at: Stage; code: number; text?: string }

export type MailServer = {
  port: number
  mails: Taken[]
  /** Returns how many connections were made, and how many are open. */
  connections: () => { made: number; open: number }
  close: () => Promise<void>
}

type Options = {
  /** Chooses what a mail is refused with; called once for each connection. */
  refuse?: () => Refusal | undefined
  /** Is given each mail before it is acknowledged. */
  take?: (mail: Taken) => void
  /** How long the reply to a mail takes, in ms. */
  pace?: () => number
  /** With a certificate, the server offers STARTTLS, or begins with TLS if `secure` is set. */
  options?: SMTPServerOptions
}

export async function openMailServer({
  refuse = () => undefined,
  take,
  pace,
  options,
}: Options = {}): Promise<MailServer> {
  const mails: Taken[] = []
  const refusals = new Map<string, Refusal | undefined>()
  const sockets = new Set<Socket>()
  let made = 0
  const faultAt = (id: string, stage: Stage) => {
    const refusal = refusals.get(id)
    if (refusal?.at !== stage) return null
    return Object.assign(new Error(refusal.text ?? `no, ${USER}`), { responseCode: refusal.code })
  }
  const server = new SMTPServer({
    // Without a certificate of its own it would offer STARTTLS with the one that everybody has.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: ({ id }, done) => {
      refusals.set(id, refuse())
      done()
    },
    onAuth: ({ username, password }, { id }, done) => {
      const fault = faultAt(id, 'auth')
      if (fault) done(fault)
      else if (username === USER && password === PASSWORD) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    onMailFrom: (_, { id }, done) => done(faultAt(id, 'from')),
    onRcptTo: (_, { id }, done) => done(faultAt(id, 'to')),
    onData: (stream, { id, user, secure, envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const fault = faultAt(id, 'data')
        if (fault) return done(fault)
        const { mailFrom, rcptTo } = envelope
        const mail = {
          user: String(user),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
          secure,
        }
        mails.push(mail)
        take?.(mail)
        const answer = () => done(null, `OK: queued as ${QUEUE_ID}`)
        if (pace) setTimeout(answer, pace())
        else answer()
      })
    },
    ...options,
  })
  // A client that breaks off is no fault of the test.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    made += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listen(server.server)
  return {
    port,
    mails,
    connections: () => ({ made, open: sockets.size }),
    close: async () => {
      // Destroying the raw socket under a TLS one crashes Node 20, so the server ends its sockets itself.
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

/**
 * Starts a server whose replies are scripted: the greeting, then one for each line or, after a `354`, each mail that
 * arrives. `null` leaves a line unanswered, and a function treats the connection as it likes.
 */
export async function openScript(...replies: readonly (string | null | ((socket: Socket) => void))[]) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    let next = 0
    let data = false
    let buffer = ''
    const say = () => {
      const reply = replies[next]
      next += 1
      if (typeof reply === 'function') reply(socket)
      else if (reply) {
        data = reply.startsWith('354')
        socket.write(`${reply}\r\n`)
      }
    }
    socket.on('data', chunk => {
      buffer += chunk
      for (;;) {
        const mark = data ? '\r\n.\r\n' : '\r\n'
        const end = buffer.indexOf(mark)
        if (end < 0) return
        buffer = buffer.slice(end + mark.length)
        say()
      }
    })
    say()
  })
  const port = await listen(server)
  return {
    port,
    open: () => sockets.size,
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function listen(server: Server): Promise<number> {
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

/**
 * Makes a certificate that signs itself, for the names of this machine.
 * @returns its files, and the options of a server
 */
export function selfSigned(folder: string, name = 'cert'): { file: string; options: { key: string; cert: string } } {
  const [key, file] = [join(folder, `${name}-key.pem`), join(folder, `${name}.pem`)]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0.0.0.0'
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`, '-addext', names]
  execFileSync('openssl', ['req', ...form, '-keyout', key, '-out', file], { stdio: 'ignore' })
  return { file, options: { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8') } }
}

/** Reads a mail: its headers by their names in lower case, and its text parts, decoded, by their types. */
export function readMail(raw: string): { headers: Record<string, string>; parts: Record<string, string> } {
  const { headers, body } = split(raw)
  const boundary = headers['content-type']?.match(/boundary="([^"]+)"/)?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, decodeWords(value)])),
    parts: Object.fromEntries(
      parts.map(part => {
        const { headers, body } = split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))
        return [String(headers['content-type']?.split(';')[0]), decode(body, headers['content-transfer-encoding'])]
      }),
    ),
  }
}

function split(text: string): { headers: Record<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) }
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, '')) : body
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** Decodes the encoded words of a header (RFC 2047). */
const decodeWords = (value: string): string =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, coding, text) =>
      /b/i.test(coding) ? Buffer.from(text, 'base64').toString() : unquote(text.replaceAll('_', ' ')),
    )
