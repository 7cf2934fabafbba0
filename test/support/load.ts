/** Measures how many messages the form takes, and how fast, while a provider accepts them. */
import { randomUUID } from 'node:crypto'
import { isMessage, openFakeProvider, status, until } from './provider'
import { openSite, post, visitorOf } from './relay-site'

export type LoadFigures = {
  messages: number
  /** Posts that were not answered with 202. */
  errors: number
  /** Messages that the provider never took, and messages that it took more than once. */
  missing: number
  repeated: number
  requestsPerSecond: number
  /** Times from request to answer, in ms. */
  median: number
  p99: number
  slowest: number
  /** Time from the first request until the provider has every message, in s. */
  delivered: number
}

/** Posts `messages` messages once each, `parallel` at a time. */
export async function loadServer(messages: number, parallel: number): Promise<LoadFigures> {
  const taken = new Map<number, number>()
  const provider = await openFakeProvider(call => {
    if (!isMessage(call)) return status(400)
    const visitor = visitorOf(call.body)
    taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
    return status(200)
  })
  const site = await openSite(provider.origin)
  try {
    const server = await site.start()
    const times: number[] = []
    let errors = 0
    let next = 0
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        while (next < messages) {
          next += 1
          const visitor = next
          const start = performance.now()
          if ((await post(server.url, visitor, randomUUID())) !== 202) errors += 1
          times.push(performance.now() - start)
        }
      }),
    )
    const posted = performance.now() - begin
    // Missing messages are no error here: the figures count them.
    await until(() => taken.size === messages, 60_000).catch(() => {})
    const delivered = performance.now() - begin
    server.process.kill('SIGTERM')
    await server.ended
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round((times[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10
    return {
      messages,
      errors,
      missing: messages - taken.size,
      repeated: [...taken.values()].filter(count => count > 1).length,
      requestsPerSecond: Math.round((messages / posted) * 1000),
      median: at(0.5),
      p99: at(0.99),
      slowest: at(1),
      delivered: Math.round(delivered / 100) / 10,
    }
  } finally {
    await provider.close()
    await site.remove()
  }
}
