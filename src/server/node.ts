/** The site and the relay on node:http, which no other file knows: the rest answers web-standard requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asApi } from '../hosts/headers'
import type { Envelope } from '../relay/envelope'
import { openProvider } from '../relay/providers'
import { admission } from '../relay/rate-limit'
import { type Care, relay } from '../relay/relay'
import { cameOverTls, clientAddress } from './address'
import { codeOf, type Outbox, openOutbox } from './outbox'
import { type Pump, startPump } from './pump'
import type { ServerSettings } from './settings'
import { openStatic } from './static'

export type RunningServer = {
  /** Without a trailing slash: `http://127.0.0.1:3000`. */
  url: string
  /** Takes no new connection, lets running requests and deliveries end, then resolves. */
  close: () => Promise<void>
}

/** How long a client may take, in ms, so that slow ones cannot hold every connection. */
const LIMITS = {
  headers: 10_000,
  request: 30_000,
  /** Without a byte in either direction. */
  silence: 30_000,
  /** How long running requests may still take when the server stops. */
  stop: 5_000,
}

/** How often the outbox is tidied, in ms. */
const TIDY = 24 * 3_600_000

/** What answers a request. */
export type Answer = (request: Request) => Response | Promise<Response>

type Options = {
  /** Answers everything but the forms and /healthz; the built site when not given. */
  site?: Answer
  /** In ms. */
  limits?: typeof LIMITS
  /** How the forms treat their senders; with a rate limit by address where nothing else is said. */
  forms?: Care
}

/** The network address that a request came from. */
const addresses = new WeakMap<Request, string>()

/** Starts to serve. Rejects when the site has not been built, the outbox cannot be made or the address is taken. */
export async function startServer(
  settings: ServerSettings,
  { site = openStatic(settings.root), limits = LIMITS, forms = {} }: Options = {},
): Promise<RunningServer> {
  const outbox = openOutbox(settings.outbox)
  const send = settings.mail && openProvider(settings.mail)
  let pump: Pump | undefined
  const keep = async (envelope: Envelope) => {
    const name = await outbox.keep(envelope)
    pump?.wake(name)
  }
  const answer = router(site, outbox, keep, { admit: admission(), ...forms })
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(1000, limits.headers),
    },
    async (incoming, outgoing) => {
      try {
        const response = await respond(incoming, answer, settings.trustProxy)
        if (!server.listening) outgoing.setHeader('Connection', 'close')
        await write(response, outgoing)
      } catch (error) {
        console.error(error)
        if (outgoing.headersSent) outgoing.destroy()
        else await write(asApi(undefined, new Response(null, { status: 500 })), outgoing)
      }
    },
  )
  server.timeout = limits.silence
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  // Not before the address is this server's: another one may be at work on the same outbox.
  await tidy(outbox)
  const tidying = setInterval(tidy, TIDY, outbox)
  if (send) pump = startPump(outbox, send)
  const { address, family, port } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: async () => {
      clearInterval(tidying)
      await closeServer(server, limits.stop)
      await pump?.stop()
    },
  }
}

/** Resolves when every request is answered, or after so many ms. */
function closeServer(server: Server, stop: number): Promise<void> {
  return new Promise(resolve => {
    const limit = setTimeout(() => server.closeAllConnections(), stop)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
  })
}

async function tidy(outbox: Outbox): Promise<void> {
  try {
    await outbox.tidy()
  } catch (error) {
    console.error(`The outbox cannot be tidied: ${codeOf(error)}`)
  }
}

function router(site: Answer, outbox: Outbox, keep: (envelope: Envelope) => Promise<void>, care: Care): Answer {
  const forms = relay({
    page: async (path, request) => site(new Request(new URL(path, request.url))),
    ...care,
    keep: async message => {
      try {
        await keep(message)
      } catch (error) {
        console.error(`The outbox refused a message: ${codeOf(error)}`)
        throw error
      }
    },
  })
  return async request => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/')) {
      const response = await forms(request, addresses.get(request) ?? '')
      return response.headers.get('Content-Type')?.startsWith('text/html') ? response : asApi(request, response)
    }
    if (pathname === '/healthz' && /^(GET|HEAD)$/.test(request.method)) return asApi(request, await health(outbox))
    return site(request)
  }
}

async function health(outbox: Outbox): Promise<Response> {
  try {
    const [pending, dead] = await Promise.all([outbox.names('pending'), outbox.names('dead')])
    return Response.json({ ok: true, outbox: pending.length, dead: dead.length })
  } catch {
    return Response.json({ ok: false }, { status: 503 })
  }
}

async function respond(incoming: IncomingMessage, answer: Answer, proxies: number | undefined): Promise<Response> {
  const request = toRequest(incoming, proxies)
  if (!request) return asApi(undefined, new Response(null, { status: 400 }))
  addresses.set(request, clientAddress(incoming.socket.remoteAddress, request.headers.get('X-Forwarded-For'), proxies))
  return answer(request)
}

/**
 * Nothing when the target or the Host header is malformed, or the method is one that a Request refuses. The scheme of
 * the URL says whether the visitor came over TLS.
 */
function toRequest(incoming: IncomingMessage, proxies: number | undefined): Request | undefined {
  const { method = 'GET', url = '/', headersDistinct } = incoming
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // A target is a path, or, to proxies, an absolute URL (RFC 9112 section 3.2).
  const scheme = cameOverTls(headers.get('X-Forwarded-Proto'), proxies) ? 'https' : 'http'
  const target = url.startsWith('/') ? `${scheme}://${headers.get('Host') ?? 'localhost'}${url}` : url
  const init: RequestInit & { duplex: 'half' } = { method, headers, duplex: 'half' }
  if (method !== 'GET' && method !== 'HEAD') init.body = bodyOf(incoming)
  try {
    return new Request(target, init)
  } catch {
    return undefined
  }
}

/** The body as it arrives. Who stops reading leaves the connection open: the answer still has to go out on it. */
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
