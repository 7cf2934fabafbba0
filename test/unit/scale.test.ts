// Sizes of type, line heights, spaces, radii and the widths at which layouts change are steps of one scale (src/theme/scale.ts).
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { textOf } from '../../src/generator/bundle/rules'
import { evaluateStyles, styleFiles } from '../../src/generator/bundle/styles'
import { fluid, lines, radii, relative, spaces, steps, text, widths } from '../../src/theme/scale'

/** Values that may stand outside: what they look like, and why they may. */
type Outside = readonly [values: RegExp, reason: string][]

const SIZES: Outside = [
  [/^(inherit|0)$/, 'no size of its own, or no letters to be seen'],
  [/^(5|7|9|1[127]|23|33|86)px$/, 'letters in the coordinates of a drawing, which is scaled as a whole'],
  [/^clamp\([\d.]+px,[\d.]+px - [\d.]+vw,[\d.]+px\)$/, 'letters that grow as their drawing is scaled down'],
  [/^(8|11|14)pt$|^14px$/, 'paper'],
  [
    /^(min\((13vw,11\.5|22cqi,9\.5|7\.5vw,7)rem\)|9vw|28vw|min\(7\.5rem,31vw\)|3(7\.)?5cqi)$/,
    'a word or figure as wide as its place, in English or in Arabic',
  ],
  [/^calc\(.+\* ?\.(19|2448|2685)\)$/, 'a word as wide as the page'],
  [/^calc\(var\(--[qw]\) ?\* ?[\d.]+\)$/, 'letters of a drawing that has a size of its own'],
  [/^clamp\(\.875rem,4vw,1\.4rem\)$/, 'a long brand fits the header'],
]

const LINES: Outside = [
  [/^inherit$/, 'no line height of its own'],
  [/^([\d.]+rem|var\(--rule\))$/, 'lines that meet ruled paper, or what is drawn beside them'],
  [/^(\.8|1)$/, 'a single figure between two lines'],
]

const RADII: Outside = [
  [/^(0|50%|inherit)$/, 'none, a circle, or no radius of its own'],
  [/[%/]|v[wh]|clamp|calc|mm|(?<![.\d])([3-9]|\d{2})(\.\d+)?rem/, 'the outline of a drawing'],
  [/^var\(--(mark|round|bend)/, 'the visitor chooses it, or a drawing does'],
]

/** Gaps, and padding: what lies between things, and between a thing and its edge. */
const SPACES: Outside = [
  [/^(0|inherit)$/, 'none, or no space of its own'],
  [/^-?[\d.]+(em|ch|lh|%|v[wh]|cqi)$|^(clamp|min|max|calc)\(/, 'it grows with the letters, the page or the picture'],
  [/^([\d.]+(px|pt|mm)|\.1(5)?rem|\.05rem)$/, 'a hairline, a coordinate of a drawing, or paper'],
  [/^([2-9]|1\d)(\.\d+)?rem$/, 'the room that a section has, or that something drawn there takes'],
  [/^var\(--(?!space-)/, 'the room of a drawing, which other styles calculate with'],
]

const { rules, classes, global, rtl, media } = await evaluateStyles(await styleFiles(), '.build/scale')

/** The CSS by file, with a last entry for the rules that have no class. */
const sheets = [
  ...Object.entries(classes).map(
    ([file, names]) => [file, Object.values(names).map(name => textOf(rules.get(name.slice(1)) ?? []))] as const,
  ),
  ['rules for all pages, for those from right to left, or for rare media', [global, rtl, media]] as const,
].map(([file, css]) => ({ file, css: css.join('') }))

/** Returns the values of all declarations of properties whose names match. */
const valuesOf = (property: RegExp): { file: string; value: string }[] =>
  sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/(?<=[;{])([\w-]+):([^;{}]+)/g))
      .filter(([, name = '']) => property.test(name))
      .map(([, , value = '']) => ({ file, value })),
  )

/** Returns the values without those that are steps, or custom properties that are never anything else, and without `outside`. */
function strays(values: readonly { file: string; value: string }[], outside: Outside): string[] {
  const isStep = (value: string): boolean => {
    const [, name = '', fallback] = value.match(/^var\(--([\w-]+)(?:, ?(.+))?\)$/) ?? []
    if (name in steps || relative.some(size => size === value.replace(/^\./, '0.'))) return true
    const given = name ? valuesOf(new RegExp(`^--${name}$`)) : []
    if (given.length === 0 && fallback === undefined) return false
    return given.every(({ value }) => fits(value)) && (fallback === undefined || fits(fallback))
  }
  const fits = (value: string) => isStep(value) || outside.some(([values]) => values.test(value))
  return [...new Set(values.filter(({ value }) => !fits(value)).map(({ file, value }) => `${file}: ${value}`))]
}

/** Splits a shorthand at its spaces, but not within brackets. */
const partsOf = (value: string): string[] => value.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()])+/g) ?? []

