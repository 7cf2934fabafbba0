import type { Outcome } from '../relay/envelope'

/** The provider's last word about a message, which the disk has yet to follow. */
export type Settled = Extract<Outcome, { result: 'ok' | 'dead' }>

/** A message that waits for its turn. Times in ms by the clock that never jumps. */
export type Waiting = {
  name: string
  /** When it came. */
  since: number
  due: number
  failures: number
  /** How often in a row the disk did not do its part. */
  stumbles: number
  settled?: Settled
}

export type Queue = {
  /** Puts a message into the queue, or back into it. */
  add: (waiting: Waiting) => void
  has: (name: string) => boolean
  /** Forgets a message, wherever it is. */
  drop: (name: string) => void
  /**
   * Takes out the oldest message that is due, or undefined; the message stays known until it is dropped.
   * @param fair takes out the one that has been due for longest instead
   */
  take: (now: number, fair: boolean) => Waiting | undefined
  /** The names of those that wait, without those that were taken out. */
  names: () => string[]
  /** When the next one is due; Infinity where there is none. */
  soonest: () => number
  /** How many are known, and since when the oldest of them has waited; `now` where there is none. */
  size: () => number
  oldest: (now: number) => number
}

/** The messages that wait, in the order of their age, and those that were taken out and not dropped. */
export function openQueue(): Queue {
  const waiting: Waiting[] = []
  const known = new Map<string, Waiting>()
  const soonest = () => waiting.reduce((due, message) => Math.min(due, message.due), Number.POSITIVE_INFINITY)
  return {
    add: message => {
      known.set(message.name, message)
      waiting.splice(waiting.findLastIndex(({ since }) => since <= message.since) + 1, 0, message)
    },
    has: name => known.has(name),
    drop: name => {
      known.delete(name)
      const index = waiting.findIndex(message => message.name === name)
      if (index >= 0) waiting.splice(index, 1)
    },
    take: (now, fair) => {
      const latest = fair ? Math.min(soonest(), now) : now
      const index = waiting.findIndex(({ due }) => due <= latest)
      return index < 0 ? undefined : waiting.splice(index, 1)[0]
    },
    names: () => waiting.map(({ name }) => name),
    soonest,
    size: () => known.size,
    oldest: now => [...known.values()].reduce((oldest, { since }) => Math.min(oldest, since), now),
  }
}
