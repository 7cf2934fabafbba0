import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The kinds of files that get smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

export type Compressed = { file: string; brotli: Buffer; gzip: Buffer }

/** Compresses the text files among `files` (web path to contents), as small as the formats allow. */
export function compress(files: ReadonlyMap<string, Uint8Array>): Promise<Compressed[]> {
  return Promise.all(
    [...files]
      .filter(([file]) => TEXT.test(file))
      .map(async ([file, contents]) => ({
        file,
        brotli: await brotli(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }),
        gzip: await zip(contents, { level: 9 }),
      })),
  )
}
