/**
 * The call of section 7 of the specification, literally: from the visitor's browser, with the key inside. Only a build with
 * CONTACT_MODE=direct has this module, in the place of `send.ts`.
 */
import { mail } from 'virtual:mail'
import { compose, composeSubscription } from '../compose'
import { readFields, TRAP } from '../fields'
import { sentences } from '../validate'
import type { Sent } from './send'

/** How long a visitor waits for an answer, in ms. */
const PATIENCE = 20_000

/** Posts a form's message to the mail provider: one call, never repeated. 2xx is success. Never rejects. */
export async function send(data: FormData, path: '/api/contact' | '/api/subscribe' = '/api/contact'): Promise<Sent> {
  // As the relay would answer.
  if (data.get(TRAP)) return { ok: true }
  const message = readFields(data)
  const { subject, html, text } = path === '/api/contact' ? compose(message) : composeSubscription(message)
  const body = new FormData()
  const fields = { from: mail.from, to: mail.to, subject, html, text }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const { ok } = await fetch(mail.url, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`api:${mail.key}`)}` },
      body,
      // What it leads to would be fetched without the message.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (ok) return { ok: true }
  } catch {
    // Answered below.
  }
  return { ok: false, error: sentences.failed }
}
