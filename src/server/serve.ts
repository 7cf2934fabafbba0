// The command behind `npm run serve`: the built site and the relay, until SIGINT or SIGTERM.
import { resolve } from 'node:path'
import { startServer } from './node'
import { openOutbox } from './outbox'
import { serverSettings } from './settings'

try {
  const settings = serverSettings(process.env)
  const { url, close } = await startServer(settings)
  const folder = resolve(settings.outbox)
  const way = settings.mail
    ? `Messages go to ${new URL(settings.mail.url).host} by way of ${folder}`
    : `No mail provider is set: messages are kept in ${folder}`
  console.log(`${url} serves ${settings.root}/. ${way}`)
  const dead = await openOutbox(folder).names('dead')
  if (dead.length > 0) console.error(`Dead letters that wait for somebody: ${dead.length} (npm run outbox)`)
  // Once: a second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
