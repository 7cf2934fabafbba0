// Measures how long `npm run build` takes without npm, and its peak memory: in a first build, which compresses everything,
// and in a build with nothing changed. They take turns, so that a machine that gets slower affects both.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import type { Measure } from './report'

const RUNS = 5

/**
 * The arguments of `npm run build`. They limit its heap, because V8 would leave garbage in memory for as long as the machine
 * has more.
 */
const [, ...BUILD]: string[] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.build.split(' ')

/** Makes the build print the resource usage of its process, without that of esbuild's process. */
const USAGE = "data:text/javascript,process.on('exit',()=>console.log('usage',JSON.stringify(process.resourceUsage())))"

/** Returns times in seconds and peak memory in MiB, both of the whole process. */
export async function build(): Promise<Measure[]> {
  const [first, next]: [Run[], Run[]] = [[], []]
  for (let turn = 0; turn < RUNS; turn += 1) {
    rmSync('.build/compressed', { recursive: true, force: true })
    first.push(await run())
    next.push(await run())
  }
  const row = (name: string, unit: string, bar: number | undefined, runs: readonly number[]): Measure => ({
    name,
    unit,
    runs,
    ...(bar !== undefined && { bar }),
  })
  return [
    row(
      'first build',
      's',
      1.5,
      first.map(({ wall }) => wall),
    ),
    row(
      'first build, CPU',
      's',
      undefined,
      first.map(({ cpu }) => cpu),
    ),
    row(
      'first build, pages on disk',
      's',
      0.5,
      first.map(({ onDisk }) => onDisk),
    ),
    row(
      'first build, peak memory',
      'MiB',
      200,
      first.map(({ peak }) => peak),
    ),
    row(
      'nothing changed',
      's',
      0.7,
      next.map(({ wall }) => wall),
    ),
    row(
      'nothing changed, CPU',
      's',
      undefined,
      next.map(({ cpu }) => cpu),
    ),
    row(
      'nothing changed, peak memory',
      'MiB',
      200,
      next.map(({ peak }) => peak),
    ),
  ]
}

/** Times in seconds, `wall` and `onDisk` from the start of the process; `peak` in MiB. */
type Run = {
  wall: number
  cpu: number
  onDisk: number
  /** How long the checks take. */
  checks: number
  peak: number
}

/** Builds the site of a folder. @throws with the end of the error output when the build fails */
export async function run(cwd = process.cwd()): Promise<Run> {
  const start = performance.now()
  const passed = () => (performance.now() - start) / 1000
  const child = spawn(execPath, ['--import', USAGE, ...BUILD], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => {
    // Keeps the end only: of hundreds of pages, most lines are about link pictures that were not drawn.
    said = `${said}${chunk}`.slice(-2000)
  })
  const run: Run = { wall: 0, cpu: 0, onDisk: 0, checks: 0, peak: 0 }
  for await (const line of createInterface(child.stdout)) {
    const [name, rest = ''] = line.split(/ +(.*)/)
    if (name === 'files') run.onDisk = passed()
    if (name === 'checks') run.checks = Number.parseInt(rest, 10) / 1000
    if (name === 'usage') {
      const { userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage = JSON.parse(rest)
      run.cpu = (userCPUTime + systemCPUTime) / 1e6
      run.peak = maxRSS / 1024
    }
  }
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`The site of ${cwd} does not build:\n${said}`)
  return { ...run, wall: passed() }
}
