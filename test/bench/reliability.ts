// The benchmarks `kill` and `relay`: they print figures, and fail where a promise is broken.
import { ADMISSION } from '../../src/relay/rate-limit'
import { killServer } from '../support/kill'
import { loadServer } from '../support/load'
import type { Measure } from './report'

/**
 * Kills the server at random moments under load, with a third of the answers failing and a clock that jumps: with a provider,
 * with a mail server, and with a provider and a webhook.
 */
export async function kill(): Promise<Measure[]> {
  for (const way of ['http', 'smtp', 'webhook'] as const) {
    const kills = way === 'http' ? 100 : 50
    const figures = await killServer(kills, 300_000, way)
    console.table(figures)
    const { lost, webhookLost, split, leaks, leftovers, duplicates, webhookDuplicates, refused, exit } = figures
    const isLoss = lost + webhookLost + split + leaks + leftovers > 0
    if (isLoss || Math.max(duplicates, webhookDuplicates) > kills || refused !== 2 || exit !== 0) process.exitCode = 1
  }
  return []
}

/**
 * Posts as many messages to the form's endpoint as the relay accepts within ten minutes, 50 at a time: with a provider, with
 * a mail server, and with a provider and a webhook that never answers.
 */
export async function relay(): Promise<Measure[]> {
  for (const way of ['http', 'smtp', 'webhook'] as const) {
    const figures = await loadServer(ADMISSION.all, 50, way)
    console.table(figures)
    if (figures.errors + figures.missing + figures.repeated > 0) process.exitCode = 1
  }
  return []
}
