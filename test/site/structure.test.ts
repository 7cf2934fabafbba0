// The import directions of the source tree, checked with esbuild's metafile, and the house rules of the styles.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as esbuild from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

import { textOf } from '../../src/generator/bundle/rules'
import { evaluateStyles, styleFiles } from '../../src/generator/bundle/styles'
import { weights } from '../../src/theme/font'
import { ROOMS, roomOf, withRooms } from '../../src/tools/rooms'

const sources = (await readdir('src', { recursive: true }))
  .map(name => join('src', name).split(sep).join('/'))
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

const { metafile } = await esbuild.build({
  entryPoints: ['build.ts', 'pages.ts', ...sources],
  bundle: true,
  splitting: true,
  write: false,
  outdir: '.build/structure',
  format: 'esm',
  platform: 'node',
  packages: 'external',
  external: ['virtual:*'],
  loader: { '.svg': 'text' },
  metafile: true,
})

/** The imports of values (not types) from one source file by another. */
const imports = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
  imports.flatMap(({ path, external }) => (external ? [] : { file, path })),
)

for (const room of ROOMS) {
  test(`${room.name} imports only from ${room.imports.join(', ') || 'nothing'}`, () => {
    const strays = imports.filter(({ file, path }) => {
      const target = roomOf(path)
      return roomOf(file) === room && target !== room && !(target && room.imports.includes(target.name))
    })
    assert.equal(strays, [])
  })

  test(`each room that ${room.name} may import from stands before it`, () => {
    const before = ROOMS.slice(0, ROOMS.indexOf(room)).map(({ name }) => name)
    assert.equal(
      room.imports.filter(name => !before.includes(name)),
      [],
      'an import would run back up, or in a circle',
    )
  })
}

test('every source file is in a room', () => {
  assert.equal(
    ['pages.ts', ...sources].filter(file => !roomOf(file)),
    [],
  )
})

test('src/README.md has the table of the rooms; npm run rooms writes it', async () => {
  const readme = await readFile('src/README.md', 'utf8')
  assert.is(readme, withRooms(readme))
})

/** The packages that the modules of a room import, with the module. */
const packagesOf = (...rooms: string[]) =>
  Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    rooms.includes(String(roomOf(file)?.name))
      ? imports.flatMap(({ path, external }) => (external && !path.startsWith('node:') ? `${file}: ${path}` : []))
      : [],
  )

test('relay, edge and what they import use no package', () => {
  assert.equal(packagesOf('relay', 'edge', 'contact', 'hosts'), [])
})

test('the server uses no package but nodemailer, in one module', () => {
  const strays = packagesOf('server').filter(use => !use.startsWith('src/server/smtp.ts: nodemailer/'))
  assert.equal(strays, [])
})

test('the browser bundle holds nothing of generator/, hosts/, relay/ or server/', async () => {
  const { metafile } = await esbuild.build({
    entryPoints: ['src/app/client.tsx', 'pages.ts'],
    bundle: true,
    write: false,
    outdir: '.build/structure',
    format: 'esm',
    packages: 'external',
    loader: { '.svg': 'text' },
    metafile: true,
  })
  assert.equal(
    Object.keys(metafile.inputs).filter(file => /^src\/(generator|hosts|relay|edge|server|tools)\//.test(file)),
    [],
  )
})

const styles = await evaluateStyles(await styleFiles(), '.build/structure')
const all = styles.global + textOf([...styles.rules.values()].flat())
const declarations = Array.from(all.matchAll(/([;{])\s*([a-z-]+)\s*:([^;{}]+)/g), match => ({
  property: String(match[2]),
  value: String(match[3]).trim(),
}))

test('the styles use logical properties only, so that a right-to-left edition mirrors', () => {
  const physical =
    /^((margin|padding|border|inset)-(left|right|top|bottom).*|left|right|top|bottom|(min-|max-)?(width|height)|border-(top|bottom)-(left|right)-radius)$/
  assert.equal(
    declarations.filter(
      ({ property, value }) => physical.test(property) || (property === 'text-align' && /left|right/.test(value)),
    ),
    [],
  )
})

test('four-value shorthands, which do not mirror, stand nowhere', () => {
  const split = (value: string) => value.replace(/\([^()]*(\([^()]*(\([^()]*\))*[^()]*\))*[^()]*\)/g, '()').split(/\s+/)
  assert.equal(
    declarations.filter(({ property, value }) => {
      if (!/^(margin|padding|inset)$/.test(property)) return false
      const parts = split(value)
      return parts.length === 4 && parts[1] !== parts[3]
    }),
    [],
  )
})

test('gradients that repeat are mixed in sRGB: in Oklab, the default of these colours, Firefox leaves out most stripes', () => {
  assert.equal(
    declarations.filter(({ value }) => /repeating-\w+-gradient\((?!((\d+deg|var\([^()]*\)) )?in srgb,)/.test(value)),
    [],
  )
})

test('no style counts further than the first and the last: an item more, or another order, would give its look to another', () => {
  assert.equal(
    Array.from(all.matchAll(/[^{};]*:(?:nth-|first-of-|last-of-|only-of-)[^{;]*/g), ([selector]) => selector),
    [],
  )
})

test('nothing is bolder than the font, which a browser would have to thicken', () => {
  assert.equal(
    declarations.filter(({ property, value }) => property === 'font-weight' && Number(value) > weights.max),
    [],
  )
})

test.run()
