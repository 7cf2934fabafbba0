/**
 * Sends mail through the server of a mailbox: SMTP (RFC 5321) by way of nodemailer, which runs on Node alone. A message has
 * a connection of its own, so none is left open between messages.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { domainToASCII } from 'node:url'
import type { NodemailerError } from 'nodemailer/lib/errors'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Envelope, Outcome, Send } from '../relay/envelope'
import { headersOf, type MailSettings } from '../relay/providers'
import { isLocal } from '../relay/settings'

export type SmtpServer = {
  host: string
  port: number
  user: string
  /** Whether the connection begins with TLS (RFC 8314 section 3.3). */
  secure: boolean
  /** Whether it is on this machine. Only then TLS may be missing, or its certificate be any. */
  local: boolean
}

/** How long a server may take to answer the goodbye, in ms. */
const GOODBYE = 1_000

/** The length to which a receipt is cut. */
const LONGEST_RECEIPT = 200

/**
 * Reads the address of a mail server: `smtps://user@mail.example.com:465`, or `smtp://` with port 587. The user may be an
 * address, with `@` or `%40`. Returns undefined when the URL is no such address or holds anything else, such as a password.
 */
export function smtpServer(url: string): SmtpServer | undefined {
  if (!/^smtps?:/i.test(url) || !URL.canParse(url)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(url)
  const user = decoded(username)
  if (!user || password || /[^/]/.test(pathname) || search || hash || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(hostname)) {
    return undefined
  }
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return { host, port: Number(port) || (secure ? 465 : 587), user, secure, local: isLocal(hostname) }
}

function decoded(username: string): string | undefined {
  try {
    const user = decodeURIComponent(username)
    return /\p{Cc}/u.test(user) ? undefined : user
  } catch {
    return undefined
  }
}

/**
 * Returns a function that sends a message through the server of the settings, whose key is the password. The message has
 * the fields, headers and sender of the providers' calls, and its id as Message-ID, which tells a repeat from another
 * message. Reasons for failure never quote the server, which might repeat the message or an address.
 * @throws when the URL is not that of a mail server
 */
export function openSmtp(settings: MailSettings): Send {
  const server = serverFor(settings.url)
  return async (envelope, signal, onGiven) => {
    try {
      const mail = { ...(await mailOf(settings, envelope)), onGiven }
      const reply = await converse(server, settings.key, signal, mail)
      return { result: 'ok', receipt: receiptIn(reply) }
    } catch (error) {
      return signal.aborted ? { result: 'retry', reason: 'no answer in time' } : outcomeOf(error)
    }
  }
}

/**
 * Checks the address, the encryption and the password without sending a message. Never rejects.
 * @returns what is wrong, in one line that names the setting; null when nothing is wrong or nothing could be found out
 */
export async function probeSmtp(settings: MailSettings, signal: AbortSignal): Promise<string | null> {
  try {
    await converse(serverFor(settings.url), settings.key, signal)
    return null
  } catch (error) {
    return signal.aborted ? null : settingAtFault(error)
  }
}

function serverFor(url: string): SmtpServer {
  const server = smtpServer(url)
  if (!server) throw new Error('MAIL_URL is not the address of a mail server')
  return server
}

type Mail = { from: string; to: string; message: Buffer; onGiven?: (() => void) | undefined }

async function mailOf(settings: MailSettings, envelope: Envelope): Promise<Mail> {
  const { id, subject, text, html, replyTo } = envelope
  const [from, to] = [mailboxOf(settings.from), mailboxOf(settings.to)]
  const composer = new MailComposer({
    from,
    to,
    subject,
    text,
    html,
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1))}>`,
    headers: headersOf(envelope),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: from.address, to: to.address, message: await composer.compile().build() }
}

/** Splits `Contact Form <no-reply@example.com>`. */
function mailboxOf(text: string): { name: string; address: string } {
  const [, name = '', address = text] = text.match(/^(.*)<(.+)>$/) ?? []
  return { name: name.trim(), address }
}

/**
 * Connects, authenticates and, if there is one, sends a mail. Resolves with the reply to it. Rejects with the server's
 * refusal or the fault of the connection, at the latest when the signal aborts; the socket is closed by then.
 */
async function converse(server: SmtpServer, key: string, signal: AbortSignal, mail?: Mail): Promise<string> {
  signal.throwIfAborted()
  const { host, port, secure, local } = server
  // Connected here rather than by nodemailer, whose own resolver passes over the hosts file and cannot be aborted.
  const socket = connect({ host, port })
  const client = new SMTPConnection({
    connection: socket,
    host,
    secure,
    requireTLS: !secure && !local,
    // Within this machine plain text is allowed, so an unknown certificate is no worse.
    tls: { rejectUnauthorized: secure || !local },
    // Destroys the socket on `close`, instead of waiting for the server.
    socketCloseTimeout: 0,
  })
  const cut = () => {
    client.close()
    if (socket.connecting) socket.destroy()
  }
  signal.addEventListener('abort', cut)
  const failed = new Promise<never>((_, reject) => {
    // The listeners stay: an error that nobody hears would end the process.
    socket.on('error', reject)
    client.on('error', reject)
    // A refusal that ends the connection is reported right after the end.
    client.on('end', () => setImmediate(reject, new Error('the connection was closed')))
    socket.on('close', () => setImmediate(reject, new Error('the connection was closed')))
  })
  try {
    const reply = await Promise.race([failed, talk(client, once(socket, 'connect'), server.user, key, mail)])
    client.quit()
    setTimeout(cut, GOODBYE).unref()
    return reply
  } catch (error) {
    cut()
    throw error
  } finally {
    signal.removeEventListener('abort', cut)
  }
}

async function talk(
  client: SMTPConnection,
  connected: Promise<unknown>,
  user: string,
  pass: string,
  mail: Mail | undefined,
): Promise<string> {
  await connected
  await new Promise<void>((resolve, reject) => client.connect(error => (error ? reject(error) : resolve())))
  if (!client.allowsAuth) throw Object.assign(new Error('no AUTH is offered'), { code: 'EAUTH' })
  await new Promise<void>((resolve, reject) =>
    client.login({ user, pass }, error => (error ? reject(error) : resolve())),
  )
  if (!mail) return ''
  const { from, to, message, onGiven = () => {} } = mail
  const text = Readable.from(message).on('end', onGiven)
  return new Promise((resolve, reject) =>
    client.send({ from, to: [to] }, text, (error, info) => (error ? reject(error) : resolve(info?.response ?? ''))),
  )
}

/**
 * Returns the id in the reply to a message, as the common servers write it (`queued as 4Bxyz`, `OK id=1abc-2`), or else the
 * reply itself, in one word.
 */
export function receiptIn(reply: string): string {
  const [text = ''] = reply.split('\n')
  const words = text.replace(/^\d{3}[ -]?(\d\.\d{1,3}\.\d{1,3} )?/, '').replace(/[^!-~]+/g, ' ')
  const id = words.match(/\bqueued as:? ?<?([\w.@+-]+)/i)?.[1] ?? words.match(/\bid[=:] ?<?([\w.@+-]+)/i)?.[1]
  return (id ?? (words.trim().replaceAll(' ', '_') || '250')).slice(0, LONGEST_RECEIPT)
}

/** Replies that refuse the sender's account at any command: authentication is required, too weak or wrong (RFC 4954). */
const ACCOUNT = [530, 534, 535, 538]

/** The commands before a message, as nodemailer names them; CONN is the greeting. A refusal of theirs is for all messages. */
const OPENING = ['CONN', 'EHLO', 'HELO', 'STARTTLS']

type Refusal = Partial<Pick<NodemailerError, 'code' | 'originalCode' | 'responseCode' | 'response' | 'command'>>

const refusalIn = (error: unknown): Refusal => (error instanceof Error ? (error as NodemailerError) : {})

/** Whether the server refuses the user, the password or every way to tell them. A temporary refusal (4xx) does not count. */
function refusesAccount({ code, response, responseCode = 0, command = '' }: Refusal): boolean {
  if (ACCOUNT.includes(responseCode)) return true
  return (code === 'EAUTH' || command.startsWith('AUTH')) && (isFinal(responseCode) || !response)
}

const isFinal = (responseCode: number): boolean => responseCode >= 500 && responseCode < 600

function outcomeOf(error: unknown): Outcome {
  const refusal = refusalIn(error)
  const { responseCode = 0, command = '' } = refusal
  const reason = reasonOf(refusal)
  if (refusesAccount(refusal)) return { result: 'blocked', reason }
  if (!isFinal(responseCode)) return { result: 'retry', reason }
  return { result: OPENING.includes(command) ? 'blocked' : 'dead', reason }
}

/** Returns the reply's numbers, such as `SMTP 550 5.1.1 to RCPT TO`, or the code of the connection's fault. */
function reasonOf(refusal: Refusal): string {
  const { responseCode, response = '', command = '', code } = refusal
  if (responseCode) {
    const detail = String(response).match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1]
    const to = /^[A-Z][A-Z\d -]*$/.test(command) && command !== 'CONN' ? ` to ${command}` : ''
    return `SMTP ${responseCode}${detail ? ` ${detail}` : ''}${to}`
  }
  if (code === 'EAUTH') return 'no common way to authenticate'
  const fault = faultIn(refusal)
  return fault ? `no answer (${fault})` : 'no answer'
}

/** Returns the system's or OpenSSL's code for a broken connection; empty if there is none. */
function faultIn({ originalCode, code }: Refusal): string {
  const fault = String(originalCode ?? code ?? '')
  return /^[A-Z][A-Z\d_]+$/.test(fault) ? fault : ''
}

/** Returns which setting a failed probe speaks of; null when it may be neither. */
function settingAtFault(error: unknown): string | null {
  const refusal = refusalIn(error)
  const { responseCode = 0, command = '' } = refusal
  const fault = faultIn(refusal)
  const reason = reasonOf(refusal)
  if (refusesAccount(refusal)) return `MAIL_KEY: ${reason}, the server refuses the password or the user in MAIL_URL`
  if (command === 'STARTTLS' && isFinal(responseCode)) {
    return `MAIL_URL: ${reason}, the server does not encrypt at this port: smtps:// and port 465 may`
  }
  if (isFinal(responseCode)) return `MAIL_URL: ${reason}, the server takes no mail from this machine`
  if (/CERT|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/.test(fault)) {
    return `MAIL_URL: the server's certificate is not valid for this address (${fault})`
  }
  if (/^(ERR_SSL_WRONG_VERSION_NUMBER|EPROTO)$/.test(fault)) {
    return 'MAIL_URL: what answers at this port does not begin with TLS: smtp:// may be meant'
  }
  return fault === 'ENOTFOUND' ? 'MAIL_URL: there is no host of this name' : null
}
