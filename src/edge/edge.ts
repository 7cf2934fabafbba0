/**
 * The relay and the site as a Workers module (Cloudflare's, run by workerd in the tests). A message is acknowledged when a
 * durable binding has it; where nothing durable is bound, the visitor reads that it was not sent.
 */

import { asApi } from '../hosts/headers'
import type { Envelope, Outcome, Send } from '../relay/envelope'
import { admission } from '../relay/rate-limit'
import { type Care, relay } from '../relay/relay'

/** What this module uses of a KV namespace: https://developers.cloudflare.com/kv/api/ */
type Kv = {
  get: (key: string) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
  delete: (key: string) => Promise<void>
  list: (options: { prefix: string; limit: number }) => Promise<{ keys: { name: string }[] }>
}

/** What this module uses of a queue: https://developers.cloudflare.com/queues/configuration/javascript-apis/ */
type Queue = { send: (body: Envelope, options: { contentType: 'json' }) => Promise<unknown> }

type Message = {
  readonly body: Envelope
  /** Counted from 1. */
  readonly attempts: number
  ack: () => void
  retry: (options: { delaySeconds: number }) => void
}

/** Every binding is optional; the variables are those of the Node server. */
export type Env = {
  /** The built site. */
  ASSETS?: { fetch: (request: Request) => Promise<Response> }
  /** Messages on their way. Preferred to MAIL_KV, which then remembers what was sent. */
  MAIL_QUEUE?: Queue
  /** The producer side of MAIL_QUEUE's dead-letter queue: what a provider refuses for good goes there at once. */
  MAIL_DEAD?: Queue
  /** Keys `pending/<id>`, `dead/<id>` and, for a week, `sent/<id>`. */
  MAIL_KV?: Kv
  MAIL_URL?: string
  MAIL_KEY?: string
  MAIL_FROM?: string
  MAIL_TO?: string
}

/** How long a provider may take, in ms. */
const LIMIT = 30_000
/** In seconds. */
const FIRST_WAIT = 30
const LONGEST_WAIT = 3600
const WEEK = 604_800
/** How many messages one run of the clock sends: a Worker may not make calls without end. */
const AT_ONCE = 20

/**
 * The handlers of the module.
 * @param provider what sends a message, by the variables; null where none is set
 */
export function edge(provider: (env: Env) => Send | null, care: Care = {}) {
  // Each running copy of the Worker counts for itself.
  const admit = admission()
  return {
    async fetch(request: Request, env: Env): Promise<Response> {
      if (new URL(request.url).pathname.startsWith('/api/')) {
        const answer = relay({ admit, ...care, keep: envelope => keep(envelope, env, provider) })
        // Cloudflare overwrites it.
        return asApi(request, await answer(request, request.headers.get('CF-Connecting-IP') ?? ''))
      }
      return env.ASSETS?.fetch(request) ?? asApi(request, new Response(null, { status: 404 }))
    },

    /** Sends what the queue holds. What fails comes back later, until the queue's `max_retries` sends it to the dead. */
    async queue({ messages }: { messages: readonly Message[] }, env: Env): Promise<void> {
      const send = provider(env)
      for (const message of messages) {
        const outcome = await deliver(message.body, env, send)
        if (outcome.result === 'dead' && env.MAIL_DEAD) await env.MAIL_DEAD.send(message.body, { contentType: 'json' })
        else if (outcome.result !== 'ok') {
          message.retry({ delaySeconds: waitAfter(message.attempts, outcome) })
          continue
        }
        message.ack()
      }
    },

    /** Sends what the namespace holds, where there is no queue. What fails stays for the next run. */
    async scheduled(_: unknown, env: Env): Promise<void> {
      const send = provider(env)
      if (!send || !env.MAIL_KV) return
      const { keys } = await env.MAIL_KV.list({ prefix: 'pending/', limit: AT_ONCE })
      for (const { name } of keys) await deliverKept(name, env.MAIL_KV, env, send)
    },
  }
}

/**
 * A queue forgets after some days what nobody takes, so it counts as durable only with a provider.
 * @throws when no binding is durable or it does not take the message
 */
async function keep(envelope: Envelope, env: Env, provider: (env: Env) => Send | null): Promise<void> {
  const { MAIL_QUEUE, MAIL_KV } = env
  try {
    if (MAIL_QUEUE && provider(env)) {
      await MAIL_QUEUE.send(envelope, { contentType: 'json' })
    } else if (MAIL_KV) {
      if ((await MAIL_KV.get(`sent/${envelope.id}`)) === null) {
        await MAIL_KV.put(`pending/${envelope.id}`, JSON.stringify(envelope))
      }
    } else throw new Error('there is no MAIL_KV, and no MAIL_QUEUE with a MAIL_URL')
  } catch (error) {
    console.error(`A message could not be kept: ${error instanceof Error ? error.message : error}`)
    throw error
  }
}

/** One attempt. A queue may deliver twice, and so may a visitor: where MAIL_KV is bound, what was sent is not sent again. */
async function deliver(envelope: Envelope, { MAIL_KV }: Env, send: Send | null): Promise<Outcome> {
  if (!send) return { result: 'retry', reason: 'MAIL_URL is not set' }
  const mark = `sent/${envelope.id}`
  if ((await MAIL_KV?.get(mark)) === '') return { result: 'ok', receipt: '' }
  const outcome = await send(envelope, AbortSignal.timeout(LIMIT))
  // Better sent twice than taken for not sent.
  if (outcome.result === 'ok') await MAIL_KV?.put(mark, '', { expirationTtl: WEEK }).catch(() => {})
  if (outcome.result === 'dead') console.error(`DEAD LETTER: message ${envelope.id} was refused: ${outcome.reason}`)
  return outcome
}

async function deliverKept(name: string, kv: Kv, env: Env, send: Send): Promise<void> {
  const value = await kv.get(name)
  // The list may lag behind by a minute.
  if (value === null) return
  const envelope: Envelope = JSON.parse(value)
  const { result } = await deliver(envelope, env, send)
  if (result === 'retry' || result === 'blocked') return
  if (result === 'dead') await kv.put(`dead/${envelope.id}`, value)
  await kv.delete(name)
}

/** In seconds: 30, 60, 120 and so on up to an hour, and never sooner than the provider asks for. */
function waitAfter(attempts: number, outcome: Exclude<Outcome, { result: 'ok' }>): number {
  const wait = outcome.result === 'dead' ? LONGEST_WAIT : FIRST_WAIT * 2 ** Math.min(attempts - 1, 10)
  const asked = outcome.result === 'retry' ? Math.ceil((outcome.after ?? 0) / 1000) : 0
  return Math.max(asked, Math.min(wait, LONGEST_WAIT))
}
