/** Runs all checks on the written site. */

import { endpoints } from '../../relay/relay'
import { idOf } from '../bundle/sprite'
import { type Fault, lineOf } from '../fault'
import type * as Renderer from '../pages/entry'
import type { PrerenderedPage } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import { checkUnused, loadedBy } from './assets'
import { checkData } from './data'
import { checkCanonical, checkMeta, checkPreview, checkSitemap, metaOf, titleOf } from './head'
import { checkHeaders } from './hosts'
import { checkFiles, checkFragments, checkLinks, checkManifests, placesOf } from './links'
import { pngSize } from './png'
import { checkInline, checkKeys } from './safety'
import { checkImages, checkReferences } from './structure'
import { checkWords } from './words'
import {
  type Check,
  filesBelow,
  type PageFacts,
  type SiteCheck,
  type WrittenPage,
  type WrittenSite,
  writtenPages,
} from './written'

const PAGE_CHECKS: readonly Check[] = [
  checkCanonical,
  checkPreview,
  checkData,
  checkReferences,
  checkImages,
  checkLinks,
  checkFiles,
  checkInline,
  checkWords,
]

const SITE_CHECKS: readonly SiteCheck[] = [
  checkMeta,
  checkSitemap,
  checkFragments,
  checkManifests,
  checkHeaders,
  checkUnused,
  checkKeys,
]

const EVERY_PAGE = 'every page'

/**
 * Returns the faults of the written site in the order of its pages. A fault that all pages have is reported once.
 * @param written the pages; each is checked as it arrives, and discarded except for its facts
 */
export async function verify(
  written: Iterable<WrittenPage> | AsyncIterable<WrittenPage>,
  site: WrittenSite,
): Promise<Fault[]> {
  const found: Fault[] = []
  const pages: PageFacts[] = []
  for await (const page of written) {
    for (const check of PAGE_CHECKS) found.push(...check([page], site))
    pages.push(factsOf(page, site))
  }
  for (const check of SITE_CHECKS) found.push(...check(pages, site))
  const faults = [...new Map(found.map(fault => [lineOf(fault), fault])).values()]
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

/** Collects what the checks of the whole site need of a page. */
export function factsOf(page: WrittenPage, site: WrittenSite): PageFacts {
  const { path, indexable, brand, content } = page
  return {
    path,
    indexable,
    brand,
    content,
    title: titleOf(page),
    description: metaOf(page, 'description') ?? '',
    loads: loadedBy(page),
    places: placesOf(page, site),
    ids: new Set(page.ids.keys()),
  }
}

/**
 * Reads the site that was written below `root`, and checks it.
 * @throws when a page was not written
 */
export async function verifyFolder(
  root: string,
  { pages, renderer }: { pages: readonly PrerenderedPage[]; renderer: typeof Renderer },
  { siteUrl, direct, secret }: BuildSettings,
): Promise<Fault[]> {
  const files = filesBelow(root)
  return verify(writtenPages(pages, renderer.notFound, files), {
    siteUrl,
    files,
    sizeOf: path => pngSize(files.get(path) ?? Buffer.of()),
    pages: new Map(pages.map(({ page }) => [page.path, page !== renderer.notFound])),
    forms: new Map(
      pages.map(({ page, words: { topics = {}, setups = {} } }) => [
        page.path,
        { topics: Object.keys(topics), setups },
      ]),
    ),
    lateIds: Object.keys(renderer.icons).map(idOf),
    endpoints,
    secret,
    published: direct?.key ?? null,
  })
}

/** Checks the paths of the page list: their form, and that each occurs once. */
export function checkPaths(paths: readonly string[]): Fault[] {
  const report = (path: string, what: string) => ({ path, what, where: 'pages.ts' })
  const seen = new Set<string>()
  const isNew = (path: string): boolean => seen.size < seen.add(path).size
  return paths.flatMap(path => [
    ...(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)
      ? []
      : [report(path, 'a path is lower case, starts with / and does not end with it')]),
    ...(isNew(path) ? [] : [report(path, 'there are two pages at this path')]),
  ])
}
