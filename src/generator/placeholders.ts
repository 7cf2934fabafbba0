// Comments in the sources that mark what stands below them. `PLACEHOLDER: kind, which one; what to put there` marks what the
// owner must replace before the site goes public; invented people, firms and pieces have a line with `sample: true` instead.
// `RELAY: what it says` marks a text that is true only if messages go through the relay.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type Mark = {
  /** Path with forward slashes, a colon, and the line number. */
  place: string
  text: string
}

const MARK = /(?:\/\/|\/\*) (PLACEHOLDER|RELAY): (.*?)(?: \*\/\}?)?$/
const SAMPLE = /\bsample: true\b/

/** Finds the placeholders and samples in the TypeScript files below a folder, in the order of their paths. */
export const findPlaceholders = (folder: string): Promise<Mark[]> =>
  // Only content files set the `sample` flag; other files read it.
  findLines(folder, (line, before, path) =>
    /(^|\/)content\//.test(path) && SAMPLE.test(line) ? sampleText(line, before) : textOf('PLACEHOLDER', line),
  )

/** Finds the marks of texts that are untrue with CONTACT_MODE=direct, in which the forms call the mail provider themselves. */
export const findTextsOfRelay = (folder: string): Promise<Mark[]> => findLines(folder, line => textOf('RELAY', line))

function textOf(keyword: string, line: string): string | undefined {
  const [, found, text] = line.match(MARK) ?? []
  return found === keyword ? text : undefined
}

/** Finds the lines below a folder of which something is to be said. */
async function findLines(
  folder: string,
  saidOf: (line: string, before: string | undefined, path: string) => string | undefined,
): Promise<Mark[]> {
  const names = (await readdir(folder, { recursive: true })).filter(name => /\.tsx?$/.test(name)).sort()
  const found = names.map(async name => {
    const path = join(folder, name).split(sep).join('/')
    const lines = (await readFile(join(folder, name), 'utf8')).split(/\r?\n/)
    return lines.flatMap((line, index) => {
      const text = saidOf(line, lines[index - 1], path)
      return text === undefined ? [] : [{ place: `${path}:${index + 1}`, text }]
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
