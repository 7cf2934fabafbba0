/** Runs the site and the relay on Node: posted messages are stored in the outbox, and the pump delivers them. */
import type { AddressInfo } from 'node:net'
import { openPools } from '../relay/rate-limit'
import type { Care, Keep } from '../relay/relay'
import { openAlerts } from './alerts'
import { type Answer, answerRequests, closeServer, LIMITS, listen } from './http'
import { takeLock } from './lock'
import { openMetrics } from './metrics'
import { openOutbox } from './outbox'
import { startPump } from './pump'
import { router } from './router'
import { checkProvider, openSender } from './sender'
import type { ServerSettings } from './settings'
import { openStatic } from './static'
import { type CEILINGS, startWatch } from './watch'

export type { Answer } from './http'

export type RunningServer = {
  /** Without a trailing slash: `http://127.0.0.1:3000`. */
  url: string
  /** The absolute path of the outbox. */
  outbox: string
  /** Stops accepting connections; resolves when running requests and the running delivery have ended. */
  close: () => Promise<void>
}

type Options = {
  /** Answers every request except those to forms and status pages. By default the built site. */
  site?: Answer
  limits?: Partial<typeof LIMITS>
  ceilings?: Partial<typeof CEILINGS>
  /** Options of the relay. By default messages are limited by address. */
  forms?: Care
  /** Aborts a start that is waiting for another server to end. */
  signal?: AbortSignal
}

/**
 * Starts the server. Rejects when the site has not been built, the outbox cannot be created, another server is using it,
 * or the address is taken.
 */
export async function startServer(
  settings: ServerSettings,
  { site = openStatic(settings.root), limits: given, ceilings, forms = {}, signal }: Options = {},
): Promise<RunningServer> {
  const limits = { ...LIMITS, ...given }
  const outbox = openOutbox(settings.outbox)
  const lock = await takeLock(outbox.root, signal)
  const server = await listen(settings.port, settings.host, limits).catch(async error => {
    await lock.release()
    throw error
  })
  const metrics = openMetrics()
  const alerts = openAlerts(settings.alertUrl)
  // Runs alongside the first requests, which cannot see what a crash left half done.
  const recovered = outbox.recover()
  const pump = startPump(outbox, settings.mail && openSender(settings.mail, settings.keyFile), {
    tell: event => {
      metrics.told(event)
      watch.told(event)
    },
  })
  const watch = startWatch({ outbox, pump, alerts, ceilings })
  const keep: Keep = async (envelope, enter) => {
    let isNew = false
    const name = await outbox.keep(envelope, async () => {
      await watch.admit(envelope.held ? 'held' : 'pending')
      enter()
      isNew = true
    })
    if (!envelope.held) pump.wake(name)
    else if (isNew) watch.held(name)
  }
  const care = { admit: openPools(), ...forms }
  const stop = new AbortController()
  const checked = settings.mail && checkProvider(settings.mail, stop.signal)
  answerRequests(server, router({ site, keep, care, metrics, watch }), settings.trustProxy)

  const end = async () => {
    lock.ending()
    watch.stop()
    stop.abort()
    await Promise.all([closeServer(server, limits.stop), pump.stop(), recovered, checked])
    await alerts.stop()
    await lock.release()
  }
  let ended: Promise<void> | undefined
  const { address, family, port } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    outbox: outbox.root,
    close: () => {
      ended ??= end()
      return ended
    },
  }
}
