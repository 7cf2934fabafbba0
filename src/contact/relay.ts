/**
 * The server side of the forms, for any engine with web-standard requests. A posted form is checked, composed and handed
 * to `keep`, the one thing here that touches the world. Nothing of a form is logged or sent back.
 */
import { type Composed, compose, composeSubscription } from './compose'
import { type ContactMessage, readFields } from './fields'
import {
  type Anchor,
  anchorOf,
  type Fault,
  sentences,
  subscribeAnchors,
  validate,
  validateSubscription,
} from './validate'

/** Resolves when a message is safe: the visitor is told that it was sent. Rejects when it is not. */
export type Keep = (message: Composed) => Promise<void>

/** What one form does with the pipeline that all forms share. */
type Form = {
  check: (message: ContactMessage) => Fault | null
  compose: (message: ContactMessage) => Composed
  /** Where a visitor without JavaScript reads the answer. */
  page: (anchor: Anchor) => string
}

/** A status, and the sentence that says it to the visitor. */
type Answer = { status: number; anchor: Anchor }

/** The largest body that is read, in bytes: the caps of the fields fit in several times over. */
const LIMIT = 64 * 1024

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

const forms = new Map<string, Form>([
  ['/api/contact', { check: validate, compose, page: anchor => `/contact#${anchor}` }],
  [
    '/api/subscribe',
    {
      check: validateSubscription,
      compose: composeSubscription,
      page: anchor => `/#${subscribeAnchors[anchor === 'sent' ? 'sent' : 'failed']}`,
    },
  ],
])

/**
 * Answers POST /api/contact and POST /api/subscribe. A request that names `application/json` in Accept gets JSON, with
 * 202 `{"ok":true}` or a 4xx or 5xx `{"error": the sentence to show}`. Any other is taken for a form without JavaScript
 * and gets 303 to the page and the banner that show the answer. Never rejects.
 */
export function relay({ keep }: { keep: Keep }): (request: Request) => Promise<Response> {
  return async request => {
    const form = forms.get(new URL(request.url).pathname)
    if (!form) return json({ status: 404, anchor: 'failed' })
    if (request.method !== 'POST') return json({ status: 405, anchor: 'failed' }, { Allow: 'POST' })
    const answer = await handle(request, form, keep)
    return request.headers.get('Accept')?.includes('application/json')
      ? json(answer)
      : redirect(form.page(answer.anchor))
  }
}

async function handle(request: Request, form: Form, keep: Keep): Promise<Answer> {
  const refuse = (status: number): Answer => ({ status, anchor: 'failed' })
  if (!fromThisSite(request)) return refuse(403)
  const type = request.headers.get('Content-Type') ?? ''
  if (!FORM_TYPES.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '')) return refuse(415)
  if (Number(request.headers.get('Content-Length')) > LIMIT) return refuse(413)
  let data: FormData
  try {
    const body = await read(request)
    if (!body) return refuse(413)
    data = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return refuse(400)
  }
  if ([...data.values()].some(value => typeof value !== 'string')) return refuse(400)
  const message = readFields(data)
  const fault = form.check(message)
  if (fault) return { status: 422, anchor: anchorOf(fault.message) }
  try {
    await keep(form.compose(message))
  } catch {
    return refuse(503)
  }
  return { status: 202, anchor: 'sent' }
}

/**
 * Whether no other site sent the request. Sec-Fetch-Site comes first: under `Referrer-Policy: no-referrer` a browser
 * sends `Origin: null` with the site's own forms. Hosts are compared without their scheme, which a proxy may change.
 */
function fromThisSite({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}

/** The body, or nothing when it is over the limit, whatever its length was said to be. */
async function read(request: Request): Promise<Blob | undefined> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return new Blob(chunks)
    size += value.byteLength
    if (size > LIMIT) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(value)
  }
}

function json({ status, anchor }: Answer, headers: Record<string, string> = {}): Response {
  const body = anchor === 'sent' ? { ok: true } : { error: sentences[anchor] }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: location } })
}
