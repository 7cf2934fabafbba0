/** node:http on one side, web-standard requests and responses on the other. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { asApi } from '../hosts/headers'
import { cameOverTls, clientAddress } from './address'
import { codeOf, log } from './log'

/** What answers a request. `client` is the network address that it came from. */
export type Answer = (request: Request, client: string) => Response | Promise<Response>

/** What clients may take, so that slow ones cannot hold every connection. Times in ms. */
export const LIMITS = {
  headers: 10_000,
  request: 30_000,
  /** Without a byte in either direction. */
  silence: 30_000,
  /** How long running requests may still take when the server stops. */
  stop: 5_000,
  /** Open at a time: slow ones take some 30 kB each, and make room for those that come. */
  connections: 1_000,
}

/**
 * Listens, and answers nothing yet.
 * @throws with one line that names the setting when the address cannot be had
 */
export async function listen(port: number, host: string, limits: typeof LIMITS): Promise<Server> {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: Math.min(1000, limits.headers),
  })
  server.timeout = limits.silence
  limitConnections(server, limits.connections)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch(error => {
    const code = codeOf(error)
    // A host that is not to be had is not repeated: it may be a key in the wrong setting.
    const what = code === 'EADDRINUSE' || code === 'EACCES' ? `PORT: ${port} cannot be had` : 'HOST cannot be had'
    throw new Error(`${what} (${code})`, { cause: error })
  })
  return server
}

/**
 * Closes, where there are too many connections, the one on which no request has ended for longest: one that is idle, or
 * sends its request byte by byte. (With `maxConnections` those would keep everybody else out.)
 */
function limitConnections(server: Server, most: number): void {
  /** In the order in which a request has last ended on them. */
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

/**
 * Answers what a server is asked from now on.
 * @param proxies how many proxies' entries of the X-Forwarded- headers are believed
 */
export function answerRequests(server: Server, answer: Answer, proxies: number | undefined): void {
  server.on('request', async (incoming, outgoing) => {
    try {
      const response = await respond(incoming, answer, proxies)
      if (!server.listening) outgoing.setHeader('Connection', 'close')
      await write(response, outgoing)
    } catch (error) {
      log('error', 'fault', { fault: codeOf(error), stack: stackOf(error) })
      if (outgoing.headersSent) outgoing.destroy()
      else await write(asApi(undefined, new Response(null, { status: 500 })), outgoing)
    }
  })
}

/** Where a fault was thrown, without its message, which may hold what was sent. */
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
 * Nothing when the target or the Host header is malformed (RFC 9112 section 3.2), or the method is one that a Request
 * refuses. The scheme of the URL says whether the visitor came over TLS.
 */
function toRequest(incoming: IncomingMessage, proxies: number | undefined): Request | undefined {
  const { method = 'GET', url = '/', httpVersion } = incoming
  try {
    const headers = headersOf(incoming)
    // HTTP/1.0 knows no Host. More than one are one here, with a comma.
    const host = headers.get('Host') ?? (httpVersion === '1.0' ? 'localhost' : '')
    if (!HOST.test(host)) return undefined
    // A target is a path, or, to proxies, an absolute URL.
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

/** All headers as they came: what Node makes of them is an object, in which `__proto__` is not a name like others. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '')
  return headers
}

/** The body as it arrives. To stop reading it leaves the connection open: the answer still has to go out on it. */
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
        // node:http does this for a body that nobody began to read: the next request comes after it.
        incoming.resume()
      },
    },
    // Nothing is read before it is asked for: a refused body is left to node:http, which discards it.
    { highWaterMark: 0 },
  )
}

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer())
  // The client may be gone by now.
  if (outgoing.destroyed) return
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  outgoing.end(body)
}

/** Resolves when every request is answered, or after so many ms. */
export function closeServer(server: Server, stop: number): Promise<void> {
  return new Promise(resolve => {
    const limit = setTimeout(() => server.closeAllConnections(), stop)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
  })
}
