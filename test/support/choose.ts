import { Stop } from '../../src/tools/stop'

export type Choice = {
  /** The files of which all tests are wanted. */
  files: string[]
  /** The titles that are wanted, each with the files that may have it, in groups: the likeliest first. */
  titles: { title: string; groups: string[][] }[]
}

/** What is known of a file of tests before it runs. */
export type Text = {
  own: string
  /** With all that it imports. */
  whole: string
}

/** No folder, file or title fits a pattern. */
export class NoMatch extends Stop {
  constructor(pattern: string) {
    super(`No folder, file or title of the tests fits ${JSON.stringify(pattern)}`)
  }
}

/**
 * The tests that the patterns name; all where there is no pattern. A pattern is a folder, or else part of a file's path,
 * or else part of a title; upper and lower case are the same.
 * @param files by folder and name: `unit/compose`
 * @throws {NoMatch}
 */
export async function chooseTests(
  files: readonly string[],
  patterns: readonly string[],
  textOf: (file: string) => Promise<Text>,
): Promise<Choice> {
  if (patterns.length === 0) return { files: [...files], titles: [] }
  const named = patterns.map(pattern => ({ pattern, found: byPath(files, pattern) }))
  const chosen = new Set(named.flatMap(({ found }) => found))
  const others = files.filter(file => !chosen.has(file))
  const titles = named.filter(({ found }) => found.length === 0).map(({ pattern }) => pattern)
  return {
    files: files.filter(file => chosen.has(file)),
    titles: await Promise.all(titles.map(async title => ({ title, groups: await byTitle(others, title, textOf) }))),
  }
}

function byPath(files: readonly string[], pattern: string): string[] {
  const path = pattern
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(\.\/)?(test\/)?/, '')
    .replace(/(\.test(\.tsx?)?|\/)$/, '')
  if (path === '') return []
  const inFolder = files.filter(file => file.startsWith(`${path}/`))
  return inFolder.length > 0 ? inFolder : files.filter(file => file.toLowerCase().includes(path))
}

/**
 * Many titles are put together from tables when the file runs; before, only their words can be looked for. One with a
 * digit may have been computed.
 */
async function byTitle(
  files: readonly string[],
  title: string,
  textOf: (file: string) => Promise<Text>,
): Promise<string[][]> {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const literal = words.filter(word => !/\d/.test(word))
  const groups = new Map<number, string[]>()
  for (const file of files) {
    const { own, whole } = await textOf(file)
    const text = whole.toLowerCase()
    if (!literal.every(word => text.includes(word))) continue
    const pairs = words.slice(1).filter((word, index) => text.includes(`${words[index]} ${word}`))
    const score = own.toLowerCase().includes(title.toLowerCase()) ? Number.POSITIVE_INFINITY : pairs.length
    groups.set(score, [...(groups.get(score) ?? []), file])
  }
  if (groups.size === 0) throw new NoMatch(title)
  return [...groups].sort(([a], [b]) => b - a).map(([, files]) => files)
}
