import type { Composed } from '../contact/compose'

/**
 * Why a person should look at a message before it goes out: it filled in the field that no visitor sees, was sent less
 * than two seconds after its form was shown, or holds more than ten links.
 */
export type Suspicion = 'trap' | 'fast' | 'links'

/** A message on its way: what the relay keeps, the outbox holds and a provider sends. */
export type Envelope = Composed & {
  /** A UUID made from the id of the form and the words: the same words under the same form id are one message. */
  id: string
  /** The visitor's address, only when it is strictly valid; else null. */
  replyTo: string | null
  /** Set where the message is to be kept apart until a person releases it. */
  held?: Suspicion
}

/** What became of one attempt to send. Times in ms. */
export type Outcome =
  /** The provider has the message, and gave it this id. */
  | { result: 'ok'; receipt: string }
  /** Worth another try, after so many ms if the provider said so. */
  | { result: 'retry'; reason: string; after?: number }
  /** The provider refuses the key or the account, or is not at that address: no message passes until that is mended. */
  | { result: 'blocked'; reason: string }
  /** The provider refuses this message for good. */
  | { result: 'dead'; reason: string }

/** A mail provider. Resolves within the signal's limit whatever the provider does; never rejects. */
export type Send = (envelope: Envelope, signal: AbortSignal) => Promise<Outcome>

/** Thrown by `keep` where there is no room for another message: the relay answers 503 with Retry-After. */
export class Full extends Error {}
