// The command behind `npm run serve`: runs the built site and the relay until SIGINT or SIGTERM.
import { startServer } from './node'
import { serverSettings } from './settings'

const stop = new AbortController()

/** Signals within this time after the first, in ms, count as one: on Ctrl-C the terminal and npm send one each. */
const ECHO = 500
let asked = Number.POSITIVE_INFINITY

// Set up before anything else, because the first process of a container receives only signals that it handles. A second
// signal ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (performance.now() - asked > ECHO) process.exit(1)
    asked = Math.min(asked, performance.now())
    stop.abort()
  })
}

try {
  const settings = serverSettings(process.env)
  const { url, outbox, close } = await startServer(settings, { signal: stop.signal })
  const way = settings.mail
    ? `Messages go to ${new URL(settings.mail.url).host} by way of ${outbox}`
    : `No mail provider is set: messages are kept in ${outbox}`
  console.log(`${url} serves ${settings.root}/. ${way}`)
  if (stop.signal.aborted) await close()
  else stop.signal.addEventListener('abort', close)
} catch (error) {
  if (!stop.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
