// Colours are defined in one file and the font in another, and all files that are generated from them are up to date.
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import {
  arabic,
  arabicCharacters,
  characters,
  european,
  europeanFaces,
  family,
  fontPackage,
  latin,
} from '../../src/theme/font'
import { hexOf } from '../../src/theme/srgb'
import { colours, duskSky } from '../../src/theme/tokens'
import { cutFonts, shopLetters } from '../../src/tools/cut-fonts'
import { iconSvg } from '../../src/tools/draw-icons'
import { allPages, documentOf } from '../support/site'

const HOME = 'src/theme/tokens.ts'

const NAMES =
  'aqua|azure|beige|black|blue|brown|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|violet|white|yellow'

/** Returns the colours that a source writes out: a colour function, a hexadecimal value, or a name in a declaration. */
function rawColours(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
  return Array.from(
    code.matchAll(
      new RegExp(
        String.raw`\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color)\(|#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?<=(?:colou?r|background|fill|stroke|border|outline|shadow|stop|mask)[\w-]*['"]?[:=] ?[^;\n{}]*(?<![\w-]))(?:${NAMES})(?![\w(-])`,
        'gi',
      ),
    ),
    ([colour]) => colour,
  )
}

const files = [
  ...(await readdir('src', { recursive: true })).filter(file => /\.\w+$/.test(file)).map(file => `src/${file}`),
  'build.ts',
  'pages.ts',
].filter(file => file !== HOME)

test(`no file but ${HOME} holds a colour`, async () => {
  const found = await Promise.all(
    files.map(async file => rawColours(await readFile(file, 'utf8')).map(colour => `${file}: ${colour}`)),
  )
  assert.equal(found.flat(), [])
})

test('no file but src/theme/font.ts names the font or its files', async () => {
  const names = [family, fontPackage, latin.path, arabic.path]
  // Content is exempt, because a font may have the same name as a city.
  const code = files.filter(file => !file.startsWith('src/content/'))
  const found = await Promise.all(
    code.map(async file => {
      const source = await readFile(file, 'utf8')
      return names.filter(name => source.includes(name)).map(name => `${file}: ${name}`)
    }),
  )
  assert.equal(
    found.flat().filter(line => !line.startsWith('src/theme/font.ts: ')),
    [],
  )
})

test('no style tells two colours in a way that browsers of before 2024 do not know', async () => {
  const files = (await readdir('dist', { recursive: true })).filter(file => /\.(html|css|js)$/.test(file))
  const texts = await Promise.all(files.map(file => readFile(`dist/${file}`, 'utf8')))
  assert.equal(
    files.filter((_, index) => texts[index]?.includes('light-dark(')),
    [],
  )
})

for (const [source, found] of [
  ["const SKY = '#171337'", ['#171337']],
  ['mask: linear-gradient(#000 55%, transparent);', ['#000']],
  ['background: oklch(66% 0.095 190);', ['oklch(']],
  ['color: rgb(0 0 0 / 50%)', ['rgb(']],
  ['border: 1px solid white;', ['white']],
  ['mask: linear-gradient(90deg, white, transparent);', ['white']],
  ["theme_color: 'navy',", ['navy']],
  ['<circle fill="tomato" />', ['tomato']],
  ['/* the red one, #f00 */ color: var(--ink);', []],
  ['border: 2px solid var(--teal);', []],
  ['background: color-mix(in oklab, var(--sky) 62%, transparent);', []],
  ['fill: Highlight; stroke: currentColor;', []],
  ['href="#failed"', []],
] as const) {
  test(`${source} ${found.length > 0 ? 'holds' : 'does not hold'} a colour`, () => {
    assert.equal(rawColours(source), found)
  })
}

for (const [colour, hex] of [
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklch(45.2% 0.3132 264.05)', '#0000ff'],
  ['oklch(88% 0.105 76)', '#ffce87'],
] as const) {
  test(`${colour} is ${hex} in sRGB`, () => {
    assert.is(hexOf(colour), hex)
  })
}

test('the font files hold the characters that they should; npm run fonts cuts them again', async () => {
  const cut = await cutFonts()
  assert.equal((await readdir('static/fonts')).map(name => `/fonts/${name}`).sort(), [...cut.keys()].sort())
  for (const [path, bytes] of cut) assert.ok(Buffer.from(bytes).equals(await readFile(`static${path}`)), path)
})

const [western, central] = european.map(({ path }) => path)

for (const [name, paths] of [
  ['Renée & Co.', []],
  ['Müller', [western]],
  ['Łukasz', [central]],
  ['Müller, Łukasz, Dvořák', [western, central]],
] as const) {
  test(`the name ${name} is shown in ${paths.length} further faces`, () => {
    const rules = europeanFaces(`<p>${name}</p>`)
    assert.equal(
      european.map(({ path }) => path).filter(path => rules.includes(`url(${path})`)),
      paths,
    )
  })
}

/** Returns the text below an element, without the names of the other languages, which are in a font of the device. */
const textOf = (element: Element): string =>
  ['script', 'style', 'template'].includes(element.localName) || element.hasAttribute('hreflang')
    ? ''
    : Array.from(element.childNodes, child =>
        child.nodeType === 1 ? textOf(child as Element) : child.nodeType === 3 ? child.textContent : '',
      ).join('')

test('no page shows a character that src/theme/font.ts does not list', async () => {
  const english = characters + european.map(({ characters }) => characters).join('') + site.brandInArabic + shopLetters
  const shown = await Promise.all(
    allPages.map(async ({ path, site: { dir } }) => {
      const held = new Set(english + (dir === 'rtl' ? arabicCharacters : ''))
      const lacking = [...new Set(textOf((await documentOf(path)).body))].filter(
        character => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character) && !held.has(character),
      )
      return lacking.map(character => `${path}: ${character}`)
    }),
  )
  const advice =
    'Add these to a list in src/theme/font.ts, if the font has them, and run npm run fonts; or write them otherwise'
  assert.equal(shown.flat(), [], advice)
})

test('a colour that is no plain oklch has no hexadecimal form', () => {
  assert.throws(() => hexOf('oklch(90% 0.08 70/0.55)'), 'oklch(90% 0.08 70/0.55) is no plain oklch')
})

test('the manifest has the sky and the paper of the theme', async () => {
  const { theme_color, background_color } = JSON.parse(await readFile('dist/manifest.webmanifest', 'utf8'))
  assert.equal([theme_color, background_color], [hexOf(duskSky.sky[0]), hexOf(colours.paper[0])])
})

test('favicon.svg is drawn in the colours of the theme; npm run pictures draws it again', async () => {
  assert.is(await readFile('static/favicon.svg', 'utf8'), iconSvg(await readFile('src/theme/logo.svg', 'utf8')))
})

test.run()
