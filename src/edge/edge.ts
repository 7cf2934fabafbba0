/**
 * The relay and the site as a Workers module (Cloudflare's, run by workerd in the tests). A message is acknowledged when a
 * durable binding has it; where nothing durable is bound, the visitor reads that it was not sent.
 */

import { asApi } from '../hosts/headers'
import type { Envelope, Outcome, Send } from '../relay/envelope'
import { admission } from '../relay/rate-limit'
import { type Care, relay } from '../relay/relay'
import { deliverOnce, deliverPending, isEnvelope, isKnown, type Kv, keepIn, remember, waitAfter } from './store'

/** What this module uses of a queue: https://developers.cloudflare.com/queues/configuration/javascript-apis/ */
type Queue = {
  send: (body: unknown, options: { contentType: 'json'; delaySeconds?: number }) => Promise<unknown>
}

type Message = {
  /** What the queue was given, by this module or by a person. */
  readonly body: unknown
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
  /** Keeps messages, or beside a queue remembers them: `store.ts` says under which keys. */
  MAIL_KV?: Kv
  MAIL_URL?: string
  MAIL_KEY?: string
  MAIL_FROM?: string
  MAIL_TO?: string
}

/** How long a provider may take, in ms. */
const LIMIT = 30_000

/** How long messages wait that a provider refuses for all, or for good where there is no MAIL_DEAD, in seconds. */
const BLOCKED_WAIT = 600
const DEAD_WAIT = 3600

/** What a queue takes of one message, in bytes: 128 kB with its own notes (https://developers.cloudflare.com/queues/platform/limits/). */
const QUEUE_LIMIT = 127_000

/**
 * The handlers of the module.
 * @param provider what sends a message, by the variables; null where none is set
 */
export function edge(provider: (env: Env) => Send | null, care: Care = {}) {
  // Each running copy of the Worker counts for itself.
  const admit = admission()
  return {
    async fetch(request: Request, env: Env): Promise<Response> {
      if (!new URL(request.url).pathname.startsWith('/api/')) {
        return env.ASSETS?.fetch(request) ?? asApi(request, new Response(null, { status: 404 }))
      }
      const world = { admit, page: pageOf(env), ...care, keep: (envelope: Envelope) => keep(envelope, env, provider) }
      // Cloudflare overwrites CF-Connecting-IP.
      return asApi(request, await relay(world)(request, request.headers.get('CF-Connecting-IP') ?? ''))
    },

    /** Sends what the queue holds. What fails comes back later, until the queue's `max_retries` sends it to the dead. */
    async queue({ messages }: { messages: readonly Message[] }, env: Env): Promise<void> {
      const deliver = delivery(env, provider(env))
      let blocked: Outcome | undefined
      for (const message of messages) {
        const outcome = blocked ?? (await attempt(message.body, deliver))
        if (outcome.result === 'blocked') blocked = outcome
        await settle(message, outcome, env)
      }
    },

    /** Sends what the namespace holds. What fails stays for a later run. */
    async scheduled(_: unknown, env: Env): Promise<void> {
      const send = provider(env)
      if (send && env.MAIL_KV) await deliverPending(env.MAIL_KV, delivery(env, send))
    },
  }
}

/** A page of the built site, not encoded. */
const pageOf = ({ ASSETS }: Env): Care['page'] =>
  ASSETS && ((path, { url }) => ASSETS.fetch(new Request(new URL(path, url))))

/**
 * A queue forgets after some days what nobody takes, so it counts as durable only with a provider.
 * @throws when no binding is durable or it does not take the message
 */
async function keep(envelope: Envelope, env: Env, provider: (env: Env) => Send | null): Promise<void> {
  const { MAIL_QUEUE, MAIL_DEAD, MAIL_KV } = env
  const { byteLength } = new TextEncoder().encode(JSON.stringify(envelope))
  try {
    const inQueue = MAIL_QUEUE && provider(env) && byteLength <= QUEUE_LIMIT
    if (MAIL_KV && (envelope.held || !inQueue)) await keepIn(MAIL_KV, envelope)
    else if (MAIL_DEAD && envelope.held) await MAIL_DEAD.send(envelope, { contentType: 'json' })
    else if (inQueue) await enqueue(envelope, MAIL_QUEUE, MAIL_KV)
    else throw new Error('there is no MAIL_KV, and no MAIL_QUEUE with a MAIL_URL')
  } catch (error) {
    console.error(`A message could not be kept: ${error instanceof Error ? error.message : error}`)
    throw error
  }
}

/** Where MAIL_KV remembers, a message that is posted twice is put into the queue once. */
async function enqueue(envelope: Envelope, queue: Queue, kv: Kv | undefined): Promise<void> {
  if (kv && (await isKnown(kv, envelope.id).catch(() => false))) return
  await queue.send(envelope, { contentType: 'json' })
  if (kv) await remember(kv, envelope.id)
}

/** A queue may deliver twice: where MAIL_KV is bound, what was sent is not sent again. */
function delivery({ MAIL_KV }: Env, send: Send | null): (envelope: Envelope) => Promise<Outcome> {
  const deliver = async (envelope: Envelope): Promise<Outcome> =>
    send ? send(envelope, AbortSignal.timeout(LIMIT)) : { result: 'retry', reason: 'MAIL_URL is not set' }
  return MAIL_KV ? deliverOnce(MAIL_KV, deliver) : deliver
}

/** One attempt with what the queue holds. Never rejects: one message must not hold the others back. */
async function attempt(body: unknown, deliver: (envelope: Envelope) => Promise<Outcome>): Promise<Outcome> {
  if (!isEnvelope(body)) return { result: 'dead', reason: 'it is no message' }
  try {
    return await deliver(body)
  } catch (error) {
    return { result: 'retry', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Takes a message out of the queue, or puts it off. Never rejects. */
async function settle(message: Message, outcome: Outcome, { MAIL_QUEUE, MAIL_DEAD }: Env): Promise<void> {
  const { body, attempts } = message
  if (outcome.result === 'ok') return message.ack()
  if (outcome.result === 'retry') return message.retry({ delaySeconds: waitAfter(attempts, outcome.after) })
  const dead = outcome.result === 'dead'
  if (dead) console.error(`DEAD LETTER: message ${isEnvelope(body) ? body.id : '?'} was refused: ${outcome.reason}`)
  else console.error(`The provider refuses the account, messages wait: ${outcome.reason}`)
  try {
    // Sent anew, a message that waits has all its attempts again.
    if (dead) await MAIL_DEAD?.send(body, { contentType: 'json' })
    else await MAIL_QUEUE?.send(body, { contentType: 'json', delaySeconds: BLOCKED_WAIT })
    if (dead ? MAIL_DEAD : MAIL_QUEUE) return message.ack()
  } catch {
    // It comes back.
  }
  message.retry({ delaySeconds: dead ? DEAD_WAIT : BLOCKED_WAIT })
}
