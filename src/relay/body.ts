import { LARGEST_BODY } from './limits'

/**
 * The body of a request; or the status that refuses it: 413 when it is over the limit, whatever its length was said to
 * be, 408 when it takes longer than `patience` ms, 400 when it breaks off. Memory is taken for what has arrived only.
 */
export async function readBody(request: Request, patience: number): Promise<Uint8Array | number> {
  if (Number(request.headers.get('Content-Length')) > LARGEST_BODY) return 413
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  // Nobody waits for the end of it: that may be never.
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
