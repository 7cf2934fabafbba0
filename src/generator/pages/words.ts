// Writes the content of a page as a script. Content is plain data, so no bundler is needed.
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sha256, shortHash } from '../../hosts/hash'
import type { Marker, Words } from '../../page'
import type { Script } from './document'

/** The part of a page list's row that the browser needs. */
type Row = {
  content: Words
  marker: Marker
  /** The index of the page's site in the list of sites. */
  site: number
}

/**
 * Returns the script that src/app/load.ts imports.
 * @param source path of the content file
 * @throws when the content is not plain data
 */
export function wordsScript(row: Row, source: string): Script & { contents: string } {
  const json = JSON.stringify(row.content)
  if (!isDeepStrictEqual(JSON.parse(json), row.content)) throw new Error(`${source}: content is not plain data`)
  const contents = `export const ${Object.entries(row)
    .map(([name, value]) => `${name}=${literal(value)}`)
    .join()};\n`
  const name = basename(source).replace(/\.tsx?$/, '')
  return { path: `/assets/${name}-${shortHash(sha256(contents))}.js`, contents }
}

/** Writes a JSON value as JavaScript, in which most keys need no quotes. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return []
    return `${/^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : `[${JSON.stringify(name)}]`}:${literal(member)}`
  })
  return `{${members.join()}}`
}
