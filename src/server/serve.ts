// The command behind `npm run serve`: the built site and the relay, until SIGINT or SIGTERM.
import { resolve } from 'node:path'
import { startServer } from './node'
import { serverSettings } from './settings'

try {
  const settings = serverSettings(process.env)
  const { url, close } = await startServer(settings)
  console.log(
    `${url} serves ${settings.root}/. No mail provider is set: messages are kept in ${resolve(settings.outbox)}`,
  )
  // Once: a second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
