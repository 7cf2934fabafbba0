// Measures what a site of hundreds of pages costs. Each size is generated in a new folder and built twice, the second time
// with nothing changed. Also measures what a visitor loads, and checks that the policy allows all that ten of the pages do.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { giveBack, openBrowser } from '../support/browser'
import { complaints, openAll } from '../support/policy'
import { run } from './build'
import { generatedPath, generateSite } from './generate'
import type { Measure } from './report'

const SIZES = [200, 500]
const VISITED = 10
/** The page whose scripts are compared with those of the small site. */
const PAGE = '/services/training'

/**
 * Returns files and checks in ms per page. The checks are those of the second build, where no compression shares the
 * machine.
 */
export async function growth(): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const size of SIZES) {
    const folder = generateSite(size)
    try {
      const first = await run(folder)
      const next = await run(folder)
      const each = (seconds: number) => [(seconds * 1000) / size]
      const scripts = scriptBytes(folder) - scriptBytes('.')
      const rules = readFileSync(join(folder, 'dist/_headers'), 'utf8').match(/^\//gm)?.length ?? 0
      await checkPolicy(folder, size)
      const named = (name: string) => `${size} pages: ${name}`
      measures.push(
        { name: named('files'), unit: 'ms a page', runs: each(first.onDisk), bar: 1.5 },
        { name: named('checks'), unit: 'ms a page', runs: each(next.checks), bar: 1.5 },
        { name: named('CPU of the first build'), unit: 'ms a page', runs: each(first.cpu) },
        { name: named('CPU with nothing changed'), unit: 'ms a page', runs: each(next.cpu) },
        { name: named('peak memory'), unit: 'MiB', runs: [first.peak, next.peak], bar: 500 },
        { name: named('scripts of a page beyond those of this site'), unit: 'B', runs: [scripts], bar: 1000 },
        { name: named('rules of _headers'), unit: '', runs: [rules], bar: 100 },
        {
          name: named('files of dist'),
          unit: '',
          runs: [readdirSync(join(folder, 'dist'), { recursive: true }).length],
        },
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return measures
}

/**
 * Returns the bytes, in brotli, of the scripts that a page loads until it is hydrated, and of the list with which it finds
 * the scripts of other pages.
 */
function scriptBytes(folder: string): number {
  const html = readFileSync(join(folder, 'dist', `${PAGE}.html`), 'utf8')
  const paths = Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g), ([, path = '']) => path)
  return [...new Set(paths), '/assets.json']
    .map(path => statSync(join(folder, 'dist', `${path}.br`)).size)
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** @throws when a page violates its policy, with every menu opened or during a navigation to another page */
async function checkPolicy(folder: string, size: number) {
  const browser = await openBrowser(join(folder, 'dist'))
  try {
    for (let visit = 0; visit < VISITED; visit += 1) {
      const opened = await browser.visit(generatedPath(Math.floor((visit * size) / VISITED)))
      await openAll(opened.page)
      await opened.page.click('footer a[href="/about"]')
      await opened.page.waitForFunction(() => location.pathname === '/about')
      await opened.page.waitForNetworkIdle()
      await giveBack(opened.page)
      if (complaints(opened).length > 0) throw new Error(complaints(opened).join('\n'))
    }
  } finally {
    await browser.close()
  }
}
