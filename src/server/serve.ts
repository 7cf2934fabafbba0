// The command behind `npm run serve`: the built site and the relay, until SIGINT or SIGTERM.
import { startServer } from './node'
import { serverSettings } from './settings'

const stop = new AbortController()

/** What comes sooner after a signal is the same one, in ms: of a Ctrl-C the terminal and npm each send one. */
const ECHO = 500
let asked = Number.POSITIVE_INFINITY

// From the first moment on: the first process of a container gets no signal that it does not ask for. A second signal
// ends the process at once.
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
