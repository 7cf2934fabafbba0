/** Delivers the messages of a queue: those that fail come back later, and those that cannot be sent wait for a person. */
import type { Envelope, Outcome } from '../relay/envelope'
import type { Cause } from './alerts'
import type { Env } from './env'
import { bury, gaveUp, isEnvelope, waitAfter } from './store'

export type Message = {
  readonly id: string
  /** Whatever this module, or a person, has put into the queue. */
  readonly body: unknown
  /** When it was put into the queue. */
  readonly timestamp: Date
  /** Counted from 1. */
  readonly attempts: number
  ack: () => void
  retry: (options: { delaySeconds: number }) => void
}

/** After how many attempts a message waits for a person: as many as `max_retries` of a queue may be. */
const ATTEMPTS = 100

/** How long messages wait when the account is blocked, or when a dead one can be put nowhere, in seconds. */
const BLOCKED_WAIT = 600
const DEAD_WAIT = 3600

const HOUR = 3_600_000

/**
 * Sends the messages of a batch, and removes from the queue those that have arrived or are stored elsewhere. Never rejects:
 * a rejection would use up an attempt of every message.
 * @param deliver makes one attempt to send a message
 * @returns the problems that were met
 */
export async function deliverBatch(
  messages: readonly Message[],
  deliver: (envelope: Envelope) => Promise<Outcome>,
  env: Env,
): Promise<Set<Cause>> {
  const met = new Set<Cause>()
  let blocked: Outcome | undefined
  for (const message of messages) {
    const outcome: Outcome = blocked ?? (await attempt(message, deliver))
    if (outcome.result === 'blocked') {
      if (!blocked) console.error(`Messages wait: ${outcome.reason}`)
      blocked = outcome
    }
    const cause = await settle(message, outcome, env)
    if (cause) met.add(cause)
  }
  return met
}

/** Makes one attempt to deliver a message. Never rejects: one message must not hold the others back. */
async function attempt(
  { body, attempts }: Message,
  deliver: (envelope: Envelope) => Promise<Outcome>,
): Promise<Outcome> {
  if (!isEnvelope(body)) return { result: 'dead', reason: 'it is no message' }
  const outcome = await deliver(body).catch(
    (error): Outcome => ({ result: 'retry', reason: error instanceof Error ? error.message : String(error) }),
  )
  const isLast = outcome.result === 'retry' && attempts >= ATTEMPTS
  return isLast ? { result: 'dead', reason: gaveUp(attempts, outcome.reason) } : outcome
}

/** Removes a message from the queue, or postpones it. Never rejects. Resolves with the problem, if it is one to tell. */
async function settle(message: Message, outcome: Outcome, env: Env): Promise<Cause | undefined> {
  if (outcome.result === 'ok') {
    message.ack()
    return undefined
  }
  if (outcome.result === 'retry') {
    message.retry({ delaySeconds: waitAfter(message.attempts, outcome.after) })
    return Date.now() - message.timestamp.getTime() > HOUR ? 'age' : undefined
  }
  const isDead = outcome.result === 'dead'
  const isStored = await (isDead ? setAside(message, outcome.reason, env) : enqueueAnew(message, env)).catch(
    () => false,
  )
  // A message that is stored nowhere else is not lost: the queue brings it back.
  if (isStored) message.ack()
  else message.retry({ delaySeconds: isDead ? DEAD_WAIT : BLOCKED_WAIT })
  return outcome.result
}

/** Puts a message into the queue anew, so that it has all its attempts again. Resolves with whether there is a queue. */
async function enqueueAnew({ body }: Message, { MAIL_QUEUE }: Env): Promise<boolean> {
  await MAIL_QUEUE?.send(body, { contentType: 'json', delaySeconds: BLOCKED_WAIT })
  return MAIL_QUEUE !== undefined
}

/** Puts a message where it waits for a person. Resolves with whether there is such a place. */
async function setAside({ id, body }: Message, reason: string, { MAIL_KV, MAIL_DEAD }: Env): Promise<boolean> {
  console.error(`DEAD LETTER: message ${isEnvelope(body) ? body.id : '?'}: ${reason}`)
  if (MAIL_KV)
    await (isEnvelope(body) ? bury(MAIL_KV, body, reason) : MAIL_KV.put(`strange/${id}`, JSON.stringify(body)))
  else await MAIL_DEAD?.send(body, { contentType: 'json' })
  return MAIL_KV !== undefined || MAIL_DEAD !== undefined
}
