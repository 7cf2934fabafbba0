// The import directions of the source tree, held against esbuild's metafile, and the house rules of the styles.
import { existsSync } from 'node:fs'
import * as esbuild from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { styleFiles } from '../../src/build/bundle/bundle'
import { evaluateStyles } from '../../src/build/bundle/styles'

const { metafile } = await esbuild.build({
  entryPoints: [
    'src/app/client.tsx',
    'src/build/pages/entry.tsx',
    'src/server/serve.ts',
    'src/edge/worker.ts',
    'src/server/outbox-cli.ts',
    'build.ts',
  ],
  bundle: true,
  write: false,
  outdir: '.build/structure',
  format: 'esm',
  platform: 'node',
  packages: 'external',
  external: ['virtual:rest'],
  metafile: true,
})

/** Which folders (or files) of src a folder may import values from. Types may come from anywhere. */
const allowed: Record<string, string[]> = {
  content: ['content'],
  theme: ['theme'],
  mockups: ['mockups', 'theme'],
  sections: ['sections', 'theme', 'page.ts'],
  layout: ['layout', 'theme', 'contact/form', 'page.ts'],
  pages: ['pages', 'sections', 'mockups', 'theme', 'contact/form', 'page.ts'],
  app: ['app', 'layout', 'theme', 'page.ts', 'pages.ts'],
  contact: ['contact', 'theme', 'page.ts'],
  relay: ['relay', 'contact'],
  hosts: ['hosts'],
  server: ['server', 'relay', 'contact', 'hosts'],
  edge: ['edge', 'relay', 'contact', 'hosts'],
}

const place = (file: string) => file.replace(/^src\//, '')

for (const [folder, targets] of Object.entries(allowed)) {
  test(`${folder}/ imports only from ${targets.join(', ') || 'nothing'}`, () => {
    const strays = Object.entries(metafile.inputs)
      .filter(([file]) => file.startsWith(`src/${folder}/`))
      .flatMap(([file, { imports }]) =>
        imports
          .filter(({ path, external }) => !external && existsSync(path))
          .map(({ path }) => place(path))
          .filter(path => !targets.some(target => path === target || path.startsWith(`${target}/`)))
          .map(path => `${place(file)} imports ${path}`),
      )
    assert.equal(strays, [])
  })
}

test('the words reach the rest of the site through pages.ts alone', () => {
  const importers = Object.entries(metafile.inputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path.startsWith('src/content/')),
  )
  assert.equal(
    importers.map(([file]) => file).filter(file => !file.startsWith('src/content/')),
    ['pages.ts'],
  )
})

test('the browser bundle holds nothing of build/, hosts/, relay/ or server/', async () => {
  const { metafile } = await esbuild.build({
    entryPoints: ['src/app/client.tsx'],
    bundle: true,
    write: false,
    outdir: '.build/structure',
    format: 'esm',
    packages: 'external',
    external: ['virtual:rest'],
    metafile: true,
  })
  assert.equal(
    Object.keys(metafile.inputs).filter(file => /^src\/(build|hosts|relay|edge|server|tools)\//.test(file)),
    [],
  )
})

const styles = await evaluateStyles(await styleFiles(), '.build/structure/styles.js')
const all = styles.global + styles.rules
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

test('nothing is bolder than 520', () => {
  assert.equal(
    declarations.filter(({ property, value }) => property === 'font-weight' && Number(value) > 520),
    [],
  )
})

test.run()
