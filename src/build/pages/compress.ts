import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The kinds of files that get smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/**
 * Writes a `.br` and a `.gz` beside every text file below `root`, as small as the formats allow.
 * @returns the brotli sizes in bytes by web path (`/about.html`)
 */
export async function compressFolder(root: string): Promise<Map<string, number>> {
  const files = (await readdir(root, { recursive: true })).filter(file => TEXT.test(file))
  return new Map(
    await Promise.all(
      files.map(async file => {
        const path = join(root, file)
        const contents = await readFile(path)
        const [small, compatible] = await Promise.all([brotli(contents), zip(contents, { level: 9 })])
        await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)])
        return [`/${file}`, small.length] as const
      }),
    ),
  )
}
