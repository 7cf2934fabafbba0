import type { Outcome } from '../relay/envelope'

/** The final outcome of a message, which is still to be stored on the disk. */
export type Settled = Extract<Outcome, { result: 'ok' | 'dead' }>

/** A message that waits for its turn. Times in ms by `Clock.elapsed`. */
export type Waiting = {
  name: string
  /** When the message came. */
  since: number
  due: number
  failures: number
  /** How often in a row the disk has failed. */
  diskFaults: number
  settled?: Settled
}

export type Queue = {
  /** Puts a message into the queue, or back into it. */
  add: (waiting: Waiting) => void
  has: (name: string) => boolean
  /** Forgets a message, whether it waits or was taken out. */
  drop: (name: string) => void
  /**
   * Takes out the oldest message that is due; undefined if none is. The message stays known until it is dropped.
   * @param fair whether to take out the message that has been due for longest instead
   */
  take: (now: number, fair: boolean) => Waiting | undefined
  /** Returns the names of the messages that wait, without those that were taken out. */
  names: () => string[]
  /** Returns when the next message is due; Infinity if none waits. */
  soonest: () => number
  /** Returns how many messages are known. */
  size: () => number
  /** Returns since when the oldest known message has waited; `now` if there is none. */
  oldest: (now: number) => number
}

/** Creates a queue of waiting messages, the oldest first. It also knows those that were taken out but not dropped. */
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
