// Rules for which most visitors have no use: for paper, for those who ask for more contrast or colours of their own, and for
// screens narrower than any phone's, as they are on a large screen at 500 %, and where letters are large.

/** Their file below the web root. */
export const MEDIA_FILE = 'media.css'

/** When the browser needs them at once; otherwise they come last, and nothing waits for them. */
export const MEDIA = 'print,(prefers-contrast:more),(forced-colors:active),(max-width:20.99rem)'

const RARE = /^@media ?(print|\(prefers-contrast:more\)|\(forced-colors:active\)|\(max-width:(1\d|20)\.99rem\))\{/

/**
 * Takes the blocks for such media out of minified CSS.
 * @param css statements, of which those within others stay where they are
 */
export function splitMedia(css: string): { common: string; rare: string } {
  const [common, rare]: string[][] = [[], []]
  for (const statement of statementsOf(css)) (RARE.test(statement) ? rare : common)?.push(statement)
  return { common: common?.join('') ?? '', rare: rare?.join('') ?? '' }
}

/**
 * The rules and blocks of CSS, each with all that is in it.
 * @param css without comments, as esbuild shortens it
 */
export function statementsOf(css: string): string[] {
  const statements: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}]/gs)) {
    if (token === '{') depth += 1
    if (token !== '}') continue
    depth -= 1
    if (depth > 0) continue
    statements.push(css.slice(start, index + 1))
    start = index + 1
  }
  const end = css.slice(start).trim()
  return end ? [...statements, end] : statements
}
