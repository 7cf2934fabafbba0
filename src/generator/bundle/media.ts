// Takes the rules for rare media (theme/media.ts) out of the CSS.

const RARE = /^@media ?(print|\(prefers-contrast:more\)|\(forced-colors:active\)|\(max-width:(1\d|20)\.99rem\))\{/

/**
 * Splits minified CSS into the blocks for rare media and the rest.
 * @param css its top-level blocks are moved; blocks nested in other statements stay where they are
 */
export function splitMedia(css: string): { common: string; rare: string } {
  const [common, rare]: string[][] = [[], []]
  for (const statement of statementsOf(css)) (RARE.test(statement) ? rare : common)?.push(statement)
  return { common: common?.join('') ?? '', rare: rare?.join('') ?? '' }
}

/**
 * Splits CSS into its top-level rules and blocks, each with its whole content.
 * @param css without comments, as esbuild minifies it
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
