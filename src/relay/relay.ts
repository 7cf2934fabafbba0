/**
 * The server side of the forms, for any engine with web-standard requests. A posted form is validated, composed into a
 * message and handed to `keep`, the only step that stores anything. Nothing of a form is logged; a refused form is returned
 * to its sender.
 */

import { type Composed, compose, composeSubscription, withNote } from '../contact/compose'
import { type ContactMessage, type Field, fields, ID, readFields } from '../contact/fields'
import { uuidOf } from '../contact/identity'
import { type Anchor, EDITION, type Edition, isEdition, sentencesIn, subscribed } from '../contact/sentences'
import { type Fault, strictEmail, subscribeAnchors, validate, validateSubscription } from '../contact/validate'
import { addressIn, baseOf } from '../edition'
import { readBody } from './body'
import { type Envelope, type Posted, TooMany } from './envelope'
import { isFormType, parseForm } from './form-data'
import { idOfDay, isFormId } from './identity'
import { AWAY, LARGEST_HEADERS, PATIENCE } from './limits'
import { ADMISSION, type Admit, type GiveBack, type Pool } from './rate-limit'
import { refill } from './refill'
import { isTrapped, noteOf } from './suspicion'

/**
 * Stores a message. Resolves when it is stored safely, and the visitor then reads that it was sent; rejects when it is not.
 * A message whose id was stored before is the same message and counts as stored.
 * @param enter to be called before any other message is stored; throws when its sender may send no more for now
 */
export type Keep = (envelope: Envelope, enter: () => void) => Promise<void>

/** Options for how the relay treats senders. */
export type RelayOptions = {
  /** Decides whether to accept one more message from a network address. By default every message is accepted. */
  admit?: Admit | undefined
  /** How long a request body may take to arrive, in ms. */
  patience?: number | undefined
  /**
   * Returns the built page of a path, uncompressed, to answer the `request` of a visitor without JavaScript with. Without
   * this option, or when it fails, the answer is one line of text.
   */
  page?: ((path: string, request: Request) => Promise<Response>) | undefined
}

export type RelayContext = RelayOptions & { keep: Keep }

/** The parts in which the forms differ; they share the rest of the pipeline. */
type Form = {
  name: Posted['form']
  /** The fields whose values make up the message and its id. */
  fields: readonly Field[]
  check: (message: ContactMessage) => Fault | null
  compose: (message: ContactMessage, edition: Edition) => Composed
  pool: Pool
  /** Route of the page that contains the form. */
  page: string
  /** Returns the id of the banner on that page that shows a sentence. */
  banner: (anchor: Anchor) => string
  /** The success sentence where there is no page to show it. */
  sent: (edition: Edition) => string
}

/** A status, the key of the sentence that tells the visitor, and the posted values as far as they were read. */
type Answer = { status: number; anchor: Anchor; values?: ReadonlyMap<string, string> }

const subscribeBanners: Partial<Record<Anchor, string>> = subscribeAnchors

const forms = new Map<string, Form>([
  [
    '/api/contact',
    {
      name: 'contact',
      fields: fields.map(({ name }) => name),
      check: validate,
      compose,
      pool: 'contact',
      page: '/contact',
      banner: anchor => anchor,
      sent: edition => sentencesIn(edition).sent,
    },
  ],
  [
    '/api/subscribe',
    {
      name: 'subscription',
      fields: ['email'],
      check: validateSubscription,
      compose: composeSubscription,
      pool: 'subscribe',
      page: '/',
      banner: anchor => subscribeBanners[anchor] ?? subscribeAnchors.failed,
      sent: edition => subscribed[edition],
    },
  ],
])

/** The paths to which forms may post. */
export const endpoints: readonly string[] = [...forms.keys()]

/**
 * Returns a function that answers POST /api/contact and POST /api/subscribe, and never rejects. A request with
 * `application/json` in Accept gets JSON: 202 `{"ok":true}`, or a 4xx or 5xx `{"error": the sentence to show}`. Any other
 * counts as a form without JavaScript: it gets the same status with the page of the form, which says that the message was
 * sent, or why not; it is then filled in as it was posted.
 */
