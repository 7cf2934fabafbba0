/**
 * Posts messages to a second destination beside the mailbox, such as a CRM, as Standard Webhooks describe it
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */
import { createHmac } from 'node:crypto'
import type { Outcome } from '../relay/envelope'
import { codeInBrackets, drop, post, refusalOf } from '../relay/providers'
import type { Letter } from './letter'

/** `secret` is the key of the signature, in bytes. */
export type WebhookSettings = { url: string; secret: Uint8Array }

/** Reads a secret, `whsec_` and base64 of 24 to 64 bytes. Returns undefined for anything else. */
export function parseSecret(text: string): Uint8Array | undefined {
  const encoded = text.match(/^whsec_([A-Za-z\d+/]+={0,2})$/)?.[1]
  if (encoded === undefined) return undefined
  const secret = Buffer.from(encoded, 'base64')
  const isWhole = secret.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '')
  return isWhole && secret.length >= 24 && secret.length <= 64 ? secret : undefined
}

/**
 * Returns the body of a message's webhook. `data` holds the values of its form by field, and what the mailbox gets as text;
 * a message that was stored without values has only the latter. `timestamp` is when the message came.
 */
export function payloadOf({ id, time, posted, replyTo, subject, text }: Letter): string {
  const type = `${posted?.form ?? 'contact'}.created`
  return JSON.stringify({ type, timestamp: time, data: { id, ...posted?.values, replyTo, subject, text } })
}

/** Returns the signature of a webhook, `v1,` and base64. `timestamp` is in seconds since 1970. */
export function signatureOf(secret: Uint8Array, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * Returns a function that posts a message. Any 2xx means that it was taken; every other answer means what it means from a
 * mail provider. The id stays the same when a message is posted again; the timestamp, which is signed too, is that of the
 * attempt. Never rejects.
 */
export function openWebhook({ url, secret }: WebhookSettings) {
  return async (letter: Letter, signal: AbortSignal): Promise<Outcome> => {
    const body = payloadOf(letter)
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': letter.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secret, letter.id, timestamp, body),
    }
    try {
      const response = await post(url, headers, body, signal)
      drop(response)
      return response.ok ? { result: 'ok', receipt: `HTTP ${response.status}` } : refusalOf(response)
    } catch (error) {
      return { result: 'retry', reason: signal.aborted ? 'no answer in time' : `no answer${codeInBrackets(error)}` }
    }
  }
}
