/**
 * The relay and the site as a Cloudflare Workers module (run by workerd in the tests). A message is acknowledged once a
 * durable binding has stored it; without a durable binding, the visitor reads that it was not sent.
 */

import { asApi } from '../hosts/headers'
import type { Envelope, Outcome, Send } from '../relay/envelope'
import { openPools } from '../relay/rate-limit'
import { type Keep, type RelayOptions, relay } from '../relay/relay'
import { openAlerts } from './alerts'
import { deliverBatch, type Message } from './batch'
import type { Env, Queue } from './env'
import { deliverOnce, deliverPending, isKnown, type Kv, keepIn, remember } from './store'

/** The part of an execution context used here: work that goes on after the answer. */
type Context = { waitUntil: (work: Promise<unknown>) => void }

/** How long a provider may take, in ms. */
const LIMIT = 30_000

/**
 * The largest message that goes into a queue, in bytes: the limit is 128 kB including the queue's own metadata
 * (https://developers.cloudflare.com/queues/platform/limits/).
 */
const QUEUE_LIMIT = 127_000

/**
 * Returns the handlers of the module.
 * @param provider returns a function that sends a message as the variables say; null where no provider is set. Throws an
 *   error that names the wrong setting.
 */
export function edge(provider: (env: Env) => Send | null, options: RelayOptions = {}) {
  // Each running instance of the Worker counts on its own.
  const admit = openPools()
  const alerts = openAlerts()

  /** Returns what sends messages, and why none can be sent. Never throws: a wrong setting must not lose a message. */
  function open(env: Env): { send: Send; fault?: string } {
    const refuse = (fault: string) => ({
      fault,
      send: async (): Promise<Outcome> => ({ result: 'blocked', reason: fault }),
    })
    try {
      const send = provider(env)
      return send ? { send } : refuse('MAIL_URL is not set')
    } catch (error) {
      return refuse(textOf(error))
    }
  }

  /** Stores a message and says so in the log if it cannot be sent. Rejects when it is not stored. */
  async function take(envelope: Envelope, env: Env, context: Context): Promise<void> {
    const { held } = envelope
    if (held && !env.MAIL_KV && !env.MAIL_DEAD) {
      console.error(`A message was refused: it is suspicious (${held}), and neither MAIL_KV nor MAIL_DEAD can hold it`)
      throw new Error('there is no place for held messages')
    }
    try {
      await store(envelope, env)
    } catch (error) {
      console.error(`A message could not be kept: ${textOf(error)}`)
      context.waitUntil(alerts.met('refused', env))
      throw error
    }
    const { fault } = open(env)
    if (fault !== undefined) console.error(`Messages wait: ${fault}`)
    if (held) context.waitUntil(alerts.met('held', env))
  }

  return {
    async fetch(request: Request, env: Env, context: Context): Promise<Response> {
      if (!new URL(request.url).pathname.startsWith('/api/')) {
        return env.ASSETS?.fetch(request) ?? asApi(request, new Response(null, { status: 404 }))
      }
      // The posted values would take a queue's message over its size, and nothing here reads them.
      const keep: Keep = async ({ posted, ...envelope }, enter) => {
        // A namespace that cannot be read knows nothing; at worst a message is stored twice.
        if (env.MAIL_KV && (await isKnown(env.MAIL_KV, envelope).catch(() => false))) return
        enter()
        await take(envelope, env, context)
      }
      const relaying = { admit, page: pageOf(env), ...options, keep }
      // Cloudflare overwrites CF-Connecting-IP, so clients cannot forge it.
      return asApi(request, await relay(relaying)(request, request.headers.get('CF-Connecting-IP') ?? ''))
    },

    /** Sends a batch of the queue. Failed messages come back later. */
    async queue({ messages }: { messages: readonly Message[] }, env: Env): Promise<void> {
      const met = await deliverBatch(messages, delivery(env, open(env).send), env)
      for (const cause of met) await alerts.met(cause, env)
    },

    /** Sends the messages of the KV namespace, and tells the owner what is wrong. Failed messages stay for a later run. */
    async scheduled(_: unknown, env: Env): Promise<void> {
      const { send, fault } = open(env)
      if (fault !== undefined) console.error(`Messages wait: ${fault}`)
      const isRefused = fault === undefined && env.MAIL_KV && (await deliverPending(env.MAIL_KV, delivery(env, send)))
      await alerts.look(fault !== undefined || isRefused === true, env)
    },
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Returns a page of the built site, uncompressed. */
const pageOf = ({ ASSETS }: Env): RelayOptions['page'] =>
  ASSETS && ((path, { url }) => ASSETS.fetch(new Request(new URL(path, url))))

/**
 * Stores a message in a durable binding. A queue counts as one only with MAIL_URL, even a wrong one, because until that is
 * mended the batches are put into the queue again; without it nobody means to send them.
 * @throws when no binding is durable, or the binding does not take the message
 */
async function store(envelope: Envelope, { MAIL_QUEUE, MAIL_DEAD, MAIL_KV, MAIL_URL }: Env): Promise<void> {
  const { byteLength } = new TextEncoder().encode(JSON.stringify(envelope))
  const inQueue = MAIL_QUEUE && MAIL_URL !== undefined && byteLength <= QUEUE_LIMIT
  if (MAIL_KV && (envelope.held || !inQueue)) await keepIn(MAIL_KV, envelope)
  else if (MAIL_DEAD && envelope.held) await MAIL_DEAD.send(envelope, { contentType: 'json' })
  else if (inQueue) await enqueue(envelope, MAIL_QUEUE, MAIL_KV)
  else throw new Error('there is no MAIL_KV, and no MAIL_QUEUE with a MAIL_URL that takes a message of this size')
}

/** Puts a message into the queue, and notes that in MAIL_KV. */
async function enqueue(envelope: Envelope, queue: Queue, kv: Kv | undefined): Promise<void> {
  await queue.send(envelope, { contentType: 'json' })
  if (kv) await remember(kv, envelope.id)
}

/** Returns a function that sends a message. A queue may deliver a message twice; with MAIL_KV it is still sent only once. */
function delivery({ MAIL_KV }: Env, send: Send): (envelope: Envelope) => Promise<Outcome> {
  const deliver = (envelope: Envelope): Promise<Outcome> => send(envelope, AbortSignal.timeout(LIMIT))
  return MAIL_KV ? deliverOnce(MAIL_KV, deliver) : deliver
}
