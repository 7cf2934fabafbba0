// The servers behind the bindings of a Worker: a queue and a KV namespace that speak workerd's HTTP, a mail provider, and the
// receiver of alerts.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { TAKEN } from './provider'

/** The largest message that a queue takes, in bytes: https://developers.cloudflare.com/queues/platform/limits/ */
const QUEUE_LIMIT = 128_000

/**
 * Starts one HTTP server for all of them. The request header `Binding` names the queue or namespace; without it, the request
 * is an alert if its path is `/alert`, and otherwise for the provider.
 */
export async function startBindings() {
  const state = {
    /** The message bodies in the queue and in its dead-letter queue. */
    queue: [] as string[],
    dead: [] as string[],
    kv: new Map<string, { value: string; ttl: string | null }>(),
    /** The ids of the messages in the calls to the provider. */
    sent: [] as string[],
    /** The provider's answer. */
    provider: { status: 200, headers: {} as Record<string, string> },
    /** The alerts, and the status with which they are answered. */
    alerts: [] as { cause: string; state: string; count: number; text: string }[],
    alertStatus: 200,
    /** Promises that the provider awaits before it answers, by message id. */
    slow: new Map<string, Promise<void>>(),
    /** The ids of the messages that the provider always answers with 500. */
    failing: new Set<string>(),
    /** Whether the queue and the namespace fail. */
    broken: false,
    /** Whether the queue fails. */
    closed: false,
    /** Whether the namespace refuses writes. */
    readOnly: false,
    /** Keys that the namespace cannot read. */
    unreadable: new Set<string>(),
    /** The delivery delay of each message sent to a queue, in seconds. */
    delays: [] as (string | undefined)[],
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { binding } = request.headers
    const url = new URL(String(request.url), 'http://binding')
    if (url.pathname === '/alert') {
      state.alerts.push(JSON.parse(body))
      response.writeHead(state.alertStatus).end()
    } else if (binding === undefined) {
      state.sent.push(body)
      const { status, headers } = state.provider
      await state.slow.get(body)
      response.writeHead(state.failing.has(body) ? 500 : status, headers).end(TAKEN)
    } else if (state.broken) response.writeHead(500).end()
    else if (binding === 'kv') namespace(request.method, url, body, response)
    else if (state.closed) response.writeHead(500).end()
    else if (Buffer.byteLength(body) > QUEUE_LIMIT) response.writeHead(413).end()
    else {
      state[binding === 'dead' ? 'dead' : 'queue'].push(body)
      state.delays.push(request.headers['x-msg-delay-secs']?.toString())
      response.end('{"metadata":{"metrics":{"backlogCount":1,"backlogBytes":1}}}')
    }
  })

  function namespace(
    method: string | undefined,
    { pathname, searchParams }: URL,
    body: string,
    response: ServerResponse,
  ) {
    const key = decodeURIComponent(pathname.slice(1))
    const prefix = searchParams.get('prefix')
    if (prefix !== null) {
      // KV lists keys in the order of their bytes: https://developers.cloudflare.com/kv/api/list-keys/
      const names = [...state.kv.keys()].filter(name => name.startsWith(prefix)).sort()
      const keys = names.map(name => ({ name }))
      response.end(
        JSON.stringify({ keys: keys.slice(0, Number(searchParams.get('key_count_limit'))), list_complete: true }),
      )
    } else if (state.unreadable.has(key) || (state.readOnly && method !== 'GET')) {
      response.writeHead(500).end()
    } else if (method === 'PUT') {
      state.kv.set(key, { value: body, ttl: searchParams.get('expiration_ttl') })
      response.end()
    } else if (method === 'DELETE') {
      state.kv.delete(key)
      response.end()
    } else {
      const found = state.kv.get(key)
      response.writeHead(found ? 200 : 404).end(found?.value)
    }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    /** Clears all state and makes everything work again. */
    reset: () => {
      for (const list of [state.queue, state.dead, state.sent, state.delays, state.alerts]) list.length = 0
      for (const set of [state.kv, state.slow, state.failing, state.unreadable]) set.clear()
      const working = { alertStatus: 200, broken: false, closed: false, readOnly: false }
      Object.assign(state, { provider: { status: 200, headers: {} }, ...working })
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
