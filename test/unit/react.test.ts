// React's packages as the browser gets them: as ES modules, with all that the packages export.
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { REACT_MODULES, reactPlugin } from '../../src/generator/bundle/react'

const folder = await mkdtemp(join(tmpdir(), 'react-'))
test.after(() => rm(folder, { recursive: true }))

const outfile = join(folder, 'react.mjs')
const { metafile } = await esbuild.build({
  stdin: {
    contents: REACT_MODULES.map((name, i) => `export * as m${i} from '${name}'`).join('\n'),
    resolveDir: process.cwd(),
  },
  outfile,
  bundle: true,
  format: 'esm',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [reactPlugin()],
})
const modules = await import(pathToFileURL(outfile).href)

/** Returns the names that a package exports in production, which are fewer than in development. */
function exportsOf(name: string): string[] {
  const code = `JSON.stringify(Object.keys(require('${name}')))`
  return JSON.parse(
    execFileSync(process.execPath, ['-p', code], { env: { ...process.env, NODE_ENV: 'production' } }).toString(),
  )
}

for (const [i, name] of REACT_MODULES.entries()) {
  test(`the module ${name} exports what the package exports, and all of it by default`, () => {
    const { default: whole, ...named } = modules[`m${i}`]
    assert.equal(Object.keys(named).sort(), exportsOf(name).sort())
    assert.equal({ ...whole }, named)
  })
}

test('none of them is CommonJS', () => {
  assert.equal(
    Object.entries(metafile.inputs).flatMap(([file, { format }]) => (format === 'cjs' ? file : [])),
    [],
  )
})

test('unused exports are not in a bundle', async () => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: "export { useState } from 'react'", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [reactPlugin()],
  })
  const [text = ''] = outputFiles.map(({ text }) => text)
  assert.match(text, 'useState(')
  assert.not.match(text, 'useMemo(')
})

const others: [reason: string, file: string, text: string | null][] = [
  ['a file is missing', 'react-dom/cjs/react-dom.production.js', null],
  ['a file assigns all exports at once', 'react/cjs/react.production.js', 'module.exports = {}'],
  ['a file requires by a name that it computes', 'scheduler/cjs/scheduler.production.js', 'exports.a = require(b)'],
]

for (const [reason, file, text] of others) {
  test(`React is bundled as it is, with one warning, when ${reason}`, async () => {
    const copy = join(folder, 'other', reason)
    for (const name of ['react', 'react-dom', 'scheduler'])
      await cp(join('node_modules', name), join(copy, name), { recursive: true })
    await (text === null ? rm(join(copy, file)) : writeFile(join(copy, file), text))
    const { warnings, outputFiles } = await esbuild.build({
      stdin: { contents: "export { useState } from 'react'", resolveDir: process.cwd() },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      plugins: [reactPlugin(copy)],
    })
    assert.is(warnings.length, 1)
    assert.match(warnings[0]?.text ?? '', file)
    assert.match(outputFiles[0]?.text ?? '', 'useState')
  })
}

test('they share one React', () => {
  const [react, , dom] = REACT_MODULES.map((_, i) => modules[`m${i}`])
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  let asked = false
  // Hooks of react-dom call React's dispatcher.
  react[internals].H = {
    useHostTransitionStatus: () => {
      asked = true
    },
  }
  dom.useFormStatus()
  assert.ok(asked)
})

test.run()
