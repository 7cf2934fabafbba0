import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The kinds of files that get smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

export type Compressed = { br: Uint8Array; gz: Uint8Array }

/** The contents of a file in both encodings, as small as the formats allow. */
export async function compress(contents: Uint8Array): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(contents), zip(contents, { level: 9 })])
  return { br, gz }
}

/**
 * Writes a `.br` and a `.gz` beside every text file below `root`.
 * @param begun what is being compressed already, by web path
 * @returns the brotli sizes in bytes by web path (`/about.html`)
 */
export async function compressFolder(
  root: string,
  begun: ReadonlyMap<string, Promise<Compressed>>,
): Promise<Map<string, number>> {
  const files = (await readdir(root, { recursive: true })).filter(file => TEXT.test(file))
  return new Map(
    await Promise.all(
      files.map(async file => {
        const path = join(root, file)
        const { br, gz } = await (begun.get(`/${file}`) ?? compress(await readFile(path)))
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
        return [`/${file}`, br.length] as const
      }),
    ),
  )
}
