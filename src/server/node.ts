/** Runs the site and the relay on Node: posted messages are stored in the outbox, and the pump delivers them. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openPools } from '../relay/rate-limit'
import type { RelayOptions } from '../relay/relay'
import { keepForBoth, openDestination } from './destination'
import { WEBHOOK } from './folders'
import { type Answer, answerRequests, closeServer, LIMITS, listen } from './http'
import { takeLock } from './lock'
import { log } from './log'
import { openOutbox } from './outbox'
import { router } from './router'
import { checkProvider, openSender } from './sender'
import type { ServerSettings } from './settings'
import { openStatic } from './static'
import type { CEILINGS } from './watch'
import { openWebhook } from './webhook'

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
  forms?: RelayOptions
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
  const second = settings.webhook && openOutbox(join(outbox.root, WEBHOOK))
  const lock = await takeLock(outbox.root, signal)
  const server = await listen(settings, limits).catch(async error => {
    await lock.release()
    throw error
  })
  const mailbox = openDestination({
    outbox,
    send: settings.mail && openSender(settings.mail, settings.keyFile),
    alertUrl: settings.alertUrl,
    ceilings,
  })
  const webhook =
    settings.webhook &&
    second &&
    openDestination({ to: 'webhook', outbox: second, send: openWebhook(settings.webhook), alertUrl: settings.alertUrl })
  if (!webhook) await tellWaiting(outbox.root)
  const options = { admit: openPools(), ...forms }
  const stop = new AbortController()
  const checked = settings.mail && checkProvider(settings.mail, stop.signal)
  const parts = { site, keep: keepForBoth(mailbox, webhook), options, mailbox, webhook }
  answerRequests(server, router(parts), settings.trustProxy)

  const end = async () => {
    lock.ending()
    stop.abort()
    await Promise.all([closeServer(server, limits.stop), mailbox.stop(), webhook?.stop(), checked])
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

/** Tells in the log what waits for a webhook that is not set. */
async function tellWaiting(root: string): Promise<void> {
  const folder = join(root, WEBHOOK)
  if (!existsSync(folder)) return
  const { names } = openOutbox(folder)
  const count = (await names('pending')).length + (await names('dead')).length
  if (count > 0) log('warn', 'webhook waits', { count, fault: 'WEBHOOK_URL is not set' })
}
