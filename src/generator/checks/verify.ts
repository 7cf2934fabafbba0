/** Runs all checks on the written site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { headersFaults } from '../../hosts/rules'
import { endpoints } from '../../relay/relay'
import { type Fault, lineOf } from '../fault'
import { isIndexed, type PrerenderedPage } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import { checkFigures } from './figures'
import { parseHtml } from './html'
import { checkFiles, checkLinks } from './links'
import { checkMedia } from './media'
import { checkMeta } from './meta'
import { checkInline, checkKeys } from './safety'
import { checkWords } from './words'
import { type Check, fault, filesBelow, type WrittenSite } from './written'

const CHECKS: readonly Check[] = [checkLinks, checkFiles, checkInline, checkWords]

/**
 * Reads the site that was written below `root`, and checks it.
 * @throws when a page was not written
 */
export async function verifyFolder(
  root: string,
  pages: readonly PrerenderedPage[],
  settings: BuildSettings,
): Promise<Fault[]> {
  const files = filesBelow(root)
  const read = (path: string) => readFileSync(join(root, path))
  const targets = pages.map(({ page, ids, words: { topics = {}, carried } }) => {
    const setups = typeof carried === 'object' ? carried.setups : {}
    return [page.path, { isIndexed: isIndexed({ page }), ids, topics: Object.keys(topics), setups }] as const
  })
  const site: WrittenSite = { siteUrl: settings.siteUrl, files, pages: new Map(targets), endpoints }
  const faults = [...checkMeta(pages), ...checkFigures(pages)]
  for (const { page, file, view, content } of pages) {
    // Meanwhile the compression, which runs at the same time, can start its next files.
    await setImmediate()
    const elements = parseHtml(read(`/${file}`).toString())
    const layout = join('src/content', page.site.base, 'site.ts')
    for (const check of CHECKS) faults.push(...check({ path: page.path, elements, view, content, layout }, site))
  }
  for (const { path, what } of headersFaults(read('/_headers').toString()))
    faults.push(fault({ path }, what, 'src/hosts/rules.ts'))
  for (const path of files) {
    const bytes = read(path)
    faults.push(...checkKeys(path, bytes, settings), ...checkMedia(path, bytes.length))
  }
  const bases = [...new Set(pages.map(({ page }) => page.site.base))]
  const languages = bases.map(base => pages.flatMap(({ page }) => (page.site.base === base ? page.path : [])))
  return merged(faults, languages)
}

/**
 * Returns each fault once. One that all pages of a language have is a fault of `every page`.
 * @param languages the paths of the pages of each
 */
export function merged(faults: readonly Fault[], languages: readonly (readonly string[])[]): Fault[] {
  const keyOf = ({ what, where }: Fault) => lineOf({ path: '', what, where })
  const paths = new Map<string, Set<string>>()
  for (const fault of faults) paths.set(keyOf(fault), (paths.get(keyOf(fault)) ?? new Set()).add(fault.path))
  const isShared = (fault: Fault) => languages.some(pages => pages.every(path => paths.get(keyOf(fault))?.has(path)))
  const named = faults.map(fault => (isShared(fault) ? { ...fault, path: 'every page' } : fault))
  return [...new Map(named.map(fault => [lineOf(fault), fault])).values()]
}

/** Checks the paths of the page list: their form, and that each occurs once. */
export const checkPaths = (paths: readonly string[]): Fault[] =>
  paths.flatMap((path, index) => {
    const isPath = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)
    return [
      ...(isPath ? [] : [fault({ path }, 'a path is lower case, starts with / and does not end with it', 'pages.ts')]),
      ...(paths.indexOf(path) === index ? [] : [fault({ path }, 'there are two pages at this path', 'pages.ts')]),
    ]
  })
