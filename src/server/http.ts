/** Adapts node:http to web-standard requests and responses. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { asApi } from '../hosts/headers'
import { cameOverTls, clientAddress } from './address'
import { codeOf, log } from './log'

/** Answers a request. `client` is the network address that it came from. */
export type Answer = (request: Request, client: string) => Response | Promise<Response>

/** The limits for clients, so that slow ones cannot occupy every connection. Times in ms. */
export const LIMITS = {
  headers: 10_000,
  request: 30_000,
  /** How long a connection may go without a byte in either direction. */
  silence: 30_000,
  /** How long running requests may still take when the server stops. */
  stop: 5_000,
  /** How many connections may be open at a time. Slow ones take some 30 kB each and are closed to make room for new ones. */
  connections: 1_000,
  /** How many requests of a connection may be without an answer. Browsers and proxies send one at a time. */
  unanswered: 8,
}

/** Where the server listens. */
export type Place = {
  /** The port to listen on; with 0 the system chooses a free one. */
  port: number
  host: string
  /** The file descriptor of a socket that already listens, instead of port and host. */
  socket?: number
}

/**
 * Starts to listen; requests are answered only after `answerRequests`.
 * @throws an error of one line that names the setting, when the address or the socket is not available
 */
export async function listen({ port, host, socket }: Place, limits: typeof LIMITS): Promise<Server> {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: Math.min(1000, limits.headers),
  })
  server.timeout = limits.silence
  limitConnections(server, limits.connections)
  limitUnanswered(server, limits.unanswered)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket === undefined ? { port, host } : { fd: socket }, resolve)
  }).catch(error => {
    const code = codeOf(error)
    if (socket !== undefined) throw new Error(`LISTEN_FDS: descriptor ${socket} is no socket to listen on (${code})`)
    // The error does not repeat an invalid host: it may be a key in the wrong setting.
    const what = code === 'EADDRINUSE' || code === 'EACCES' ? `PORT: ${port} cannot be had` : 'HOST cannot be had'
    throw new Error(`${what} (${code})`, { cause: error })
  })
  return server
}

/**
 * When there are too many connections, closes the one on which no request has been answered for longest: it is idle, or
 * sends its request byte by byte. (With Node's `maxConnections` such connections would keep everybody else out.)
 */
function limitConnections(server: Server, most: number): void {
  /** In the order in which a request was last answered on them, the longest ago first. */
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    const [oldest] = open.size > most ? open : []
    oldest?.destroy()
  })
  server.on('request', ({ socket }, response: ServerResponse) => {
    response.once('finish', () => {
      if (open.delete(socket)) open.add(socket)
    })
  })
}

/** Closes a connection with more than `most` requests that have no answer: HTTP pipelining itself has no bound. */
function limitUnanswered(server: Server, most: number): void {
  const unanswered = new WeakMap<Socket, number>()
  const add = (socket: Socket, change: number) => {
    const count = (unanswered.get(socket) ?? 0) + change
    unanswered.set(socket, count)
    return count
  }
  server.on('request', ({ socket }, response: ServerResponse) => {
    if (add(socket, 1) > most) socket.destroy()
    // Counted down after the events of this moment, so that requests which arrive together count together.
    else response.once('finish', () => setImmediate(add, socket, -1))
  })
}

/**
 * Answers the requests that a server receives from now on, those of one connection one after the other, as their answers
 * must follow each other anyway (RFC 9112 section 9.3.2). Requests whose connection is closed before their turn are dropped.
 * @param proxies how many proxies' entries in the X-Forwarded headers are trusted
 */
export function answerRequests(server: Server, answer: Answer, proxies: number | undefined): void {
  const turns = new WeakMap<Socket, Promise<void>>()

  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.socket.destroyed) return
    try {
      const response = await respond(incoming, answer, proxies)
      if (!server.listening) outgoing.setHeader('Connection', 'close')
      await write(response, outgoing)
    } catch (error) {
      log('error', 'fault', { fault: codeOf(error), stack: stackOf(error) })
      if (outgoing.headersSent) outgoing.destroy()
      else await write(asApi(undefined, new Response(null, { status: 500 })), outgoing)
    }
  }

  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    const before = turns.get(socket) ?? Promise.resolve()
    turns.set(
      socket,
      before.then(() => take(incoming, outgoing)),
    )
  })
}

/** Returns the stack of an error without its message, which may contain what a visitor sent. */
function stackOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .join('\n')
}

async function respond(incoming: IncomingMessage, answer: Answer, proxies: number | undefined): Promise<Response> {
  const request = toRequest(incoming, proxies)
  if (!request) return asApi(undefined, new Response(null, { status: 400 }))
  return answer(request, clientAddress(incoming.socket.remoteAddress, request.headers.get('X-Forwarded-For'), proxies))
}

/** A host name or an address, with or without a port: nothing that could end the authority of a URL. */
const HOST = /^[\w.:[\]-]+$/

/**
 * Converts a request of node:http. Returns undefined when the target or the Host header is malformed (RFC 9112 section
 * 3.2), or `Request` refuses the method. The scheme of the URL says whether the visitor came over TLS.
 */
function toRequest(incoming: IncomingMessage, proxies: number | undefined): Request | undefined {
  const { method = 'GET', url = '/', httpVersion } = incoming
  try {
    const headers = headersOf(incoming)
    // HTTP/1.0 has no Host header. Several Host headers arrive here joined by a comma, which `HOST` does not match.
    const host = headers.get('Host') ?? (httpVersion === '1.0' ? 'localhost' : '')
    if (!HOST.test(host)) return undefined
    // A request target is a path or, in requests to proxies, an absolute URL.
    if (!/^(\/|https?:)/i.test(url)) return undefined
    const scheme = cameOverTls(headers.get('X-Forwarded-Proto'), proxies) ? 'https' : 'http'
    const target = url.startsWith('/') ? `${scheme}://${host}${url}` : url
    const init: RequestInit & { duplex: 'half' } = { method, headers, duplex: 'half' }
    if (method !== 'GET' && method !== 'HEAD') init.body = bodyOf(incoming)
    return new Request(target, init)
  } catch {
    return undefined
  }
}

/** Returns all headers as received. Node's own `headers` is an object, in which `__proto__` is not a name like any other. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '')
  return headers
}

/** Streams the body as it arrives. Cancelling the stream leaves the connection open, because the answer still needs it. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      async cancel() {
        await chunks.return?.()
        // Discards the rest, because the next request follows it. node:http itself does this only for an untouched body.
        incoming.resume()
      },
    },
    // Reads nothing ahead: the body of a refused request stays untouched, so that node:http discards it.
    { highWaterMark: 0 },
  )
}

/** Writes an answer. Resolves when the operating system has taken all of it, or the connection is closed. */
async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer())
  // The client may be gone by now.
  if (outgoing.destroyed) return
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  await new Promise<void>(resolve => {
    outgoing.once('finish', resolve).once('close', resolve)
    outgoing.end(body)
  })
}

/** Closes a server. Resolves when every request is answered; after `stop` ms the remaining connections are cut off. */
export function closeServer(server: Server, stop: number): Promise<void> {
  return new Promise(resolve => {
    const limit = setTimeout(() => server.closeAllConnections(), stop)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
  })
}
