// Writes the content of a page as a script. Content is plain data, so no bundler is needed.
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sha256, shortHash } from '../../hosts/hash'
import type { Marker, Words } from '../../page'

/** The part of a page list's row that the browser needs. */
type Row = {
  content: Words
  marker: Marker
  /** The index of the page's site in the list of sites. */
  site: number
}

/** A script by its web path. */
export type WordsScript = { path: string; text: string }

/**
 * Returns the script that src/app/load.ts imports.
 * @param source path of the content file
 * @throws when the content is not plain data
 */
export function wordsScript(row: Row, source: string): WordsScript {
  const json = JSON.stringify(row.content)
  if (!isDeepStrictEqual(JSON.parse(json), row.content)) throw new Error(`${source}: content is not plain data`)
  const text = `export const content=${json},marker=${JSON.stringify(row.marker)},site=${row.site};\n`
  const name = basename(source).replace(/\.tsx?$/, '')
  return { path: `/assets/${name}-${shortHash(sha256(text))}.js`, text }
}
