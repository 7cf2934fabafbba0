import { PATIENCE, signalAfter } from '../../limit'
import { type Anchor, actionIn, type Edition } from '../sentences'

/** The outcome of a submit; `error` is the sentence to show, or its name. */
export type Sent = { ok: true } | { ok: false; error: Anchor | (string & {}) }

/**
 * Posts a form to the relay, in one request that is never repeated. Never rejects: a refusal that is not about a field, a
 * failed connection and no answer within 20 s all give the visitor the same sentence (specification, section 8).
 */
export async function send(data: FormData, path: '/api/contact' | '/api/subscribe', edition: Edition): Promise<Sent> {
  try {
    const response = await fetch(actionIn(path, edition), {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      signal: signalAfter(PATIENCE) ?? null,
    })
    // Only 202 is success: a host without the relay may answer 200 to anything.
    if (response.status === 202) return { ok: true }
    if (response.status === 422) {
      const { error }: { error?: unknown } = await response.json()
      if (typeof error === 'string') return { ok: false, error }
    }
  } catch {
    // Falls through to the failure below.
  }
  return { ok: false, error: 'failed' }
}
