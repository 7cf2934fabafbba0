/**
 * Stores messages in a KV namespace, which lists its keys sorted (https://developers.cloudflare.com/kv/api/list-keys/).
 *
 * | key                                   | holds                                                                           |
 * | ------------------------------------- | ------------------------------------------------------------------------------- |
 * | `pending/from-<time>-since-<time>-<id>` | a message that may be tried from a time on, and has waited since another one  |
 * | `pending/<id>`                        | a message that a person has released: any such id sorts before `from`           |
 * | `kept/<id>`                           | nothing; its existence means that the message was stored before; for 30 days    |
 * | `sent/<id>`                           | the provider's id for a message that it has taken; for 30 days                  |
 * | `held/<id>`                           | a message that a person should look at; for 30 days                             |
 * | `dead/<id>`                           | a message that the provider refused, or that failed too often                   |
 * | `strange/...`                         | a value that was found in `pending/` or in the queue and is not a message       |
 * | `paused`                              | why the provider refuses the account; while the key exists, nothing is tried    |
 * | `met/<cause>`                         | nothing; its existence means that a post or the queue has met a problem of late |
 * | `alerts`                              | as JSON, the count of each cause that the owner was told of, and when           |
 */
import type { Envelope, Outcome } from '../relay/envelope'
import { UUID } from '../relay/identity'

/** The part of a KV namespace's API that this module uses: https://developers.cloudflare.com/kv/api/ */
export type Kv = {
  get: (key: string) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
  delete: (key: string) => Promise<void>
  list: (options: { prefix: string; limit: number }) => Promise<{ keys: { name: string }[] }>
}

/** A message, and how often it was tried. */
type Letter = Envelope & { attempts: number; reason?: string }

/** Makes one attempt to deliver a message. Rejects when the attempt could not be made. */
type Deliver = (envelope: Envelope) => Promise<Outcome>

/** After how many attempts a message waits for a person: the same number as on Node. */
export const ATTEMPTS = 160

/** Times in seconds. */
const MONTH = 30 * 86_400
const FIRST_WAIT = 30
const LONGEST_WAIT = 3600
const PAUSE = 600

/** How many messages one run tries, and how many keys it reads to find them: a Worker may make only so many calls. */
const AT_ONCE = 20
const LOOKED_AT = 100

const PENDING = 'pending/'

/**
 * Returns the wait after an attempt in seconds: 30, 60, 120 and so on up to an hour, or longer if the provider asks for it.
 * @param attempts counted from 1
 * @param after the wait that the provider asks for, in ms
 */
export function waitAfter(attempts: number, after = 0): number {
  return Math.max(Math.ceil(after / 1000), Math.min(FIRST_WAIT * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT))
}

/** Stores a message. Rejects when the namespace does not take it. */
export async function keepIn(kv: Kv, envelope: Envelope): Promise<void> {
  const { id } = envelope
  if (envelope.held) return kv.put(`held/${id}`, JSON.stringify(envelope), { expirationTtl: MONTH })
  await kv.put(pendingKey(0, id), JSON.stringify(envelope))
  await remember(kv, id)
}

/** Whether a message was posted before. One that was held counts only for a post that is held too. */
export async function isKnown(kv: Kv, { id, held }: Envelope): Promise<boolean> {
  const boxes = ['kept', 'sent', ...(held ? ['held'] : [])]
  const marks = await Promise.all(boxes.map(box => kv.get(`${box}/${id}`)))
  return marks.some(mark => mark !== null)
}

/** Notes that a message is stored. A failed note is ignored: the message is safe, and at worst stored twice. */
export const remember = (kv: Kv, id: string): Promise<void> =>
  kv.put(`kept/${id}`, '', { expirationTtl: MONTH }).catch(() => {})

/** Wraps a delivery: skips a message that the provider already has, and notes when it has taken one. */
export const deliverOnce =
  (kv: Kv, deliver: Deliver): Deliver =>
  async envelope => {
    const mark = `sent/${envelope.id}`
    const receipt = await kv.get(mark)
    if (receipt !== null) return { result: 'ok', receipt }
    const outcome = await deliver(envelope)
    // A failed note is ignored: sending a message twice is better than treating it as not sent.
    if (outcome.result === 'ok') await kv.put(mark, outcome.receipt, { expirationTtl: MONTH }).catch(() => {})
    return outcome
  }

/**
 * Tries the messages that are due: first those that a person has released, then the one due for longest. Before a message is
 * tried it is rescheduled for its next attempt, so that neither an overlapping run nor a namespace that takes no writes can
 * send it again and again. Resolves with whether the provider refuses the account.
 */
export async function deliverPending(kv: Kv, deliver: Deliver): Promise<boolean> {
  if ((await kv.get('paused')) !== null) return true
  const { keys } = await kv.list({ prefix: PENDING, limit: 1000 })
  const now = new Date().toISOString()
  const due = keys.map(({ name }) => name).filter(name => timesOf(name).due <= now)
  let tried = 0
  for (const key of due.slice(0, LOOKED_AT)) {
    if (tried === AT_ONCE) return false
    try {
      const outcome = await deliverKey(kv, key, deliver)
      if (outcome === 'blocked') return true
      if (outcome === 'tried') tried += 1
    } catch (error) {
      console.error(`A message could not be delivered: ${error instanceof Error ? error.message : error}`)
    }
  }
  return false
}

