import { LARGEST_BODY } from './limits'

/**
 * Reads the body of a request. Allocates memory only for bytes that have arrived, whatever Content-Length announces.
 * @param patience how long the body may take to arrive, in ms
 * @returns the bytes; or the status to refuse the request with: 413 when the body, as announced or as sent, is over
 * `LARGEST_BODY`, 408 when it takes too long, 400 when it breaks off
 */
export async function readBody(request: Request, patience: number): Promise<Uint8Array | number> {
  if (Number(request.headers.get('Content-Length')) > LARGEST_BODY) return 413
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  // The cancellation is not awaited: it may never settle.
  const giveUp = (status: number) => {
    reader.cancel().catch(() => {})
    return status
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, patience, 'late' as const)
  })
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late])
      if (next === 'late') return giveUp(408)
      if (next.done) return joined(chunks, size)
      size += next.value.byteLength
      if (size > LARGEST_BODY) return giveUp(413)
      chunks.push(next.value)
    }
  } catch {
    return 400
  } finally {
    clearTimeout(timer)
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}
