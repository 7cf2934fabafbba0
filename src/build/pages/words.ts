// The words of a page as a script. They are plain data, so no bundler needs to read them.
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sha256, shortHash } from '../../hosts/hash'
import type { Marker, Words } from '../../page'
import type { Script } from './document'

/** What the browser needs of a row of the page list. */
type Row = {
  content: Words
  marker: Marker
  /** Which of the sites frames the page. */
  site: number
}

/**
 * The script that src/app/load.ts imports.
 * @param source path of the content file
 * @throws when the content is more than data
 */
export function wordsScript(row: Row, source: string): Script & { contents: string } {
  const json = JSON.stringify(row.content)
  if (!isDeepStrictEqual(JSON.parse(json), row.content)) throw new Error(`${source}: content is not plain data`)
  const contents = `export const ${Object.entries(row)
    .map(([name, value]) => `${name}=${literal(value)}`)
    .join()};\n`
  const integrity = sha256(contents)
  const name = basename(source).replace(/\.tsx?$/, '')
  return { path: `/assets/${name}-${shortHash(integrity)}.js`, integrity, contents }
}

/** A value of JSON as JavaScript, in which names need no quotes. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return []
    return `${/^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : `[${JSON.stringify(name)}]`}:${literal(member)}`
  })
  return `{${members.join()}}`
}
