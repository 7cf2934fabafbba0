/** Routes each request: to a form, to a status page of the server, or to the site. */
import { asApi } from '../hosts/headers'
import { Full, TooMany } from '../relay/envelope'
import { type Care, endpoints, type Keep, relay } from '../relay/relay'
import type { Answer } from './http'
import { codeOf, log } from './log'
import type { Metrics } from './metrics'
import type { Watch } from './watch'

type Parts = {
  site: Answer
  keep: Keep
  care: Care
  metrics: Metrics
  watch: Pick<Watch, 'gauges' | 'faults' | 'refused'>
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

async function answerForm(request: Request, client: string, { site, keep, care, metrics, watch }: Parts) {
  const begin = performance.now()
  let id = ''
  const form = relay({
    // Without the headers of the post: the page must come uncompressed and whole, whatever the browser accepts or caches.
    page: async path => site(new Request(new URL(path, request.url)), client),
    ...care,
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
function statusPages({ metrics, watch }: Parts): Map<string, () => Promise<Response>> {
  return new Map([
    // Says only that the process answers.
    ['/livez', async () => Response.json({ ok: true })],
    ['/readyz', async () => readiness(await watch.faults())],
    ['/healthz', () => health(watch)],
    ['/metrics', () => exposition(metrics, watch)],
  ])
}

const readiness = (faults: string[]): Response =>
  faults.length === 0 ? Response.json({ ok: true }) : Response.json({ ok: false, faults }, { status: 503 })

async function health(watch: Parts['watch']): Promise<Response> {
  try {
    const { pending, dead, held } = await watch.gauges()
    return Response.json({ ok: true, outbox: pending, dead, held })
  } catch {
    return Response.json({ ok: false }, { status: 503 })
  }
}

async function exposition(metrics: Metrics, watch: Parts['watch']): Promise<Response> {
  try {
    const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }
    return new Response(metrics.text(await watch.gauges()), { headers })
  } catch {
    return new Response(null, { status: 503 })
  }
}
