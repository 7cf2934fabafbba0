// What the owner must replace is marked by a comment above it: `PLACEHOLDER: kind, which one; what to put there`.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type Placeholder = {
  /** Path with slashes, and the number of the line. */
  place: string
  text: string
  /** What it is one of: as the mark says, or the folder below the first that it is in. */
  kind: string
}

const MARK = /(?:\/\/|\/\*) PLACEHOLDER: (.*?)(?: \*\/\}?)?$/
/** Short and without an article: a longer beginning is a sentence. */
const KIND = /^(?!an? |the )([^,;:]{1,25})(?:,[^;:]*)?;/

/** The marks in the TypeScript files below a folder, in the order of their paths. */
export async function findPlaceholders(folder: string): Promise<Placeholder[]> {
  const names = (await readdir(folder, { recursive: true })).filter(name => /\.tsx?$/.test(name)).sort()
  const found = names.map(async name => {
    const path = join(folder, name).split(sep).join('/')
    const lines = (await readFile(join(folder, name), 'utf8')).split(/\r?\n/)
    return lines.flatMap((line, index) => {
      const text = line.match(MARK)?.[1]
      if (text === undefined) return []
      return { place: `${path}:${index + 1}`, text, kind: text.match(KIND)?.[1] ?? `in ${folderOf(name)}` }
    })
  })
  return (await Promise.all(found)).flat()
}

const folderOf = (name: string) => (name.includes(sep) ? name.slice(0, name.indexOf(sep)) : 'the top folder')

/** A line for each mark, then how many there are of each kind. */
export function placeholderList(placeholders: readonly Placeholder[]): string {
  const width = Math.max(0, ...placeholders.map(({ place }) => place.length))
  const kinds = new Map<string, number>()
  for (const { kind } of placeholders) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const counts = [...kinds].sort(([, a], [, b]) => b - a)
  return [
    ...placeholders.map(({ place, text }) => `${place.padEnd(width)}  ${text}`),
    '',
    ...counts.map(([kind, count]) => `${String(count).padStart(4)}  ${kind}`),
    `${String(placeholders.length).padStart(4)}  in all`,
  ].join('\n')
}
