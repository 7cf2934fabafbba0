// The benchmarks `kill` and `relay`: figures, and a failure where a promise is broken.
import { ADMISSION } from '../../src/relay/rate-limit'
import { killServer } from '../support/kill'
import { loadServer } from '../support/load'

/** Kills the server at random moments under load, with a third of the provider's answers failing. */
export async function kill() {
  const figures = await killServer(100, 300_000)
  console.table(figures)
  if (figures.lost + figures.split + figures.leaks + figures.leftovers > 0) process.exitCode = 1
}

/** Sends as many messages as the relay takes within ten minutes through the form's endpoint, 50 at a time. */
export async function relay() {
  const figures = await loadServer(ADMISSION.all, 50)
  console.table(figures)
  if (figures.errors + figures.missing + figures.repeated > 0) process.exitCode = 1
}
