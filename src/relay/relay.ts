/**
 * The server side of the forms, for any engine with web-standard requests. A posted form is checked, composed and handed
 * to `keep`, the one thing here that touches the world. Nothing of a form is logged or sent back.
 */
import { type Composed, compose, composeSubscription } from '../contact/compose'
import { type ContactMessage, ID, readFields, TRAP } from '../contact/fields'
import {
  type Anchor,
  anchorOf,
  type Fault,
  sentences,
  strictEmail,
  subscribeAnchors,
  validate,
  validateSubscription,
} from '../contact/validate'
import type { Envelope } from './envelope'
import { isFormType, parseForm } from './form-data'

/**
 * Resolves when a message is safe: the visitor is told that it was sent. Rejects when it is not. A message whose id was
 * kept before is the same message, and is safe.
 */
export type Keep = (envelope: Envelope) => Promise<void>

/** Whether a request's sender may send another message. */
export type Admit = (request: Request) => boolean | Promise<boolean>

/** How senders are treated. */
export type Care = {
  admit?: Admit
  /** How long a body may take to arrive, in ms: less than the visitor's browser waits for the answer. */
  patience?: number
}

type World = Care & { keep: Keep }

/** What `admit` is made of where nothing else is said: in any ten minutes ten messages from one address. */
export const RATE = { limit: 10, windowMs: 600_000 }

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
export const LIMIT = 64 * 1024

/** The most that all headers of a request may take, in bytes: node:http's own limit. workerd has none. */
const HEADERS = 16 * 1024

const forms = new Map<string, Form>([
  ['/api/contact', { check: validate, compose, page: anchor => `/contact#${anchor}` }],
  ['/api/subscribe', { check: validateSubscription, compose: composeSubscription, page: subscribePage }],
])

/** The paths to which forms may post. */
export const endpoints: readonly string[] = [...forms.keys()]

function subscribePage(anchor: Anchor): string {
  const about = anchor === 'sent' || anchor === 'email' || anchor === 'emailFormat' ? anchor : 'failed'
  return `/#${subscribeAnchors[about]}`
}

/**
 * Answers POST /api/contact and POST /api/subscribe. A request that names `application/json` in Accept gets JSON, with
 * 202 `{"ok":true}` or a 4xx or 5xx `{"error": the sentence to show}`. Any other is taken for a form without JavaScript
 * and gets 303 to the page and the banner that show the answer. Never rejects.
 */
export function relay(world: World): (request: Request) => Promise<Response> {
  return async request => {
    const form = forms.get(new URL(request.url).pathname)
    if (!form) return json({ status: 404, anchor: 'failed' })
    if (request.method !== 'POST') return json({ status: 405, anchor: 'failed' }, { Allow: 'POST' })
    const answer = await handle(request, form, world)
    const headers = answer.status === 429 ? { 'Retry-After': String(RATE.windowMs / 1000) } : {}
    return request.headers.get('Accept')?.includes('application/json')
      ? json(answer, headers)
      : redirect(form.page(answer.anchor), headers)
  }
}

async function handle(
  request: Request,
  form: Form,
  { keep, admit = () => true, patience = 15_000 }: World,
): Promise<Answer> {
  const refuse = (status: number): Answer => ({ status, anchor: 'failed' })
  if (sizeOf(request.headers) > HEADERS) return refuse(431)
  if (!fromThisSite(request)) return refuse(403)
  const type = request.headers.get('Content-Type') ?? ''
  if (!isFormType(type)) return refuse(415)
  if (Number(request.headers.get('Content-Length')) > LIMIT) return refuse(413)
  const body = await read(request, patience)
  if (typeof body === 'number') return refuse(body)
  const values = parseForm(type, body)
  if (!values) return refuse(400)
  const message = readFields(values)
  const fault = form.check(message)
  if (fault) return { status: 422, anchor: anchorOf(fault.message) }
  // The answer must not tell a program what gave it away.
  if (values.get(TRAP)) return { status: 202, anchor: 'sent' }
  try {
    if (!(await admit(request))) return refuse(429)
    await keep({ id: idOf(values.get(ID)), replyTo: strictEmail(message.email), ...form.compose(message) })
  } catch {
    return refuse(503)
  }
  return { status: 202, anchor: 'sent' }
}

const sizeOf = (headers: Headers): number =>
  [...headers].reduce((size, [name, value]) => size + name.length + value.length + 4, 0)

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

/**
 * The body; or the status that refuses it: 413 when it is over the limit, whatever its length was said to be, 408 when it
 * takes longer than `patience`, 400 when it breaks off.
 */
async function read(request: Request, patience: number): Promise<Uint8Array | number> {
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  // Nobody waits for the end of it: that may be never.
  const giveUp = (status: number) => {
    reader.cancel().catch(() => {})
    return status
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, patience, 'late' as const)
  })
  const body = new Uint8Array(LIMIT)
  let size = 0
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late])
      if (next === 'late') return giveUp(408)
      if (next.done) return body.subarray(0, size)
      if (size + next.value.byteLength > LIMIT) return giveUp(413)
      body.set(next.value, size)
      size += next.value.byteLength
    }
  } catch {
    return 400
  } finally {
    clearTimeout(timer)
  }
}

/** What crypto.randomUUID makes, as the form has it; a new one when it has none. */
function idOf(id = ''): string {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id) ? id : crypto.randomUUID()
}

function json({ status, anchor }: Answer, headers: Record<string, string> = {}): Response {
  const body = anchor === 'sent' ? { ok: true } : { error: sentences[anchor] }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function redirect(location: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: location, ...headers } })
}
