// What the owner must replace before the site goes public. Placeholders are marked by a comment above them,
// `PLACEHOLDER: kind, which one; what to put there`; invented people, firms and pieces have a line with `sample: true`.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type Placeholder = {
  /** Path with forward slashes, a colon, and the line number. */
  place: string
  text: string
}

const MARK = /(?:\/\/|\/\*) PLACEHOLDER: (.*?)(?: \*\/\}?)?$/
const SAMPLE = /\bsample: true\b/

/** Finds the placeholders and samples in the TypeScript files below a folder, in the order of their paths. */
export async function findPlaceholders(folder: string): Promise<Placeholder[]> {
  const names = (await readdir(folder, { recursive: true })).filter(name => /\.tsx?$/.test(name)).sort()
  const found = names.map(async name => {
    const path = join(folder, name).split(sep).join('/')
    // Only content files set the `sample` flag; other files read it.
    const data = /(^|\/)content\//.test(path)
    const lines = (await readFile(join(folder, name), 'utf8')).split(/\r?\n/)
    return lines.flatMap((line, index) => {
      const place = `${path}:${index + 1}`
      const text = line.match(MARK)?.[1]
      if (text !== undefined) return [{ place, text }]
      return data && SAMPLE.test(line) ? [{ place, text: sampleText(line, lines[index - 1]) }] : []
    })
  })
  return (await Promise.all(found)).flat()
}

/** Describes a sample by the rest of its line, or by the line before if the flag has a line to itself. */
function sampleText(line: string, before = ''): string {
  const own = line.replace(SAMPLE, '').replace(/^[\s{,]+|[\s},]+$/g, '')
  const words = own || before.trim()
  return `sample; put a real one here: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`
}
