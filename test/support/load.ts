/** Measures how many messages the form takes, and how fast, while a provider accepts them. */
import { randomUUID } from 'node:crypto'
import type { Way } from './kill'
import { openMailServer, PASSWORD, USER } from './mail-server'
import { hang, isMessage, openFakeProvider, status, until } from './provider'
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

/** Posts `messages` messages once each, `parallel` at a time. The webhook of the way `webhook` never answers. */
export async function loadServer(messages: number, parallel: number, way: Way = 'http'): Promise<LoadFigures> {
  const taken = new Map<number, number>()
  const take = (text: string) => {
    const visitor = visitorOf(text)
    taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
  }
  const provider = await openFakeProvider(call => {
    if (!isMessage(call)) return status(400)
    take(call.body)
    return status(200)
  })
  const mailbox = await openMailServer({ take: ({ raw }) => take(raw) })
  const hook = await openFakeProvider(() => hang)
  const smtp = { MAIL_URL: `smtp://${encodeURIComponent(USER)}@127.0.0.1:${mailbox.port}`, MAIL_KEY: PASSWORD }
  const webhook = { WEBHOOK_URL: `${hook.origin}/hook`, WEBHOOK_SECRET: `whsec_${'A'.repeat(44)}` }
  const site = await openSite(provider.origin)
  try {
    const server = await site.start({ http: {}, smtp, webhook }[way])
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
    // Missing messages are no error here: the figures count them. A slow machine has its time, as long as messages arrive.
    for (let before = -1; before < taken.size && taken.size < messages; ) {
      before = taken.size
      await until(() => taken.size === messages, 30_000).catch(() => {})
    }
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
    await hook.close()
    await mailbox.close()
    await site.remove()
  }
}