/** What waits in a namespace: how many messages for a person (1,000 at most), and how long the oldest one to deliver, in ms. */
export async function lookAt(kv: Kv): Promise<{ dead: number; held: number; oldest: number }> {
  const names = async (prefix: string) => (await kv.list({ prefix, limit: 1000 })).keys.map(({ name }) => name)
  const since = (await names(PENDING)).map(name => Date.parse(timesOf(name).since)).filter(time => !Number.isNaN(time))
  return {
    dead: (await names('dead/')).length,
    held: (await names('held/')).length,
    oldest: Date.now() - Math.min(Date.now(), ...since),
  }
}

async function deliverKey(kv: Kv, key: string, deliver: Deliver): Promise<'tried' | 'passed' | 'blocked'> {
  const value = await kv.get(key)
  // The list may be out of date by a minute.
  if (value === null) return 'passed'
  const letter = parseLetter(value)
  if (!letter) {
    await move(kv, key, `strange/${key.slice(PENDING.length)}`, value)
    console.error(`STRANGE: ${key} is no message`)
    return 'passed'
  }
  const attempts = letter.attempts + 1
  const since = timesOf(key).since || undefined
  const next = pendingKey(waitAfter(attempts), letter.id, since)
  await move(kv, key, next, JSON.stringify({ ...letter, attempts }))
  const outcome = await deliver(letter)
  if (outcome.result === 'ok') await kv.delete(next)
  else if (outcome.result === 'dead') await giveUp(kv, next, letter, outcome.reason)
  else if (outcome.result === 'blocked') {
    console.error(`Messages wait: ${outcome.reason}`)
    await kv.put('paused', outcome.reason, { expirationTtl: PAUSE })
    await move(kv, next, key, value)
    return 'blocked'
  } else if (attempts >= ATTEMPTS) {
    await giveUp(kv, next, letter, gaveUp(attempts, outcome.reason))
  } else if (waitAfter(attempts, outcome.after) > waitAfter(attempts)) {
    const later = pendingKey(waitAfter(attempts, outcome.after), letter.id, since)
    await move(kv, next, later, JSON.stringify({ ...letter, attempts }))
  }
  return 'tried'
}

/** Moves a message to `dead/`. */
async function giveUp(kv: Kv, key: string, letter: Letter, reason: string): Promise<void> {
  await bury(kv, letter, reason)
  await kv.delete(key)
  console.error(`DEAD LETTER: message ${letter.id}: ${reason}`)
}

/** Stores a message in `dead/`, without its attempts: if a person puts it back into `pending/`, it starts afresh. */
export const bury = (kv: Kv, envelope: Envelope, reason: string): Promise<void> =>
  kv.put(`dead/${envelope.id}`, JSON.stringify({ ...envelope, attempts: 0, reason }))

/** Returns the reason of a message that failed too often. */
export const gaveUp = (attempts: number, reason: string): string =>
  `gave up after ${attempts} attempts, the last: ${reason}`

/** Moves a value to another key. For a moment it is under both rather than under none. */
async function move(kv: Kv, from: string, to: string, value: string): Promise<void> {
  await kv.put(to, value)
  await kv.delete(from)
}

/**
 * Returns the key of a message that is due in `wait` seconds. It sorts after every key that begins with an id, which is
 * hexadecimal, so that messages that a person has released come first.
 * @param since since when the message has waited, as an ISO time
 */
const pendingKey = (wait: number, id: string, since = new Date().toISOString()): string =>
  `${PENDING}from-${new Date(Date.now() + wait * 1000).toISOString()}-since-${since}-${id}`

const TIMES = /^pending\/from-(\d{4}-\d\d-\d\dT[\d:.]{12}Z)-since-(\d{4}-\d\d-\d\dT[\d:.]{12}Z)-/

/** Returns the times in a key of `pending/`. A key of another form, put there by hand, has none and is due at once. */
function timesOf(key: string): { due: string; since: string } {
  const [, due = '', since = ''] = key.match(TIMES) ?? []
  return { due, since }
}

/** Parses a stored message; undefined if the text is not one. */
function parseLetter(text: string): Letter | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const attempts = value instanceof Object && 'attempts' in value ? Number(value.attempts) || 0 : 0
    return isEnvelope(value) ? { ...value, attempts } : undefined
  } catch {
    return undefined
  }
}

/** Whether a value has all the fields of a message. */
export function isEnvelope(value: unknown): value is Envelope {
  if (!(value instanceof Object)) return false
  const fields: Record<string, unknown> = { ...value }
  const isText = (name: string) => typeof fields[name] === 'string'
  const isId = UUID.test(String(fields.id))
  return isId && ['subject', 'text', 'html'].every(isText) && (fields.replyTo === null || isText('replyTo'))
}
