import type { Outcome } from '../relay/envelope'
import type { Account } from './account'
import { Strange } from './files'
import type { Letter } from './letter'
import { codeOf } from './log'
import type { Outbox } from './outbox'
import type { Pace, PumpContext, SendLetter } from './pump'
import type { Settled, Waiting } from './queue'

/** Delivers a message that was taken out of the queue, and puts it back or drops it, as `Send` does. Never rejects. */
export type Deliver = (waiting: Waiting, signal: AbortSignal, onGiven: () => void) => Promise<void>

/** After how many failures of a message a line is logged: by then the provider has been away for half a minute. */
const WORTH_A_LINE = 5

/** Returns the function that delivers a message of a pump and stores the outcome. */
export function openDelivery(context: PumpContext, account: Account, send: SendLetter): Deliver {
  const { outbox, queue, pace, log, report } = context
  const { time, elapsed } = context.clock
  /** The last error code for a message's file: the same code is logged only once in a row. */
  let fault = ''

  /** Rejects when the outbox cannot be read or written. */
  async function deliver(waiting: Waiting, signal: AbortSignal, onGiven: () => void): Promise<void> {
    const { name } = waiting
    const begin = elapsed()
    const outcome = waiting.settled ?? (await outcomeOf(outbox, name, letter => attempt(name, letter, signal, onGiven)))
    if (!outcome) {
      queue.drop(name)
      return
    }
    if (outcome.result === 'blocked') {
      // Such a try does not count as an attempt.
      queue.add({ ...waiting, due: elapsed() })
      account.block(outcome.reason)
      return
    }
    if (outcome.result === 'retry') {
      const { reason, after } = outcome
      if (waiting.failures + 1 < pace.attempts) return later(waiting, reason, after)
      waiting.settled = {
        result: 'dead',
        reason: `gave up after ${waiting.failures + 1} attempts, the last: ${reason}`,
      }
    } else waiting.settled = outcome
    await settle(waiting, waiting.settled, elapsed() - begin)
  }

  async function attempt(name: string, ...call: Parameters<SendLetter>): Promise<Outcome> {
    // A disk that refuses this note would refuse the outcome too, and every start would send all messages again.
    await outbox.begin(name)
    fault = ''
    const outcome = await send(...call)
    account.note(outcome)
    return outcome
  }

  async function settle({ name, failures }: Waiting, outcome: Settled, ms: number): Promise<void> {
    if (outcome.result === 'ok') await outbox.sent(name, outcome.receipt)
    else await outbox.bury(name, outcome.reason)
    queue.drop(name)
    if (outcome.result === 'ok') {
      log('info', 'delivered', { id: name, attempts: failures + 1, ms: Math.round(ms) })
      report('delivered')
    } else {
      log('error', 'dead', { id: name, reason: outcome.reason })
      report('dead')
    }
  }

  /** Schedules the next attempt. Never rejects: a message that got lost here would wait until the next start. */
  async function later(waiting: Waiting, reason: string, after = 0): Promise<void> {
    const now = elapsed()
    const failures = waiting.failures + 1
    const wait = Math.min(Math.max(after, backoff(failures, pace)), pace.longest)
    account.wait(after)
    if (failures === WORTH_A_LINE) log('warn', 'waits', { id: waiting.name, attempts: failures, reason })
    report('retried')
    const times = { time: new Date(time()).toISOString(), next: new Date(time() + wait).toISOString() }
    // If the note cannot be written, the only effect is that the next start tries too early.
    await outbox.note(waiting.name, { reason, ...times }).catch(() => {})
    queue.add({ ...waiting, failures, diskFaults: 0, due: now + wait })
  }

  /** Puts a message back into the queue after the disk has failed, which does not count as an attempt. */
  function postpone(waiting: Waiting, code: string): void {
    const diskFaults = waiting.diskFaults + 1
    if (code !== fault) log('error', 'outbox', { fault: code })
    fault = code
    queue.add({ ...waiting, diskFaults, due: elapsed() + backoff(diskFaults, pace) })
  }

  return (waiting, ...call) => deliver(waiting, ...call).catch(error => postpone(waiting, codeOf(error)))
}

/**
 * Reads a message and sends it, unless its file holds the outcome already. Resolves with undefined when there is no message to
 * deliver.
 */
async function outcomeOf(
  outbox: Outbox,
  name: string,
  send: (letter: Letter) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  let letter: Letter
  try {
    letter = await outbox.read('pending', name)
  } catch (error) {
    if (error instanceof SyntaxError) return { result: 'dead', reason: 'the file is not a message' }
    // Another process has removed the file.
    if (codeOf(error) === 'ENOENT') return undefined
    if (!(error instanceof Strange)) throw error
    await outbox.setAside('pending', name)
    return undefined
  }
  if (letter.receipt !== undefined) return { result: 'ok', receipt: letter.receipt }
  return send(letter)
}

/** Returns the wait after a number of failures, in ms. Up to half is random, to spread messages that failed together. */
function backoff(failures: number, { first, longest }: Pace): number {
  return Math.min(first * 2 ** (failures - 1), longest) * (1 - Math.random() / 2)
}
