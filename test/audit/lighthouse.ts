import runLighthouse, { type Run } from 'lighthouse'
import puppeteer from 'puppeteer'
import { pages } from '../../pages'
import { FLAGS } from '../../src/tools/browser'
import { findProgram } from '../../src/tools/find-program'
import type { Result, Site } from './audit'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** How often to run a page that does not score 100 in the first run; the environment variable RUNS overrides it. */
const RUNS = Number(process.env.RUNS ?? 3)

type Scores = Record<(typeof CATEGORIES)[number], number>

/**
 * Runs Lighthouse's mobile preset on every page that is indexed, so not on the 404 pages.
 */
export async function lighthouse({ url }: Site): Promise<Result> {
  if (!(RUNS >= 1)) throw new Error(`RUNS: ${process.env.RUNS} is not a number of runs`)
  const rows: string[][] = []
  const faults: string[] = []
  for (const { path } of pages) {
    const runs = [await run(url + path)]
    while (runs.length < RUNS && runs.some(({ scores }) => lowest(scores) < 100)) runs.push(await run(url + path))
    const { scores, missed } = median(runs)
    rows.push([path, ...CATEGORIES.map(name => String(scores[name])), String(runs.length)])
    console.log(`  ${path} ${Object.values(scores).join(' ')}`)
    if (lowest(scores) < 100) faults.push(`${path}: ${missed.join('; ')}`)
  }
  return {
    head: ['page', ...CATEGORIES, 'runs'],
    rows,
    faults,
    note: `Mobile preset, simulated throttling, the median by performance of ${RUNS} runs where the first is below 100.`,
  }
}

/** Runs Lighthouse once in a new browser; `missed` lists the audits that cost points. */
async function run(url: string): Promise<{ scores: Scores; missed: string[] }> {
  // Lighthouse connects to a port, so this browser has no pipe.
  const browser = await puppeteer.launch({ args: [...FLAGS], executablePath: findProgram('chrome') })
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const result = await runLighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    return { scores: scoresOf(result), missed: missedIn(result) }
  } finally {
    await browser.close()
  }
}

function scoresOf({ lhr }: Run): Scores {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  return Object.fromEntries(CATEGORIES.map(name => [name, score(name)])) as Scores
}

function missedIn({ lhr }: Run): string[] {
  return CATEGORIES.flatMap(name =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id} ${lhr.audits[id]?.score}`),
  )
}

const lowest = (scores: Scores) => Math.min(...Object.values(scores))

function median<Run extends { scores: Scores }>(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)
  return sorted[Math.floor((sorted.length - 1) / 2)] as Run
}
