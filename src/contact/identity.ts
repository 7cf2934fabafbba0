/**
 * Returns the UUID of a message: the same for the same texts in the same order, a different one for any others. It is of
 * version 8 (RFC 9562 section 5.8), with the bits of a SHA-256 hash.
 */
export async function uuidOf(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16)
  const marked = hash.map((byte, i) => (i === 6 ? (byte & 0x0f) | 0x80 : i === 8 ? (byte & 0x3f) | 0x80 : byte))
  const digits = Array.from(marked, byte => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
