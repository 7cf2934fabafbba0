// How long a build takes and how much memory: whole processes, with everything written anew.
import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { median } from './median'

const RUNS = 5
/** The steps until the pages are on disk. */
const UNTIL_FILES = /^(styles|server bundle|server modules|browser bundle|pages|files) +(\d+) ms$/gm
const PEAK = "data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))"

export async function build() {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    const log = execFileSync(process.execPath, ['--import', PEAK, 'src/tools/run.mjs', 'build.ts'], {
      encoding: 'utf8',
    })
    const seconds = (performance.now() - start) / 1000
    const onDisk = Array.from(log.matchAll(UNTIL_FILES), ([, , ms]) => Number(ms)).reduce((sum, ms) => sum + ms, 0)
    return { seconds, onDisk: onDisk / 1000, peak: Number(log.match(/^peak (\d+)$/m)?.[1]) / 1024 }
  })
  console.table({
    'pages on disk, s': median(runs.map(run => run.onDisk)).toFixed(2),
    'whole build, s': median(runs.map(run => run.seconds)).toFixed(2),
    'peak memory, MiB': median(runs.map(run => run.peak)).toFixed(0),
  })
}
