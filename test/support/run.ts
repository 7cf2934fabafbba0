// Bundles the tests and runs them with uvu: all, or the folders that are named (unit, site, browser).
import { spawn } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { findBrowser, findFirefox } from './find-browser'

const OUT = '.build/test'
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['unit', 'site', 'browser']

const tests = await Promise.all(
  folders.map(async folder => (await readdir(`test/${folder}`)).map(file => `test/${folder}/${file}`)),
)
await rm(OUT, { recursive: true, force: true })
await esbuild.build({
  entryPoints: tests.flat().filter(file => /\.test\.tsx?$/.test(file)),
  outdir: OUT,
  outbase: 'test',
  bundle: true,
  // One copy of what tests share.
  splitting: true,
  chunkNames: 'shared/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
})

const env = { ...process.env }
if (folders.includes('browser')) {
  env.PUPPETEER_EXECUTABLE_PATH = env.BROWSER === 'firefox' ? findFirefox() : findBrowser()
}
const uvu = spawn(
  process.execPath,
  ['--enable-source-maps', 'node_modules/uvu/bin.js', '--no-color', OUT, '\\.test\\.js$'],
  { env },
)
let output = ''
uvu.stdout.on('data', chunk => {
  output += chunk
  process.stdout.write(chunk)
})
uvu.stderr.pipe(process.stderr)
uvu.on('close', code => {
  const figure = (name: string) => Number(output.match(new RegExp(`^ *${name}: +(\\d+)`, 'm'))?.[1] ?? 0)
  console.log(`${figure('Passed')} passed, ${figure('Total') - figure('Passed')} failed`)
  // No test at all is a failure too.
  process.exitCode = code || figure('Total') === 0 ? 1 : 0
})
