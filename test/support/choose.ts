import { Stop } from '../../src/tools/stop'

export type Choice = {
  /** Files to run whole. */
  files: string[]
  /** Wanted test titles, each with the files that may contain it, in groups: the likeliest first. */
  titles: { title: string; groups: string[][] }[]
}

/** The text of a test file, known before it runs. */
export type Text = {
  own: string
  /** The bundle with all imports. */
  whole: string
}

/** Thrown when a pattern matches no folder, file or title. */
export class NoMatch extends Stop {
  constructor(pattern: string) {
    super(`No folder, file or title of the tests fits ${JSON.stringify(pattern)}`)
  }
}

/**
 * Chooses the tests that the patterns name, or all tests without a pattern. A pattern is a folder, or else part of a file's
 * path, or else part of a title; case is ignored.
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
 * Finds the files that may contain a title. Many titles are computed from tables when a file runs, so only their words can
 * be searched for beforehand; words with a digit are ignored, because they may be computed too.
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
