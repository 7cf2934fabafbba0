import type { Attempt } from './letter'
import type { PumpContext } from './pump'
import type { Waiting } from './queue'

/**
 * Enqueues the messages in the folder that are new, and drops those that are gone from it.
 * @param taken returns the name of the message that is being delivered
 */
export async function enqueueNew(context: PumpContext, taken: () => string | undefined): Promise<void> {
  const { outbox, queue } = context
  const before = queue.names()
  const names = await outbox.names('pending')
  const present = new Set(names)
  const own = taken()
  for (const name of before) if (!present.has(name) && name !== own) queue.drop(name)
  const fresh = names.filter(name => !queue.has(name))
  for (let i = 0; i < fresh.length; i += 32) {
    const found = await Promise.all(fresh.slice(i, i + 32).map(name => waitingOf(name, context)))
    for (const waiting of found) if (!queue.has(waiting.name)) queue.add(waiting)
  }
}

/** Returns the queue entry of a message, from the attempts noted in its file. */
async function waitingOf(name: string, { outbox, pace, clock: { time, elapsed } }: PumpContext): Promise<Waiting> {
  try {
    const { time: came, attempts } = await outbox.read('pending', name)
    // Taken after the read, so that a slow disk does not shorten the wait.
    const now = elapsed()
    const age = Math.max(time() - Date.parse(came), 0) || 0
    const due = now + waitAfter(time(), pace.longest, attempts.at(-1))
    return { name, since: now - age, due, failures: attempts.length, diskFaults: 0 }
  } catch {
    // The delivery will meet the same fault and handle it.
    const now = elapsed()
    return { name, since: now, due: now, failures: 0, diskFaults: 0 }
  }
}

/** Returns how much of the wait after an attempt is left at a time, in ms, but no more than the longest wait. */
function waitAfter(time: number, longest: number, { time: begin = '', next = '' }: Partial<Attempt> = {}): number {
  const end = Date.parse(next) || 0
  // The planned wait, from two times of the same clock: no more than that is left, even if the clock has been set since.
  const meant = end - Date.parse(begin) || longest
  return Math.max(Math.min(end - time, meant, longest), 0)
}
