/**
 * Returns the UUID of a message: the same for the same texts in the same order, a different one for any others. It is of
 * version 8 (RFC 9562 section 5.8), with the bits of a SHA-256 hash.
 */
export async function uuidOf(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  return uuidFrom(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16), 8)
}

/** Writes 16 bytes as a UUID of a version, which replaces 4 of their bits, and the variant 2 of them (RFC 9562 section 4). */
export function uuidFrom(bytes: Uint8Array, version: 4 | 8): string {
  const head = version << 4
  const marked = bytes.map((byte, i) => (i === 6 ? (byte & 0x0f) | head : i === 8 ? (byte & 0x3f) | 0x80 : byte))
  const digits = Array.from(marked, byte => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
