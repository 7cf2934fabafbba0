// The packages that the site ships, and their licences.
import { readFile } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

import { evaluateStyles, styleFiles, stylesPlugin } from '../../src/generator/bundle/styles'
import { svgPlugin } from '../../src/generator/bundle/svg'
import { LICENCES, licences, SHIPPED } from '../../src/tools/licences'

test('the licences are those of the installed packages; npm run licences writes them again', async () => {
  assert.is(await readFile(LICENCES, 'utf8'), await licences())
})

test('the licences name every package in the browser bundle', async () => {
  const styles = await evaluateStyles(await styleFiles(), '.build/licences')
  const { metafile } = await esbuild.build({
    entryPoints: ['src/app/client.tsx', 'pages.ts'],
    bundle: true,
    minify: true,
    write: false,
    outdir: '.build/licences',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    plugins: [stylesPlugin(styles), svgPlugin()],
  })
  const shipped = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([file]) => file.match(/.*node_modules\/((@[^/]+\/)?[^/]+)/)?.[1] ?? [])
  const named = Object.entries(SHIPPED).flatMap(([name, use]) => (use === 'script' ? name : []))
  assert.equal([...new Set(shipped)].sort(), named.sort())
})

test('the licences name every package in the packed server', async () => {
  const { metafile } = await esbuild.build({
    entryPoints: ['src/server/serve.ts', 'src/server/outbox-cli.ts'],
    bundle: true,
    write: false,
    outdir: '.build/licences',
    format: 'esm',
    platform: 'node',
    metafile: true,
  })
  const packed = Object.keys(metafile.inputs).flatMap(
    file => file.match(/.*node_modules\/((@[^/]+\/)?[^/]+)/)?.[1] ?? [],
  )
  const named = Object.entries(SHIPPED).flatMap(([name, use]) => (use === 'server' ? name : []))
  assert.equal([...new Set(packed)].sort(), named.sort())
})

test('the licences go out with the site', async () => {
  assert.is(await readFile('dist/licences.txt', 'utf8'), await readFile(LICENCES, 'utf8'))
})

test.run()
