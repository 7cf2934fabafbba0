// A mail provider on 127.0.0.1 that does to every call what a test tells it to.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What a provider was asked. `body` is as it came, in UTF-8. */
export type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** Answers a call, whose body has arrived; or does not. */
export type Behaviour = (response: ServerResponse, call: Call) => void

export type FakeProvider = {
  /** Without a path: `http://127.0.0.1:41234`. */
  origin: string
  calls: Call[]
  /** How many connections that carried a call are open. */
  open: () => number
  close: () => Promise<void>
}

/** A status, with a body that no log may repeat; with one of success, and with that only, the id of the message. */
export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  response => {
    const id = code === 200 ? '"id":"<20260301.1@mg.example.com>",' : ''
    response.writeHead(code, { 'Content-Type': 'application/json', ...headers })
    response.end(`{${id}"message":"Nour Abdallah, key-0123"}`)
  }

/** Bytes instead of an answer; the connection stays open. */
export const bytes =
  (text: string): Behaviour =>
  ({ socket }) => {
    socket?.write(text)
  }

/** The same bytes again and again after a beginning, until the client hangs up or the test ends. */
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

/** Starts a provider; `behave` is asked for every call what to do with it. */
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
    open: () => called.size,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Waits until something is true, for at most so many ms. Rejects when it never is. */
export async function until(isTrue: () => boolean | Promise<boolean>, within = 5000): Promise<void> {
  const end = Date.now() + within
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`not true within ${within} ms: ${isTrue}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
