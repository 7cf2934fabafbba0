import type { Composed } from '../contact/compose'
import type { Field } from '../contact/fields'

/** The form that a message was posted with, and its values as they were validated, by field. */
export type Posted = { form: 'contact' | 'subscription'; values: Partial<Record<Field, string>> }

/** A message to deliver: the relay creates it, the outbox stores it, and a provider sends it. */
export type Envelope = Composed & {
  /** A UUID derived from the form's id and the typed values: the same values under the same form id are one message. */
  id: string
  /** The visitor's email address if it is strictly valid, otherwise null. */
  replyTo: string | null
  /** What the message was composed of, for programs that read it. */
  posted?: Posted
  /** Why the message must wait until a person releases it, in one word; absent when it need not wait. */
  held?: string
}

/** The result of one attempt to send a message. Times in ms. */
export type Outcome =
  /** The provider has accepted the message and given it this id. */
  | { result: 'ok'; receipt: string }
  /** Worth another attempt; `after` is the wait that the provider asks for, if it asks for one. */
  | { result: 'retry'; reason: string; after?: number }
  /** The provider refuses the key or the account, or the URL is wrong: no message can be sent until that is fixed. */
  | { result: 'blocked'; reason: string }
  /** The provider has permanently refused this message. */
  | { result: 'dead'; reason: string }

/**
 * Sends a message through a mail provider. Never rejects, and resolves at the latest when the signal aborts.
 * @param onGiven called once the provider has the whole message, if that can be told apart from its answer
 */
export type Send = (envelope: Envelope, signal: AbortSignal, onGiven?: () => void) => Promise<Outcome>

/** Thrown by `keep` when there is no room for another message: the relay then answers 503 with Retry-After. */
export class Full extends Error {}

/** Thrown by the relay's `enter` when a sender may send no more for now: the relay then answers 429 with Retry-After. */
export class TooMany extends Error {}
