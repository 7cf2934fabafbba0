/**
 * The server side of the forms, for any engine with web-standard requests. A posted form is checked, composed and handed
 * to `keep`, the one thing here that touches the world. Nothing of a form is logged; what is refused goes back to its sender.
 */

import { type Composed, compose, composeSubscription } from '../contact/compose'
import { type ContactMessage, type Field, fields, ID, readFields } from '../contact/fields'
import { uuidOf } from '../contact/identity'
import {
  type Anchor,
  type Fault,
  sentences,
  strictEmail,
  subscribeAnchors,
  validate,
  validateSubscription,
} from '../contact/validate'
import { readBody } from './body'
import type { Envelope } from './envelope'
import { isFormType, parseForm } from './form-data'
import { formIdOf } from './identity'
import { AWAY, LARGEST_HEADERS, PATIENCE } from './limits'
import { ADMISSION } from './rate-limit'
import { refill } from './refill'
import { suspicionOf } from './suspicion'

/**
 * Resolves when a message is safe: the visitor is told that it was sent. Rejects when it is not. A message whose id was
 * kept before is the same message, and is safe.
 */
export type Keep = (envelope: Envelope) => Promise<void>

/** How senders are treated. */
export type Care = {
  /** Whether one more message may come from a network address; anybody's when not given. */
  admit?: ((client: string) => boolean) | undefined
  /** How long a body may take to arrive, in ms. */
  patience?: number | undefined
  /**
   * The built page of a path, not encoded, in answer to the request that was refused. Where there is none, or it fails,
   * a visitor without JavaScript reads a line of text.
   */
  page?: ((path: string, request: Request) => Promise<Response>) | undefined
}

export type World = Care & { keep: Keep }

/** What one form does with the pipeline that all forms share. */
type Form = {
  /** What its messages are made of. */
  fields: readonly Field[]
  check: (message: ContactMessage) => Fault | null
  compose: (message: ContactMessage) => Composed
  /** Where it stands. */
  page: string
  /** The id of the banner there that has a sentence. */
  banner: (anchor: Anchor) => string
}

/** A status, the sentence that says it to the visitor, and the form as it was posted, as far as it was read. */
type Answer = { status: number; anchor: Anchor; values?: ReadonlyMap<string, string> }

const subscribeBanners: Partial<Record<Anchor, string>> = subscribeAnchors

const forms = new Map<string, Form>([
  [
    '/api/contact',
    {
      fields: fields.map(({ name }) => name),
      check: validate,
      compose,
      page: '/contact',
      banner: anchor => anchor,
    },
  ],
  [
    '/api/subscribe',
    {
      fields: ['email'],
      check: validateSubscription,
      compose: composeSubscription,
      page: '/',
      banner: anchor => subscribeBanners[anchor] ?? subscribeAnchors.failed,
    },
  ],
])

/** The paths to which forms may post. */
export const endpoints: readonly string[] = [...forms.keys()]

/**
 * Answers POST /api/contact and POST /api/subscribe. A request that names `application/json` in Accept gets JSON, with
 * 202 `{"ok":true}` or a 4xx or 5xx `{"error": the sentence to show}`. Any other is taken for a form without JavaScript:
 * it gets 303 to the banner of success, or the 4xx or 5xx with the page of the form, as it was posted. Never rejects.
 */
export function relay(world: World): (request: Request, client: string) => Promise<Response> {
  return async (request, client) => {
    const form = forms.get(new URL(request.url).pathname)
    if (!form) return json({ status: 404, anchor: 'failed' })
    const answer = await handle(request, client, form, world)
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    if (answer.status === 405) headers.set('Allow', 'POST')
    if (answer.status === 429) headers.set('Retry-After', String(ADMISSION.windowMs / 1000))
    if (answer.status === 503) headers.set('Retry-After', String(AWAY / 1000))
    if (request.headers.get('Accept')?.includes('application/json')) return json(answer, headers)
    if (answer.anchor !== 'sent') return refusal(request, form, answer, headers, world.page)
    headers.set('Location', `${form.page}#${form.banner('sent')}`)
    return new Response(null, { status: 303, headers })
  }
}

async function handle(
  request: Request,
  client: string,
  form: Form,
  { keep, admit = () => true, patience = PATIENCE }: World,
): Promise<Answer> {
  const refuse = (status: number): Answer => ({ status, anchor: 'failed' })
  if (request.method !== 'POST') return refuse(405)
  if (sizeOf(request.headers) > LARGEST_HEADERS) return refuse(431)
  if (!fromThisSite(request)) return refuse(403)
  const type = request.headers.get('Content-Type') ?? ''
  if (!isFormType(type)) return refuse(415)
  const body = await readBody(request, patience)
  if (typeof body === 'number') return refuse(body)
  const posted = parseForm(type, body)
  if (!posted) return refuse(400)
  const message = readFields(posted)
  const formId = formIdOf(posted.get(ID))
  const values = new Map([...form.fields.map(name => [name, message[name]] as const), [ID, formId]])
  const fault = form.check(message)
  if (fault) return { status: 422, anchor: fault.anchor, values }
  try {
    if (!admit(client)) return { ...refuse(429), values }
    const held = suspicionOf(posted, message.message)
    const id = await uuidOf([new URL(request.url).pathname, ...values.values()])
    const envelope = { id, replyTo: strictEmail(message.email), ...form.compose(message) }
    await keep(held ? { ...envelope, held } : envelope)
  } catch {
    return { ...refuse(503), values }
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

function json({ status, anchor }: Answer, headers = new Headers({ 'Cache-Control': 'no-store' })): Response {
  const body = anchor === 'sent' ? { ok: true } : { error: sentences[anchor] }
  return Response.json(body, { status, headers })
}

/** The page of the form, as it was posted, with the banner of the answer; a line of text where there is no page. */
async function refusal(
  request: Request,
  { page: path, banner }: Form,
  { status, anchor, values = new Map() }: Answer,
  headers: Headers,
  page: World['page'],
): Promise<Response> {
  headers.set('X-Robots-Tag', 'noindex')
  const built = page && (await read(page(path, request)))
  if (!built) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(`${sentences[anchor]}\n`, { status, headers })
  }
  for (const [name, value] of built.headers) {
    // These speak of the bytes that the page had.
    if (!headers.has(name) && !/^(content-length|etag|last-modified)$/.test(name)) headers.set(name, value)
  }
  return new Response(refill(built.html, values, banner(anchor)), { status, headers })
}

/** A page that can be filled in; nothing where the site has none. */
async function read(page: Promise<Response>): Promise<{ html: string; headers: Headers } | undefined> {
  try {
    const response = await page
    const { ok, headers } = response
    const isHtml = headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Content-Encoding')
    return ok && isHtml ? { html: await response.text(), headers } : undefined
  } catch {
    return undefined
  }
}
