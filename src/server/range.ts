/** Bytes of a file, counted from 0, both included. */
export type Range = { from: number; to: number }

/**
 * Returns the part of a file that a request asks for: undefined for all of it, null when there is no such part. Several parts
 * at once are answered with the whole file, as RFC 9110 section 14.2 allows.
 * @param headers of the request: `Range` and `If-Range`, whose date, as that of a file without one, never matches
 * @param length of the file in bytes
 */
export function rangeOf(
  headers: Headers,
  { etag, length }: { etag: string; length: number },
): Range | null | undefined {
  const condition = headers.get('If-Range')
  const [, first = '', last = ''] = headers.get('Range')?.match(/^bytes=(\d*)-(\d*)$/i) ?? []
  if ((condition !== null && condition !== etag) || (!first && !last)) return undefined
  if (first && last && Number(first) > Number(last)) return undefined
  const from = first ? Number(first) : Math.max(0, length - Number(last))
  const to = first && last ? Math.min(Number(last), length - 1) : length - 1
  return from <= to ? { from, to } : null
}
