const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Bytes of the signature and of the header chunk, which is always the first chunk. */
const HEADER_END = 33

/** Reads width and height in pixels (PNG, third edition, section 11.2.1: https://www.w3.org/TR/png-3/); null if no PNG. */
export function pngSize(png: Uint8Array): { width: number; height: number } | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  if (bytes.length < HEADER_END || !bytes.subarray(0, 8).equals(SIGNATURE)) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
