/** A place to which messages are delivered, the mailbox or the webhook, with an outbox, a pump and a watch of its own. */
import { type Envelope, Full } from '../relay/envelope'
import type { Keep } from '../relay/relay'
import { openAlerts } from './alerts'
import { log } from './log'
import { type Metrics, openMetrics } from './metrics'
import type { Outbox } from './outbox'
import { type Pump, startPump } from './pump'
import { type CEILINGS, startWatch, type Watch } from './watch'

export type Destination = {
  outbox: Outbox
  metrics: Metrics
  watch: Watch
  /**
   * Stores a message and has it delivered. Rejects when it is not stored.
   * @param enter called before a new message is stored; when it throws, `keep` rejects
   */
  keep: (envelope: Envelope, enter?: () => void) => Promise<void>
  /** Begins nothing further; resolves when what is running has ended. */
  stop: () => Promise<void>
}

type Parts = {
  /** The name in logs, alerts and metrics; absent for the mailbox. */
  to?: 'webhook'
  outbox: Outbox
  send: Parameters<typeof startPump>[1]
  alertUrl: string | undefined
  ceilings?: Partial<typeof CEILINGS> | undefined
}

/** Starts to deliver the messages of an outbox, whose lock the caller holds. */
export function openDestination({ to, outbox, send, alertUrl, ceilings }: Parts): Destination {
  const metrics = openMetrics(to)
  const alerts = openAlerts(alertUrl, undefined, undefined, to)
  // Runs alongside the first requests, which cannot see what a crash left half done.
  const recovered = outbox.recover()
  const pump: Pump = startPump(outbox, send, {
    to,
    report: event => {
      metrics.record(event)
      watch.record(event)
    },
  })
  const watch = startWatch({ outbox, pump, alerts, ceilings })
  return {
    outbox,
    metrics,
    watch,
    keep: async (envelope, enter) => {
      let isNew = false
      const name = await outbox.keep(envelope, async () => {
        await watch.admit(envelope.held ? 'held' : 'pending')
        enter?.()
        isNew = true
      })
      // If the message was sent before, the pump finds nothing pending under its name.
      if (!envelope.held) pump.wake(name)
      else if (isNew) watch.held(name)
    },
    stop: async () => {
      await Promise.all([pump.stop(), recovered])
      // The last delivery may have something to tell.
      await watch.stop()
      await alerts.stop()
    },
  }
}

/**
 * Returns a function that stores a message for both destinations, and resolves when both have it. A crash in between leaves
 * a message that was not acknowledged: posted again, it is stored where it is missing. Held messages are for the mailbox's
 * `held` alone, until they are released. When so many wait for the webhook that it takes no more, the mailbox still gets its
 * own.
 */
export function keepForBoth(mailbox: Destination, webhook: Destination | undefined): Keep {
  return async (envelope, enter) => {
    await mailbox.keep(envelope, enter)
    if (!webhook || envelope.held) return
    await webhook.keep(envelope).catch(error => {
      if (!(error instanceof Full)) throw error
      log('error', 'webhook full', { id: envelope.id })
    })
  }
}
