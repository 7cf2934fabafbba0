// Single steps of the build: missing values and faults, React's modules, compression, lists of pages.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { asModule } from '../../src/generator/bundle/react'
import { evaluateStyles, type Styles, stylesPlugin } from '../../src/generator/bundle/styles'
import { checkPaths } from '../../src/generator/checks/verify'
import { demand, lineOf, messageOf, need } from '../../src/generator/fault'
import { overwritten } from '../../src/generator/folder'
import { compressFolder } from '../../src/generator/pages/compress'
import { pageLists } from '../../src/generator/pages/lists'

const folder = await mkdtemp(join(tmpdir(), 'steps-'))
test.after(() => rm(folder, { recursive: true }))

// Paths of pages, and files of static/

const paths: [paths: string[], says: string[], reason: string][] = [
  [['/', '/about', '/services/training'], [], 'a page, a page in a folder, and the first one'],
  [['/contact', '/contact'], ['/contact: there are two pages at this path (pages.ts)'], 'two pages at one path'],
  ...['/portfolio/', '/Portfolio', 'portfolio', '/port folio'].map((path): [string[], string[], string] => [
    [path],
    [`${path}: a path is lower case, starts with / and does not end with it (pages.ts)`],
    'a path that hosts would treat differently',
  ]),
]

for (const [given, says, reason] of paths) {
  test(`of the paths ${given.join(' ')} ${says.length} are refused: ${reason}`, () => {
    assert.equal(checkPaths(given).map(lineOf), says)
  })
}

const built = ['robots.txt', '_headers', 'services/consultancy.html', 'about.html', 'favicon.svg']

for (const [given, isRefused, reason] of [
  ['robots.txt', true, 'the build writes it'],
  ['services/consultancy.html', true, 'it is a page'],
  ['About.html', true, 'some file systems ignore the case of letters'],
  ['about.html.br', true, 'it is the compressed copy of a page'],
  ['favicon.svg.gz', true, 'it is the compressed copy of another file of static/'],
  ['favicon.png', false, 'the build does not write it'],
  ['services', false, 'it is a folder'],
] as const) {
  test(`${given} in static/ is ${isRefused ? 'refused' : 'taken'}: ${reason}`, () => {
    const says = isRefused ? [`/${given}: the build writes it too (static/${given})`] : []
    assert.equal(overwritten([given], built).map(lineOf), says)
  })
}

// Missing values and faults

for (const value of [0, '', false]) {
  test(`${JSON.stringify(value)} is a value that is there`, () => {
    assert.is(need(value, 'value'), value)
  })
}

for (const value of [undefined, null]) {
  test(`need(${value}) names the missing value`, () => {
    assert.throws(() => need(value, 'chunk of src/pages/About.tsx'), 'There is no chunk of src/pages/About.tsx')
  })
}

for (const [thrown, message] of [
  [new TypeError('a fault'), 'a fault'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
] as const) {
  test(`what is thrown has the words ${message}`, () => {
    assert.is(messageOf(thrown), message)
  })
}

const styles: [reason: string, text: string, says: string][] = [
  [
    'a name that does not exist',
    'export const title = size`inline-size: 1rem`',
    'size is not defined (src/broken.styles.ts)',
  ],
  ['an export that is no style', 'export const size = 3', 'broken.styles.ts: size is not a css object'],
]

for (const [reason, text, says] of styles) {
  test(`${reason} in a module of styles is reported with the file`, async () => {
    const file = join(folder, 'src/broken.styles.ts')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    const message = await evaluateStyles([relative('.', file)], folder).then(() => '', messageOf)
    assert.ok(message.endsWith(says), message)
  })
}

test('a key after a spread, which would bring emotion into the bundle, is refused', async () => {
  const options: BuildOptions = {
    stdin: { contents: 'export const a = <p {...b} key="c" />', loader: 'tsx', resolveDir: '.' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    plugins: [stylesPlugin({} as Styles)],
  }
  const message = await build(options).then(String, String)
  assert.match(message, /put `key` before/)
})

test('faults end a build, and are said a line each', () => {
  const faults = ['/a', '/b'].map(path => ({ path, what: 'is wrong', where: 'pages.ts' }))
  assert.throws(
    () => demand(faults),
    (error: Error) => error.message === '/a: is wrong (pages.ts)\n/b: is wrong (pages.ts)',
  )
})

test('demand does not throw where there is no fault, or a warning', () => {
  demand([])
  demand([{ path: '/a', what: 'is rather large', where: 'pages.ts', isWarning: true }])
})

// React

const shapes: [code: string, reason: string][] = [
  ['exports.a = require("fs")', 'it has require("fs")'],
  ["exports.a = require('react')", "it has require('react')"],
  ['exports.a = 1; exports[b] = 2', 'it has exports'],
  ['module.exports = require("react")', 'it assigns module.exports'],
  ['export const a = 1', 'it assigns no exports'],
]

for (const [code, reason] of shapes) {
  test(`a file of React is not converted when ${reason}`, () => {
    assert.throws(
      () => asModule(code, 'react.js'),
      (error: Error) => error.message === `react.js: ${reason}`,
    )
  })
}

// Compression

test('a text is compressed in both codings and a picture in none; the brotli sizes are told', async () => {
  const root = await mkdtemp(join(folder, 'site-'))
  const text = 'words '.repeat(100)
  // All files have the same bytes, so that two of them share the entries of the cache.
  for (const name of ['a.html', 'b.html', 'c.png']) await writeFile(join(root, name), text)
  const sizes = await compressFolder(root, join(folder, 'cache'))
  assert.equal((await readdir(root)).sort(), [
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.html',
    'b.html.br',
    'b.html.gz',
    'c.png',
  ])
  const brotli = await readFile(join(root, 'b.html.br'))
  assert.is(brotliDecompressSync(brotli).toString(), text)
  assert.is(gunzipSync(await readFile(join(root, 'b.html.gz'))).toString(), text)
  assert.equal([...sizes].sort(), [
    ['/a.html', brotli.length],
    ['/b.html', brotli.length],
  ])
})

// Lists of pages

test('the list that all visitors load has the pages to which header and footer link; another page has its own', () => {
  const parts = {
    stylesheets: { rest: { path: '/rest.css', text: '' }, whole: { path: '/whole.css', text: '' } },
    scripts: ['/vendor.js', '/app.js', '/view.js', '/site.js', '/words.js'],
    later: ['/below.js'],
  }
  const pages = ['/', '/about', '/press', '/404'].map(path => ({
    page: { path, route: path, marker: null, site, others: [] },
    file: `${path.slice(1)}.html`,
    ...parts,
  }))
  const lists = pageLists(pages, { app: '/app.js', icons: '/icons.json' })
  const [common, press] = ['assets.json', 'press.json'].map(file => JSON.parse(lists.get(file) ?? '').pages)
  assert.equal(Object.keys(Object(common)), ['/', '/about', '/404'])
  assert.equal(press, {
    '/press': { view: '/view.js', words: '/words.js', stylesheet: '/whole.css', later: ['/below.js'] },
  })
  assert.is(lists.size, 2)
})

test.run()
