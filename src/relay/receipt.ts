import { LARGEST_ANSWER } from './limits'

/** An id that is safe to write into a log and into one line of a file. */
const RECEIPT = /^[!-~]{1,200}$/

/**
 * Reads the id that a provider has given a message from a field of its JSON answer. Resolves as soon as the JSON is
 * complete, because some providers, and proxies before them, leave the connection open. Resolves with undefined when the
 * answer is anything else, breaks off, or does not arrive before the signal aborts.
 */
export async function readReceipt(response: Response, field: string, signal: AbortSignal): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return undefined
  // Cancels the rest of the body, which may be endless. The cancellation is not awaited, as it may never settle either.
  const stop = () => void reader.cancel().catch(() => {})
  // Some engines leave a body open when the signal of its request aborts.
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
    // The body broke off, or does not match its Content-Encoding.
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
  return undefined
}

function receiptIn(text: string, field: string): string | undefined {
  // An object without its closing brace is incomplete: parsing it would be wasted work.
  if (!text.trimEnd().endsWith('}')) return undefined
  try {
    const answer: unknown = JSON.parse(text)
    const receipt = new Map(Object.entries(answer ?? {})).get(field)
    return typeof receipt === 'string' && RECEIPT.test(receipt) ? receipt : undefined
  } catch {
    return undefined
  }
}
