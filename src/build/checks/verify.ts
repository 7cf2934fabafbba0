/** What the build checks before it says done. */
import { endpoints } from '../../relay/relay'
import { symbols } from '../bundle/sprite'
import { type Fault, lineOf } from '../fault'
import type * as Renderer from '../pages/entry'
import type { PrerenderedPage } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import { checkIntegrity, checkUnused } from './assets'
import { checkData } from './data'
import { checkCanonical, checkMeta, checkPreview, checkSitemap } from './head'
import { checkHeaders } from './hosts'
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
  checkUnused,
  checkInline,
  checkWords,
  checkKeys,
]

const EVERY_PAGE = 'every page'

/** The faults of the written site, page by page; one that all pages have is one fault. */
export const verify: Check = (pages, site) => {
  const faults = [...new Map(CHECKS.flatMap(check => check(pages, site)).map(fault => [lineOf(fault), fault])).values()]
  const rank = new Map(pages.map(({ path }, index) => [path, index]))
  const asShared = (fault: Fault): Fault => ({ ...fault, path: EVERY_PAGE })
  const counts = new Map<string, number>()
  for (const fault of faults) {
    const key = lineOf(asShared(fault))
    if (rank.has(fault.path)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isShared = (fault: Fault) => rank.has(fault.path) && counts.get(lineOf(asShared(fault))) === pages.length
  const [first] = pages
  return [
    ...faults.filter(fault => fault.path === first?.path && isShared(fault)).map(asShared),
    ...faults.filter(fault => !isShared(fault)).sort((a, b) => (rank.get(a.path) ?? -1) - (rank.get(b.path) ?? -1)),
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
): Promise<{ written: WrittenPage[]; faults: Fault[] }> {
  const files = await readFiles(root)
  const written = writtenPages(pages, renderer.notFound, files)
  const faults = verify(written, {
    siteUrl,
    files,
    forms: new Map(
      pages.map(({ page, words: { topics = {}, setups = {} } }) => [
        page.path,
        { topics: Object.keys(topics), setups },
      ]),
    ),
    lateIds: symbols(renderer.icons).map(([id]) => id),
    endpoints,
    secret,
    published: direct?.key ?? null,
  })
  return { written, faults }
}

/** What is wrong with the page list itself: its paths. */
export function checkPaths(paths: readonly string[]): Fault[] {
  const report = (path: string, what: string) => ({ path, what, where: 'pages.ts' })
  return paths.flatMap((path, index) => [
    ...(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)
      ? []
      : [report(path, 'a path is lower case, starts with / and does not end with it')]),
    ...(paths.indexOf(path) === index ? [] : [report(path, 'there are two pages at this path')]),
  ])
}
