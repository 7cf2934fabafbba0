// How long a build takes and how much memory: whole processes, of a clean clone and of one that was built before.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { median } from './median'

const RUNS = 5
/** The steps until the pages are on disk. */
const UNTIL_FILES = /^(styles|server bundle|server modules|browser bundle|pages|files) +(\d+) ms$/gm
const PEAK = "data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))"

export async function build() {
  const first = Array.from({ length: RUNS }, () => {
    rmSync('.build/compressed', { recursive: true, force: true })
    return run()
  })
  const next = Array.from({ length: RUNS }, run)
  console.table({
    'pages on disk, s': median(first.map(({ onDisk }) => onDisk)).toFixed(2),
    'whole build, s': median(first.map(({ seconds }) => seconds)).toFixed(2),
    'whole build again, s': median(next.map(({ seconds }) => seconds)).toFixed(2),
    'peak memory, MiB': median(first.map(({ peak }) => peak)).toFixed(0),
  })
}

function run() {
  const start = performance.now()
  const log = execFileSync(process.execPath, ['--import', PEAK, 'src/tools/run.mjs', 'build.ts'], {
    encoding: 'utf8',
  })
  const seconds = (performance.now() - start) / 1000
  const onDisk = Array.from(log.matchAll(UNTIL_FILES), ([, , ms]) => Number(ms)).reduce((sum, ms) => sum + ms, 0)
  return { seconds, onDisk: onDisk / 1000, peak: Number(log.match(/^peak (\d+)$/m)?.[1]) / 1024 }
}
