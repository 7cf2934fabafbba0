import { LARGEST_ANSWER } from './limits'

/** What may stand in a log and in a file's line. */
const RECEIPT = /^[!-~]{1,200}$/

/**
 * The id that a provider's JSON gives a message, under the name of a field. It is read as soon as it is there: some
 * providers, and what stands before them, leave the connection open. Nothing where the answer is anything else, or breaks
 * off, or does not come before the signal.
 */
export async function readReceipt(response: Response, field: string, signal: AbortSignal): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return undefined
  // The end of an endless body is not waited for, nor that of the cancelling.
  const stop = () => void reader.cancel().catch(() => {})
  // An engine may not end a body by the signal of its request.
  signal.addEventListener('abort', stop)
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let done = false; !done && text.length <= LARGEST_ANSWER; ) {
      const next = await reader.read()
      done = next.done
      text += decoder.decode(next.value, { stream: !done })
      const receipt = receiptIn(text, field)
      if (receipt !== undefined) return receipt
    }
  } catch {
    // A body that broke off, or is not encoded as it says.
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
  return undefined
}

function receiptIn(text: string, field: string): string | undefined {
  // Half an object is not worth the attempt.
  if (!text.trimEnd().endsWith('}')) return undefined
  try {
    const answer: unknown = JSON.parse(text)
    const receipt = new Map(Object.entries(answer ?? {})).get(field)
    return typeof receipt === 'string' && RECEIPT.test(receipt) ? receipt : undefined
  } catch {
    return undefined
  }
}
