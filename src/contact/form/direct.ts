/**
 * Makes the call of section 7 of the specification literally: from the visitor's browser, with the mail key in the script.
 * Only a build with CONTACT_MODE=direct contains this module, in place of `send.ts`.
 */
import { mail } from 'virtual:mail'
import { PATIENCE, signalAfter } from '../../limit'
import { compose, composeSubscription } from '../compose'
import { readFields, TRAP } from '../fields'
import type { Edition } from '../sentences'
import type { Sent } from './send'

/** Posts a form's message to the mail provider in one call, never repeated. A 2xx status is success. Never rejects. */
export async function send(data: FormData, path: '/api/contact' | '/api/subscribe', edition: Edition): Promise<Sent> {
  // Reports success to programs that fill in the honeypot, as the relay does.
  if (data.get(TRAP)) return { ok: true }
  const message = readFields(data)
  const { subject, html, text } = (path === '/api/contact' ? compose : composeSubscription)(message, edition)
  const body = new FormData()
  const fields = { from: mail.from, to: mail.to, subject, html, text }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const { ok } = await fetch(mail.url, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`api:${mail.key}`)}` },
      body,
      // Following a redirect would fetch its target without the message.
      redirect: 'error',
      signal: signalAfter(PATIENCE) ?? null,
    })
    if (ok) return { ok: true }
  } catch {
    // Falls through to the failure below.
  }
  return { ok: false, error: 'failed' }
}
