// The site in the current version of its sources. To be fast, its bundle holds only the pages that have been requested.
import { rm, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { sha256 } from '../../hosts/hash'
import { headersFor, withoutTls } from '../../hosts/headers'
import { hostRules } from '../../hosts/rules'
import type { LoadedPage } from '../../page'
import { MEDIA_PATH } from '../../theme/media'
import { iconsFile } from '../bundle/sprite'
import { openStyles, type Styles, shortIds, styleFiles } from '../bundle/styles'
import { readPictures } from '../checks/pictures'
import { webManifest } from '../pages/fixed-files'
import { listOf } from '../pages/lists'
import { render } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import { bundleLibraries, openBundle, type Sourced } from './bundle'

const WORK = '.build/dev'
/** The folder of the files that pages load, by their web paths. */
export const ROOT = `${WORK}/site`
const ASSETS = `${ROOT}/assets`

/** Opens the site, of which nothing is built before the first page is drawn. */
export async function openSite({ direct, siteUrl }: BuildSettings) {
  await rm(WORK, { recursive: true, force: true })
  await bundleLibraries(ASSETS)
  const pictures = await readPictures()
  // A class keeps its name when its rules change, so that an open page can get the new rules without being rendered.
  const sheets = await openStyles(
    WORK,
    shortIds((_style, file, name) => `${file} ${name}`),
  )
  /** The sources of the pages in the bundle, by the page's path. */
  const held = new Map<string, readonly string[]>()
  const holds = (source: string) => Array.from(held.values()).flat().includes(source)
  // Always the same object, because the bundle has it.
  const styles = {} as Styles
  const buildBundle = await openBundle(ASSETS, styles, holds, direct)
  let bundle: Awaited<ReturnType<typeof buildBundle>> | undefined
  let areStylesOld = true
  const drawn = new Map<string, ReturnType<typeof draw>>()
  /** The lists by which the app finds the parts of the drawn pages (src/app/lists.ts), by web path. */
  const lists = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  async function build() {
    if (areStylesOld) {
      const { classes } = styles
      Object.assign(styles, await sheets.build(await styleFiles()))
      areStylesOld = false
      if (!isDeepStrictEqual(classes, styles.classes)) bundle = undefined
    }
    bundle ??= await buildBundle()
    return bundle
  }

  /** Loads the page at a path, which may have to enter the bundle. */
  async function load(path: string): Promise<LoadedPage> {
    const { pages, notFound } = (await build()).renderer
    const start = await (pages.find(page => page.path === path) ?? notFound).load()
    const modules = start.modules as unknown as readonly Sourced[]
    const sources = modules.map(({ source }) => source)
    held.set(start.page.path, sources)
    if (!modules.some(({ isLater }) => isLater)) return start
    bundle = undefined
    return load(path)
  }

  async function draw(path: string) {
    const start = await load(path)
    const { app, version, ...bundled } = await build()
    const { pages, notFound, icons, site } = bundled.renderer
    const [view = '', content = ''] = held.get(start.page.path) ?? []
    const sites = [...new Set([...pages, notFound].map(({ site }) => site))]
    const given = { ...bundled, sites, styles, siteUrl, pictures }
    const page = render(start, `${view.slice(2)}.tsx`, content, given)
    const { script, stylesheets } = page
    const { rest, whole } = stylesheets
    const sprite = iconsFile(icons)
    for (const [path, text] of [
      [script.path, script.text],
      [rest.path, rest.text],
      [whole.path, whole.text],
      [MEDIA_PATH, styles.media],
      [sprite.path, sprite.text],
      ['/manifest.webmanifest', webManifest(site)],
    ] as const)
      await writeFile(ROOT + path, text)
    const shared = { app, icons: sprite.path }
    lists.set('/assets.json', listOf([], shared))
    lists.set(`/${page.file.replace(/html$/, 'json')}`, listOf([page], shared))
    return {
      status: page.page === notFound ? 404 : 200,
      html: page.html,
      headers: withoutTls(headersFor(hostRules([page], { siteUrl, direct }), page.page.path)),
      /** Changes with anything but the styles that the open document can replace. */
      version: version + sha256(styles.global),
      /** The CSS text of these styles. */
      styles: whole.text + styles.media,
    }
  }

  return {
    lists,
    /**
     * Renders the page at a path as the build does; one page at a time, because each may need another bundle.
     * @throws (rejects) when its sources have a fault
     */
    draw: (path: string) => {
      const page = drawn.get(path) ?? last.then(() => draw(path))
      drawn.set(path, page)
      last = page.catch(() => {})
      return page
    },
    /** Notes that a file or folder has been changed, created or removed. */
    changed: (path: string) => {
      drawn.clear()
      lists.clear()
      last = last.then(() => {
        if (sheets.use(path)) areStylesOld = true
        if (!path.endsWith('.styles.ts')) bundle = undefined
      })
    },
  }
}
