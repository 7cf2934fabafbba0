// The site in the current version of its sources. To be fast, its bundle holds only the pages that have been requested.
import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { headersFor, withoutTls } from '../../hosts/headers'
import { hostRules } from '../../hosts/rules'
import type { LoadedPage } from '../../page'
import { MEDIA_PATH } from '../../theme/media'
import { iconsFile } from '../bundle/sprite'
import { openStyles, type Styles, shortIds, styleFiles } from '../bundle/styles'
import { readPictures } from '../checks/pictures'
import { webManifest } from '../pages/fixed-files'
import { listOf } from '../pages/lists'
import { isIndexed, render } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import { bundleLibraries, openBundle } from './bundle'

const WORK = '.build/dev'
/** The folder of the scripts that pages load, by their web paths. */
export const ROOT = `${WORK}/site`
const ASSETS = `${ROOT}/assets`

/** Opens the sources: their styles, and a bundle of the pages that were loaded. Each is made anew once it is old. */
async function openSources(direct: BuildSettings['direct']) {
  // A class keeps its name when its rules change, so that an open page can get the new rules without being rendered.
  const nameOf = shortIds((_style, file, name) => `${file} ${name}`)
  const sheets = await openStyles(WORK, nameOf)
  // The bundle's plugin holds this object, so it is filled anew, not replaced.
  const styles = {} as Styles
  const { held, build: buildBundle } = await openBundle(ASSETS, styles, direct)
  let bundle: Awaited<ReturnType<typeof buildBundle>> | undefined
  let areStylesOld = true

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
    const start = await (await build()).renderer.findPage(path).load()
    const later = start.modules.flatMap(module => ('later' in module ? String(module.later) : []))
    if (later.length === 0) return start
    for (const specifier of later) held.add(specifier)
    bundle = undefined
    return load(path)
  }

  function changed(path: string) {
    if (sheets.use(path)) areStylesOld = true
    if (!path.endsWith('.styles.ts')) bundle = undefined
  }

  return { styles, build, load, changed }
}

/** Opens the site, of which nothing is built before the first page is drawn. */
export async function openSite({ direct, siteUrl }: BuildSettings) {
  await rm(WORK, { recursive: true, force: true })
  await bundleLibraries(ASSETS)
  const pictures = await readPictures()
  const { styles, build, load, changed } = await openSources(direct)
  let changedAt = Date.now()
  const drawn = new Map<string, ReturnType<typeof draw>>()
  /** The files that are made for the drawn pages, by web path. */
  const files = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  async function draw(path: string) {
    const start = await load(path)
    const { app, version, sources, ...bundled } = await build()
    const { site } = start.page
    const [view = '', content = ''] = start.modules.map(module => sources.get(module))
    const page = render(start, view, content, { ...bundled, styles, siteUrl, pictures })
    const sprite = iconsFile(bundled.renderer.icons)
    /** Gives all scripts new addresses after each change: an open page then runs them again, and the app starts anew. */
    const renewed = (text: string) => text.replace(/(?<="\/assets\/)(?=[\w-]+\.js")/g, `${changedAt}/`)
    const shared = { app, icons: sprite.path }
    for (const { path, text } of [
      ...page.assets,
      sprite,
      { path: MEDIA_PATH, text: styles.media },
      { path: `${site.base}/manifest.webmanifest`, text: webManifest(site) },
      { path: `${site.base}/assets.json`, text: listOf([], shared) },
      { path: `/${page.file.replace(/html$/, 'json')}`, text: listOf([page], shared) },
    ])
      files.set(path, renewed(text))
    return {
      status: isIndexed(page) ? 200 : 404,
      html: renewed(page.html),
      headers: withoutTls(headersFor(hostRules([page], { siteUrl, direct }), page.page.path)),
      /** The version changes with anything but the styles, of which these are the CSS texts. */
      state: { version, global: page.styles.slice(0, -1).join(''), styles: page.stylesheets.whole.text + styles.media },
    }
  }

  return {
    files,
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
      // The lists of pages (src/app/lists.ts): links to pages that have none load a document.
      for (const file of files.keys()) if (file.endsWith('.json')) files.delete(file)
      last = last.then(() => {
        changedAt = Date.now()
        changed(path)
      })
    },
  }
}
