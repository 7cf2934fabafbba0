// A fake mail provider on 127.0.0.1 that treats every call as the test says.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request to the provider. `body` is unparsed, decoded as UTF-8. */
export type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** Answers a call whose body has arrived, or leaves it unanswered. */
export type Behaviour = (response: ServerResponse, call: Call) => void

export const isMessage = ({ body }: Call): boolean => body.includes('subject')

export type FakeProvider = {
  /** Without a path: `http://127.0.0.1:41234`. */
  origin: string
  calls: Call[]
  /** Returns the calls that hold a message. A server's first call has none: it only checks that the account is accepted. */
  messages: () => Call[]
  /** Returns the number of open connections that have carried a call. */
  open: () => number
  close: () => Promise<void>
}

/** The answer of a provider that has taken a message. It has Mailgun's format, whose `id` Resend's has too. */
export const RECEIPT = '<20260301120000.1.0123456789abcdef@mg.example.com>'
export const TAKEN = JSON.stringify({ id: RECEIPT, message: 'Queued. Thank you.' })

/** Answers with a status and a body. */
export const says =
  (code: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  response => {
    response.writeHead(code, headers).end(body)
  }

/** Accepts a message. */
export const taken = says(200, TAKEN)

/**
 * Accepts a message for status 200; for any other status refuses it with a body that repeats a name and a key, as providers
 * may.
 */
export const status = (code: number, headers: Record<string, string> = {}): Behaviour =>
  code === 200 ? taken : says(code, '{"message":"Nour Abdallah, key-0123"}', headers)

/** Sends raw bytes instead of an answer; the connection stays open. */
export const bytes =
  (text: string): Behaviour =>
  ({ socket }) => {
    socket?.write(text)
  }

/** Sends `beginning`, then `drop` every `pause` ms, until the client hangs up or the test ends. */
export const drip =
  (beginning: string, drop: string, pause = 5): Behaviour =>
  ({ socket }) => {
    if (!socket) return
    socket.write(beginning)
    const timer = setInterval(() => socket.write(drop), pause)
    socket.on('close', () => clearInterval(timer))
  }

export const hang: Behaviour = () => {}

export const reset: Behaviour = ({ socket }) => {
  socket?.resetAndDestroy()
}

export const hangUp: Behaviour = ({ socket }) => {
  socket?.destroy()
}

/** Starts a provider; `behave` chooses how to treat each call. */
export async function openFakeProvider(behave: (call: Call) => Behaviour): Promise<FakeProvider> {
  const calls: Call[] = []
  const sockets = new Set<Socket>()
  const called = new Set<Socket>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return
    }
    const { method = '', url = '', headers } = request
    const call = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
    calls.push(call)
    called.add(request.socket)
    behave(call)(response, call)
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      called.delete(socket)
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    messages: () => calls.filter(isMessage),
    open: () => called.size,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Polls until a condition is true, at first every 5 ms, later every 30. Rejects when it is not within `within` ms. */
export async function until(isTrue: () => boolean | Promise<boolean>, within = 15_000): Promise<void> {
  const end = Date.now() + within
  for (let pause = 5; !(await isTrue()); pause = Math.min(30, pause * 1.2)) {
    if (Date.now() > end) throw new Error(`not true within ${within} ms: ${isTrue}`)
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}
