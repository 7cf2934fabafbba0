/** What the build checks before it says done. A fault is one line: which page, what, where it is mended. */
import { endpoints } from '../../relay/relay'
import { symbols } from '../bundle/sprite'
import type * as Renderer from '../pages/entry'
import type { PrerenderedPage } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import { checkData } from './data'
import { checkCanonical, checkMeta, checkPreview, checkSitemap } from './head'
import { checkHeaders, checkIntegrity } from './hosts'
import { checkFiles, checkLinks, checkManifests } from './links'
import { checkLabels, checkNames } from './names'
import { checkInline, checkKeys } from './safety'
import { checkHeadings, checkIds, checkImages, checkLanguage, checkReferences } from './structure'
import { checkWords } from './words'
import { type Check, readFiles, type WrittenPage, writtenPages } from './written'

const CHECKS: readonly Check[] = [
  checkMeta,
  checkCanonical,
  checkSitemap,
  checkPreview,
  checkData,
  checkLanguage,
  checkHeadings,
  checkIds,
  checkReferences,
  checkImages,
  checkNames,
  checkLabels,
  checkLinks,
  checkFiles,
  checkManifests,
  checkHeaders,
  checkIntegrity,
  checkInline,
  checkWords,
  checkKeys,
]

const EVERY_PAGE = 'every page'

/** The faults of the written site, page by page; one that all pages have is one line. */
export const verify: Check = (pages, site) => {
  const faults = [...new Set(CHECKS.flatMap(check => check(pages, site)))]
  const paths = pages.map(({ path }) => path)
  const split = (line: string) => line.split(/: (.*)/) as [page: string, rest: string]
  const pagesWith = new Map<string, number>()
  for (const [page, rest] of faults.map(split)) {
    if (paths.includes(page)) pagesWith.set(rest, (pagesWith.get(rest) ?? 0) + 1)
  }
  const shared = [...pagesWith].filter(([, count]) => count === pages.length).map(([rest]) => rest)
  const order = (line: string) => paths.indexOf(split(line)[0])
  return [
    ...shared.map(rest => `${EVERY_PAGE}: ${rest}`),
    ...faults.filter(line => !shared.includes(split(line)[1])).sort((a, b) => order(a) - order(b)),
  ]
}

/**
 * Reads what was written below `root`, and checks it.
 * @returns the pages as they stand there, and their faults
 * @throws when a page was not written
 */
export async function verifyFolder(
  root: string,
  { pages, renderer }: { pages: readonly PrerenderedPage[]; renderer: typeof Renderer },
  { siteUrl, direct, secret }: BuildSettings,
): Promise<{ written: WrittenPage[]; faults: string[] }> {
  const files = await readFiles(root)
  const written = writtenPages(pages, renderer.notFound, files)
  const faults = verify(written, {
    siteUrl,
    files,
    topics: new Map(pages.map(({ page, words }) => [page.path, Object.keys(words.topics ?? {})])),
    lateIds: symbols(renderer.icons).map(([id]) => id),
    endpoints,
    secret,
    published: direct?.key ?? null,
  })
  return { written, faults }
}

/** What is wrong with the page list itself: its paths. */
export function checkPaths(paths: readonly string[]): string[] {
  return paths.flatMap((path, index) => [
    ...(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)
      ? []
      : [`${path}: a path is lower case, starts with / and does not end with it (pages.ts)`]),
    ...(paths.indexOf(path) === index ? [] : [`${path}: there are two pages at this path (pages.ts)`]),
  ])
}
