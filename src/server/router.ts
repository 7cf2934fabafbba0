/** Routes each request: to a form, to a status page of the server, or to the site. */
import { asApi } from '../hosts/headers'
import { Full, TooMany } from '../relay/envelope'
import { endpoints, type Keep, type RelayOptions, relay } from '../relay/relay'
import type { Destination } from './destination'
import type { Answer } from './http'
import { codeOf, log } from './log'

type Status = {
  metrics: Destination['metrics']
  watch: Pick<Destination['watch'], 'gauges' | 'faults' | 'refused'>
}

type Parts = {
  site: Answer
  keep: Keep
  options: RelayOptions
  mailbox: Status
  webhook?: Status | undefined
}

export function router(parts: Parts): Answer {
  const status = statusPages(parts)
  return async (request, client) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/')) return answerForm(request, client, parts)
    const page = /^(GET|HEAD)$/.test(request.method) ? status.get(pathname) : undefined
    return page ? asApi(request, await page()) : parts.site(request, client)
  }
}

async function answerForm(
  request: Request,
  client: string,
  { site, keep, options, mailbox: { metrics, watch } }: Parts,
) {
  const begin = performance.now()
  let id = ''
  const form = relay({
    // Without the headers of the post: the page must come uncompressed and whole, whatever the browser accepts or caches.
    page: async path => site(new Request(new URL(path, request.url)), client),
    ...options,
    keep: async (message, enter) => {
      try {
        id = message.id
        await keep(message, enter)
      } catch (error) {
        if (error instanceof TooMany) throw error
        log('error', 'not kept', { fault: error instanceof Full ? 'full' : codeOf(error) })
        // Where only the held messages are too many, all others are still accepted.
        if (!(error instanceof Full && message.held)) watch.refused()
        throw error
      }
    },
  })
  const response = await form(request, client)
  const { pathname } = new URL(request.url)
  const isForm = endpoints.includes(pathname)
  if (isForm) metrics.answered(response.status)
  // Any other path is text from outside, which is not logged.
  const path = isForm ? pathname : 'other'
  const ms = Math.round(performance.now() - begin)
  log('info', 'request', { path, status: response.status, ms, ...(id && { id }) })
  return asApi(request, response)
}

/** Returns the server's status pages by path. They are for the owner's machines: the host files close them to the public. */
function statusPages({ mailbox, webhook }: Parts): Map<string, () => Promise<Response>> {
  return new Map([
    // Says only that the process answers.
    ['/livez', async () => Response.json({ ok: true })],
    ['/readyz', async () => readiness(await faultsOf(mailbox, webhook))],
    ['/healthz', () => health(mailbox, webhook)],
    ['/metrics', () => exposition(mailbox, webhook)],
  ])
}

/** Returns what is wrong with either destination, which share a disk. */
async function faultsOf({ watch }: Status, webhook: Status | undefined): Promise<string[]> {
  const [found, others = []] = await Promise.all([watch.faults(), webhook?.watch.faults()])
  return [...found, ...others.filter(fault => fault !== 'disk').map(fault => `webhook-${fault}`)]
}

const readiness = (faults: string[]): Response =>
  faults.length === 0 ? Response.json({ ok: true }) : Response.json({ ok: false, faults }, { status: 503 })

async function health({ watch }: Status, webhook: Status | undefined): Promise<Response> {
  try {
    const { pending, dead, held } = await watch.gauges()
    const other = await webhook?.watch.gauges()
    const further = other && { webhook: { outbox: other.pending, dead: other.dead } }
    return Response.json({ ok: true, outbox: pending, dead, held, ...further })
  } catch {
    return Response.json({ ok: false }, { status: 503 })
  }
}

async function exposition(...destinations: (Status | undefined)[]): Promise<Response> {
  try {
    const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }
    const texts = destinations.map(async found => (found ? found.metrics.text(await found.watch.gauges()) : ''))
    return new Response((await Promise.all(texts)).join(''), { headers })
  } catch {
    return new Response(null, { status: 503 })
  }
}
