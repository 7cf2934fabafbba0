import type { Composed } from '../contact/compose'

/** A message on its way: what the relay keeps, the outbox holds and a provider sends. */
export type Envelope = Composed & {
  /** A UUID. Two posts with one id are one message. */
  id: string
  /** The visitor's address, only when it is strictly valid; else null. */
  replyTo: string | null
}

/** What became of one attempt to send: done, worth another try (after so many ms, if the provider said so), or never. */
export type Outcome =
  | { result: 'ok' }
  | { result: 'retry'; reason: string; after?: number }
  | { result: 'dead'; reason: string }

/** A mail provider. Resolves within the signal's limit whatever the provider does; never rejects. */
export type Send = (envelope: Envelope, signal: AbortSignal) => Promise<Outcome>
