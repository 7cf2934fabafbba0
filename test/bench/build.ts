// How long `npm run build` takes without npm, and what it holds in memory: a first build, which compresses everything, and
// one with nothing changed. One of each in turn, so that a machine that gets slower meanwhile slows both.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Measure } from './report'

const RUNS = 5

/** The steps until the pages are on disk. */
const UNTIL_FILES = /^(styles|server bundle|server modules|browser bundle|pages|files) +(\d+) ms$/gm
/** Of the process alone, without the one of esbuild. */
const USAGE = "data:text/javascript,process.on('exit',()=>console.log('usage',JSON.stringify(process.resourceUsage())))"

/** In seconds and MiB, of the whole process. */
export async function build(): Promise<Measure[]> {
  const [first, next]: [Run[], Run[]] = [[], []]
  for (let turn = 0; turn < RUNS; turn += 1) {
    rmSync('.build/compressed', { recursive: true, force: true })
    first.push(run())
    next.push(run())
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

/** In seconds; the peak in MiB. */
type Run = { wall: number; cpu: number; onDisk: number; checks: number; peak: number }

/** Builds the site of a folder. */
export function run(cwd = process.cwd()): Run {
  const start = performance.now()
  const log = execFileSync(process.execPath, ['--import', USAGE, 'src/tools/run.mjs', 'build.ts'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: 'pipe',
  })
  const wall = (performance.now() - start) / 1000
  const { userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage = JSON.parse(
    log.match(/^usage (.*)$/m)?.[1] ?? '{}',
  )
  const onDisk = Array.from(log.matchAll(UNTIL_FILES), ([, , ms]) => Number(ms)).reduce((sum, ms) => sum + ms, 0) / 1000
  const checks = Number(log.match(/^checks +(\d+) ms$/m)?.[1]) / 1000
  return { wall, checks, cpu: (userCPUTime + systemCPUTime) / 1e6, onDisk, peak: maxRSS / 1024 }
}
