import type { Kv } from './store'

/** The part of a queue's API used here: https://developers.cloudflare.com/queues/configuration/javascript-apis/ */
export type Queue = {
  send: (body: unknown, options: { contentType: 'json'; delaySeconds?: number }) => Promise<unknown>
}

/** The bindings and the variables, which mean the same as on the Node server. All are optional. */
export type Env = {
  /** The built site. */
  ASSETS?: { fetch: (request: Request) => Promise<Response> }
  /** The queue of messages to deliver. Preferred to MAIL_KV, which then remembers what was sent. */
  MAIL_QUEUE?: Queue
  /** The producer side of MAIL_QUEUE's dead-letter queue: without MAIL_KV, what waits for a person goes there. */
  MAIL_DEAD?: Queue
  /** Stores messages or, beside a queue, remembers them. The keys are described in `store.ts`. */
  MAIL_KV?: Kv
  MAIL_URL?: string
  MAIL_KEY?: string
  MAIL_FROM?: string
  MAIL_TO?: string
  ALERT_URL?: string
}
