/**
 * The relay and the site as a Cloudflare Workers module (run by workerd in the tests). A message is acknowledged once a
 * durable binding has stored it; without a durable binding, the visitor reads that it was not sent.
 */

import { asApi } from '../hosts/headers'
import type { Envelope, Outcome, Send } from '../relay/envelope'
import { openPools } from '../relay/rate-limit'
import { type Care, type Keep, relay } from '../relay/relay'
import { deliverOnce, deliverPending, isEnvelope, isKnown, type Kv, keepIn, remember, waitAfter } from './store'

/** The part of a queue's API used here: https://developers.cloudflare.com/queues/configuration/javascript-apis/ */
type Queue = {
  send: (body: unknown, options: { contentType: 'json'; delaySeconds?: number }) => Promise<unknown>
}

type Message = {
  /** Whatever this module, or a person, has put into the queue. */
  readonly body: unknown
  /** Counted from 1. */
  readonly attempts: number
  ack: () => void
  retry: (options: { delaySeconds: number }) => void
}

/** The bindings, all of them optional, and the variables, which are the same as on the Node server. */
export type Env = {
  /** The built site. */
  ASSETS?: { fetch: (request: Request) => Promise<Response> }
  /** The queue of messages to deliver. Preferred to MAIL_KV, which then remembers what was sent. */
  MAIL_QUEUE?: Queue
  /** The producer side of MAIL_QUEUE's dead-letter queue: messages that a provider refuses for good go there at once. */
  MAIL_DEAD?: Queue
  /** Stores messages or, beside a queue, remembers them. The keys are described in `store.ts`. */
  MAIL_KV?: Kv
  MAIL_URL?: string
  MAIL_KEY?: string
  MAIL_FROM?: string
  MAIL_TO?: string
}

/** How long a provider may take, in ms. */
const LIMIT = 30_000

/** How long messages wait when the provider refuses the account, or refuses them for good without MAIL_DEAD, in seconds. */
const BLOCKED_WAIT = 600
const DEAD_WAIT = 3600

/**
 * The largest message that goes into a queue, in bytes: the limit is 128 kB including the queue's own metadata
 * (https://developers.cloudflare.com/queues/platform/limits/).
 */
const QUEUE_LIMIT = 127_000

/**
 * Returns the handlers of the module.
 * @param provider returns a function that sends a message as the variables say; null where no provider is set
 */
export function edge(provider: (env: Env) => Send | null, care: Care = {}) {
  // Each running instance of the Worker counts on its own.
  const admit = openPools()
  return {
    async fetch(request: Request, env: Env): Promise<Response> {
      if (!new URL(request.url).pathname.startsWith('/api/')) {
        return env.ASSETS?.fetch(request) ?? asApi(request, new Response(null, { status: 404 }))
      }
      const keep: Keep = async (envelope, enter) => {
        // A namespace that cannot be read knows nothing; at worst a message is stored twice.
        if (env.MAIL_KV && (await isKnown(env.MAIL_KV, envelope).catch(() => false))) return
        enter()
        await store(envelope, env, provider)
      }
      const world = { admit, page: pageOf(env), ...care, keep }
      // Cloudflare overwrites CF-Connecting-IP, so clients cannot forge it.
      return asApi(request, await relay(world)(request, request.headers.get('CF-Connecting-IP') ?? ''))
    },

    /** Sends a batch of the queue. Failed messages come back until `max_retries` moves them to the dead-letter queue. */
    async queue({ messages }: { messages: readonly Message[] }, env: Env): Promise<void> {
      const deliver = delivery(env, provider(env))
      let blocked: Outcome | undefined
      for (const message of messages) {
        const outcome = blocked ?? (await attempt(message.body, deliver))
        if (outcome.result === 'blocked') blocked = outcome
        await settle(message, outcome, env)
      }
    },

    /** Sends the messages of the KV namespace. Failed ones stay for a later run. */
    async scheduled(_: unknown, env: Env): Promise<void> {
      const send = provider(env)
      if (send && env.MAIL_KV) await deliverPending(env.MAIL_KV, delivery(env, send))
    },
  }
}

/** Returns a page of the built site, uncompressed. */
const pageOf = ({ ASSETS }: Env): Care['page'] =>
  ASSETS && ((path, { url }) => ASSETS.fetch(new Request(new URL(path, url))))

/**
 * Stores a message in a durable binding. A queue drops messages that nobody takes for some days, so it counts as durable
 * only with a provider.
 * @throws when no binding is durable, or the binding does not take the message
 */
async function store(envelope: Envelope, env: Env, provider: (env: Env) => Send | null): Promise<void> {
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

/** Puts a message into the queue, and notes that in MAIL_KV. */
async function enqueue(envelope: Envelope, queue: Queue, kv: Kv | undefined): Promise<void> {
  await queue.send(envelope, { contentType: 'json' })
  if (kv) await remember(kv, envelope.id)
}

/** Returns a function that sends a message. A queue may deliver a message twice; with MAIL_KV it is still sent only once. */
function delivery({ MAIL_KV }: Env, send: Send | null): (envelope: Envelope) => Promise<Outcome> {
  const deliver = async (envelope: Envelope): Promise<Outcome> =>
    send ? send(envelope, AbortSignal.timeout(LIMIT)) : { result: 'retry', reason: 'MAIL_URL is not set' }
  return MAIL_KV ? deliverOnce(MAIL_KV, deliver) : deliver
}

/** Makes one attempt to deliver a body of the queue. Never rejects: one message must not hold the others back. */
async function attempt(body: unknown, deliver: (envelope: Envelope) => Promise<Outcome>): Promise<Outcome> {
  if (!isEnvelope(body)) return { result: 'dead', reason: 'it is no message' }
  try {
    return await deliver(body)
  } catch (error) {
    return { result: 'retry', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Removes a message from the queue, or postpones it. Never rejects. */
async function settle(message: Message, outcome: Outcome, { MAIL_QUEUE, MAIL_DEAD }: Env): Promise<void> {
  const { body, attempts } = message
  if (outcome.result === 'ok') return message.ack()
  if (outcome.result === 'retry') return message.retry({ delaySeconds: waitAfter(attempts, outcome.after) })
  const dead = outcome.result === 'dead'
  if (dead) console.error(`DEAD LETTER: message ${isEnvelope(body) ? body.id : '?'} was refused: ${outcome.reason}`)
  else console.error(`The provider refuses the account, messages wait: ${outcome.reason}`)
  try {
    // A blocked message is put into the queue anew, so that it has all its attempts again.
    if (dead) await MAIL_DEAD?.send(body, { contentType: 'json' })
    else await MAIL_QUEUE?.send(body, { contentType: 'json', delaySeconds: BLOCKED_WAIT })
    if (dead ? MAIL_DEAD : MAIL_QUEUE) return message.ack()
  } catch {
    // The message is not lost: the retry below brings it back.
  }
  message.retry({ delaySeconds: dead ? DEAD_WAIT : BLOCKED_WAIT })
}