/** The sizes and line heights of `font` shorthands. */
const shorthands = valuesOf(/^font$/).flatMap(({ file, value }) => {
  const [, size, line] = value.match(/(\S+)\/(\S+)/) ?? []
  return size && line ? [{ file, size, line }] : []
})

const sizes = [...valuesOf(/^font-size$/), ...shorthands.map(({ file, size }) => ({ file, value: size }))]
const heights = [...valuesOf(/^line-height$/), ...shorthands.map(({ file, line }) => ({ file, value: line }))]
/** Gaps and padding, each value of a shorthand. */
const gaps = valuesOf(/^((row-|column-)?gap|padding.*)$/).flatMap(({ file, value }) =>
  partsOf(value).map(part => ({ file, value: part })),
)
/** The radii of corners: those of an ellipse as a whole, others one by one. */
const corners = valuesOf(/radius$/).flatMap(({ file, value }) => {
  const parts = value.includes('/') ? [value] : partsOf(value)
  return parts.map(part => ({ file, value: part }))
})

test('every size of type is on the scale', () => {
  assert.equal(strays(sizes, SIZES), [])
})

test('every line height is on the scale', () => {
  assert.equal(strays(heights, LINES), [])
})

test('every gap and padding is on the scale', () => {
  assert.equal(strays(gaps, SPACES), [])
})

test('every radius is on the scale', () => {
  assert.equal(strays(corners, RADII), [])
})

test('layouts change at the widths of the scale', () => {
  const known = Object.values(widths).flatMap(width => [`min-width:${width}rem`, `max-width:${width - 0.01}rem`])
  const found = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/@(?:media|container)[^{]+/g), ([query]) => query)
      .flatMap(query => query.match(/[^(]*\bwidth\b[^)]*/g) ?? [])
      .filter(condition => !known.includes(condition.replaceAll(' ', '')))
      .map(condition => `${file}: ${condition}`),
  )
  assert.equal(found, [])
})

test('what stands outside of the scale is still in use', () => {
  const unused = (outside: Outside, values: readonly { value: string }[]) =>
    outside.filter(([pattern]) => !values.some(({ value }) => pattern.test(value))).map(([, reason]) => reason)
  assert.equal(
    [...unused(SIZES, sizes), ...unused(LINES, heights), ...unused(RADII, corners), ...unused(SPACES, gaps)],
    [],
  )
})

test('every step is used', () => {
  const css = sheets.map(sheet => sheet.css).join('')
  assert.equal(
    Object.keys(steps).filter(name => !css.includes(`var(--${name})`)),
    [],
  )
})

test('neither a style nor a component uses a custom property that no style declares', async () => {
  const css = sheets.map(sheet => sheet.css).join('')
  const declared = new Set(Array.from(css.matchAll(/(?<=[;{])--([\w-]+):/g), ([, name]) => name))
  const components = (await readdir('src', { recursive: true })).filter(file => file.endsWith('.tsx'))
  const texts = await Promise.all(components.map(file => readFile(`src/${file}`, 'utf8')))
  const used = Array.from([css, ...texts].join('').matchAll(/var\(--([\w-]+)\)/g), ([, name]) => name)
  assert.equal([...new Set(used.filter(name => !declared.has(name)))], [])
})

const limits: [what: string, steps: object, most: number][] = [
  ['sizes of running text', text, 9],
  ['sizes of type', [...Object.keys(text), ...Object.keys(fluid), ...relative], 24],
  ['line heights', lines, 5],
  ['spaces', spaces, 8],
  ['radii', radii, 6],
  ['widths at which layouts change', widths, 8],
]

for (const [what, steps, most] of limits)
  test(`there are no more than ${most} ${what}`, () => {
    assert.ok(Object.keys(steps).length <= most, Object.keys(steps).join(', '))
  })

test.run()
