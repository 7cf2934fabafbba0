// The benchmarks `kill` and `relay`: they print figures, and fail where a promise is broken.
import { ADMISSION } from '../../src/relay/rate-limit'
import { killServer } from '../support/kill'
import { loadServer } from '../support/load'
import type { Measure } from './report'

/** Kills the server at random moments under load, with a third of the provider's answers failing and a clock that jumps. */
export async function kill(): Promise<Measure[]> {
  const figures = await killServer(100, 300_000)
  console.table(figures)
  const { lost, split, leaks, leftovers, duplicates, refused, exit } = figures
  if (lost + split + leaks + leftovers > 0 || duplicates > 100 || refused !== 2 || exit !== 0) process.exitCode = 1
  return []
}

/** Posts as many messages to the form's endpoint as the relay accepts within ten minutes, 50 at a time. */
export async function relay(): Promise<Measure[]> {
  const figures = await loadServer(ADMISSION.all, 50)
  console.table(figures)
  if (figures.errors + figures.missing + figures.repeated > 0) process.exitCode = 1
  return []
}
