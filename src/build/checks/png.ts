/** Text chunks and size of PNG files (PNG, third edition, sections 5 and 11: https://www.w3.org/TR/png-3/). */
import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Bytes of the signature and of the header chunk, which always is the first. */
const HEADER_END = 33

type Chunk = { type: string; data: Buffer }

/** Width and height in pixels; null where the bytes are no PNG. */
export function pngSize(png: Uint8Array): { width: number; height: number } | null {
  const bytes = Buffer.from(png)
  if (bytes.length < HEADER_END || !bytes.subarray(0, 8).equals(SIGNATURE)) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The text of the first tEXt chunk with a keyword; null where there is none. */
export function pngText(png: Uint8Array, keyword: string): string | null {
  for (const { type, data } of chunks(Buffer.from(png))) {
    const [key, text = ''] = data.toString('latin1').split('\0')
    if (type === 'tEXt' && key === keyword) return text
  }
  return null
}

/** The picture with a tEXt chunk after its header. Keyword and text are Latin-1, without a zero. */
export function withPngText(png: Uint8Array, keyword: string, text: string): Uint8Array {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, check, png.subarray(HEADER_END)])
}

function* chunks(png: Buffer): Generator<Chunk> {
  for (let start = SIGNATURE.length; start + 12 <= png.length; ) {
    const length = png.readUInt32BE(start)
    yield {
      type: png.toString('latin1', start + 4, start + 8),
      data: png.subarray(start + 8, start + 8 + length),
    }
    start += 12 + length
  }
}
