import type { Outcome } from '../relay/envelope'
import type { PumpContext } from './pump'

/** What the provider's answers say about the account: whether and when messages may be sent. */
export type Account = {
  /** Whether the provider refuses the account, so that all messages wait. */
  isBlocked: () => boolean
  /** Whether the provider's last definite answer about a message was a permanent refusal. */
  isFailing: () => boolean
  /** Returns the earliest moment of `Clock.elapsed` for the next call. */
  free: () => number
  /** Notes that a call begins. */
  begin: () => void
  /** Notes the answer to a call. */
  note: (outcome: Outcome) => void
  /** Notes that the provider refuses the account: all sending stops, but for one message every `probe` ms. */
  block: (reason: string) => void
  /** Notes that the provider asks for a wait, in ms, which applies to all messages. */
  wait: (after: number) => void
}

/** Creates the account of a pump, accepted so far. */
export function openAccount({ pace, clock: { elapsed }, log, report }: PumpContext): Account {
  let pause = 0
  let blocked = false
  let failing = false

  function heal(): void {
    if (!blocked) return
    blocked = false
    pause = 0
    log('info', 'healed')
    report('healed')
  }

  return {
    isBlocked: () => blocked,
    isFailing: () => failing,
    free: () => pause,
    begin: () => {
      // While the account is refused, one message every `pace.probe` ms tests whether it is accepted again.
      if (blocked) pause = elapsed() + pace.probe
    },
    note: ({ result }) => {
      if (result === 'ok') heal()
      if (result === 'ok' || result === 'dead') failing = result === 'dead'
    },
    block: reason => {
      pause = elapsed() + pace.probe
      if (blocked) return
      blocked = true
      log('error', 'blocked', { reason })
      report('blocked')
    },
    wait: after => {
      pause = Math.max(pause, elapsed() + Math.min(after, pace.longest))
    },
  }
}
