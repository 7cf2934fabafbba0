// Bundles the tests and runs them with uvu: all, or the folders that are named (unit, server, site, browser).
import { spawn } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { findBrowser, findFirefox } from '../../src/tools/find-browser'
import { SECRETS } from './visitor'

const OUT = '.build/test'
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['unit', 'server', 'site', 'browser']

const listed = await Promise.all(
  folders.map(async folder => (await readdir(`test/${folder}`)).map(file => `test/${folder}/${file}`)),
)
const tests = listed.flat().filter(file => /\.test\.tsx?$/.test(file))
await rm(OUT, { recursive: true, force: true })
await esbuild.build({
  entryPoints: tests,
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
// Side by side: most of their time is waiting.
const names = tests.map(file => file.replace(/^test\/|\.test\.tsx?$/g, ''))
const inBrowser = names.filter(name => name.startsWith('browser/'))
const groups = [
  names.filter(name => !inBrowser.includes(name)),
  inBrowser.filter((_, index) => index % 2 === 0),
  inBrowser.filter((_, index) => index % 2 === 1),
]
const runs = await Promise.all(groups.filter(({ length }) => length > 0).map(run))

const count = (name: string) => runs.reduce((sum, { output }) => sum + figure(output, name), 0)
const failed = runs.some(({ code, output }) => code !== 0 || figure(output, 'Total') === 0)
const leaks = failed ? [] : await findLeaks()
for (const place of leaks) console.error(`A key or a field of a message stands in ${place}`)
console.log(`${count('Passed')} passed, ${count('Total') - count('Passed')} failed`)
process.exitCode = failed || leaks.length > 0 ? 1 : 0

/** Runs some tests in a process of their own, and prints what they said when they are done. */
function run(names: string[]): Promise<{ code: number | null; output: string }> {
  const uvu = spawn(
    process.execPath,
    ['--enable-source-maps', 'node_modules/uvu/bin.js', '--no-color', OUT, `^(${names.join('|')})\\.test\\.js$`],
    { env },
  )
  let output = ''
  for (const stream of [uvu.stdout, uvu.stderr]) stream.on('data', chunk => (output += chunk))
  return new Promise(resolve =>
    uvu.on('close', code => {
      process.stdout.write(output)
      resolve({ code, output })
    }),
  )
}

/** A figure of uvu's summary. */
function figure(output: string, name: string): number {
  return Number(output.match(new RegExp(`^ *${name}: +(\\d+)`, 'm'))?.[1] ?? 0)
}

/** Where the tests, the servers that they started, or the build left something of a message. */
async function findLeaks(): Promise<string[]> {
  const leaks = runs.some(({ output }) => SECRETS.test(output)) ? ['the log'] : []
  for (const entry of await readdir('dist', { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`
    if (entry.isFile() && SECRETS.test(await readFile(path, 'latin1'))) leaks.push(path)
  }
  return leaks
}