export function relay(context: RelayContext): (request: Request, client: string) => Promise<Response> {
  return async (request, client) => {
    const form = forms.get(new URL(request.url).pathname)
    const edition = editionOf(request)
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    if (!form) return json({ status: 404, anchor: 'failed' }, edition, headers)
    const answer = await handle(request, client, { form, edition }, context)
    if (answer.status === 405) headers.set('Allow', 'POST')
    if (answer.status === 429) headers.set('Retry-After', String(ADMISSION.windowMs / 1000))
    if (answer.status === 503) headers.set('Retry-After', String(AWAY / 1000))
    return isByScript(request)
      ? json(answer, edition, headers)
      : pageOf(request, { form, edition }, answer, headers, context.page)
  }
}

async function handle(
  request: Request,
  client: string,
  { form, edition }: Asked,
  { keep, admit = () => () => {}, patience = PATIENCE }: RelayContext,
): Promise<Answer> {
  const refuse = (status: number): Answer => ({ status, anchor: 'failed' })
  const { pathname } = new URL(request.url)
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
  const words = [pathname, ...form.fields.map(name => message[name])]
  const given = posted.get(ID)
  const formId = isFormId(given) ? given : isByScript(request) ? crypto.randomUUID() : await idOfDay(words)
  const values = new Map([...form.fields.map(name => [name, message[name]] as const), [ID, formId]])
  const fault = form.check(message)
  if (fault) return { status: 422, anchor: fault.anchor, values }
  let giveBack: GiveBack | undefined
  try {
    const id = await uuidOf([...words, formId])
    const typed = Object.fromEntries(form.fields.map(name => [name, message[name]]))
    const note = noteOf(posted, Object.values(typed))
    const composed = form.compose(message, edition)
    const envelope = {
      id,
      replyTo: strictEmail(message.email),
      posted: { form: form.name, values: typed },
      ...(note === undefined ? composed : withNote(composed, note)),
    }
    const trapped = isTrapped(posted)
    await keep(trapped ? { ...envelope, held: 'trap' } : envelope, () => {
      giveBack = admit(client, trapped ? 'held' : form.pool)
      if (!giveBack) throw new TooMany()
    })
  } catch (error) {
    giveBack?.()
    return { ...refuse(error instanceof TooMany ? 429 : 503), values }
  }
  return { status: 202, anchor: 'sent' }
}

/** A form, and the language of the page on which it was filled in. */
type Asked = { form: Form; edition: Edition }

function editionOf({ url }: Request): Edition {
  const edition = new URL(url).searchParams.get(EDITION)
  return isEdition(edition) ? edition : 'en'
}

/** Whether the form's script has posted a form, or another program that reads JSON; otherwise the browser itself has. */
const isByScript = ({ headers }: Request): boolean => headers.get('Accept')?.includes('application/json') ?? false

const sizeOf = (headers: Headers): number =>
  [...headers].reduce((size, [name, value]) => size + name.length + value.length + 4, 0)

/**
 * Whether the request did not come from another site. Sec-Fetch-Site takes precedence over Origin, because under
 * `Referrer-Policy: no-referrer` a browser sends `Origin: null` even with the site's own forms. Of the Origin only the host
 * is compared, because a proxy may change the scheme.
 */
function fromThisSite({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}

function json({ status, anchor }: Answer, edition: Edition, headers: Headers): Response {
  const body = anchor === 'sent' ? { ok: true } : { error: sentencesIn(edition)[anchor] }
  return Response.json(body, { status, headers })
}

/**
 * Returns the page of the form with the answer's banner shown, filled in as posted unless it was sent; without a page, a
 * line of text. A visitor who asks for the form's address instead of posting to it gets the page as it is.
 */
async function pageOf(
  request: Request,
  { form: { page: path, banner, sent }, edition }: Asked,
  { status, anchor, values = new Map() }: Answer,
  headers: Headers,
  page: RelayContext['page'],
): Promise<Response> {
  headers.set('X-Robots-Tag', 'noindex')
  const built = page && (await read(page(addressIn(baseOf(edition), path), request)))
  if (!built) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(`${anchor === 'sent' ? sent(edition) : sentencesIn(edition)[anchor]}\n`, { status, headers })
  }
  for (const [name, value] of built.headers) {
    // These headers describe the original bytes of the page.
    if (!headers.has(name) && !/^(content-length|etag|last-modified)$/.test(name)) headers.set(name, value)
  }
  const html = status === 405 ? built.html : refill(built.html, values, banner(anchor))
  return new Response(html, { status, headers })
}

/** Reads a page of the site. Resolves with undefined when there is none, or it is not uncompressed HTML. */
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
