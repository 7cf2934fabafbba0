// From a row of the page list to the HTML file of the page.
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metafile } from 'esbuild'
import type { LoadedPage, Page, Words } from '../../page'
import { chunksOf, commonChunks } from '../bundle/chunks'
import { sprite } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'
import { type Pictures, pictureOf } from '../checks/pictures'
import { messageOf, need, Refused } from '../fault'
import { htmlDocument, type Public, type Script } from './document'
import type * as Renderer from './entry'
import { structuredData } from './structured-data'

export type PrerenderedPage = {
  page: Page
  words: Words
  /** Path of the file below the web root: `services/training.html`. */
  file: string
  html: string
  /** The CSS texts of its style elements. */
  styles: readonly string[]
  /** Source files of the page's view and of its words. */
  view: string
  content: string
  /** Web paths of the scripts that the page loads until it is hydrated. */
  scripts: string[]
}

/** What all pages share. */
type Site = {
  renderer: typeof Renderer
  /** The source file of each view and content module. */
  sources: Map<object, string>
  /** Of the browser bundle. */
  client: Metafile
  /** The scripts of the browser bundle by their chunks. */
  scripts: ReadonlyMap<string, Script>
  styles: Styles
  siteUrl: string
  pictures: Pictures
}

export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The source files of a bundle's modules by the modules themselves, which are what a page's loaders give. */
export async function sourcesOf(metafile: Metafile): Promise<Map<object, string>> {
  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint && file.endsWith('.js') ? [[file, entryPoint] as const] : [],
  )
  return new Map(
    await Promise.all(
      entries.map(async ([file, entryPoint]) => [await import(pathToFileURL(file).href), entryPoint] as const),
    ),
  )
}

/**
 * Renders one page to its document.
 * @throws `Refused` when its content, its view or an icon is at fault
 */
export async function prerender(page: Page, site: Site): Promise<PrerenderedPage> {
  const sourceOf = (module: object) => need(site.sources.get(module), `source file of a module of ${page.path}`)
  const start = await page.load()
  const [view, content] = [sourceOf(start.modules[0]), sourceOf(start.modules[1])]
  try {
    return { ...render(start, view, content, site), view, content }
  } catch (error) {
    throw new Refused([{ path: page.path, what: messageOf(error), where: `${view} or ${content}` }])
  }
}

function render(start: LoadedPage, view: string, content: string, site: Site) {
  const { renderer, client } = site
  const { page } = start
  const body = renderer.render(start)
  const styles = [site.styles.global, site.styles.extract(body)]
  const common = commonChunks(client)
  const own = [view, content].flatMap(source => chunksOf(client, source)).filter(chunk => !common.includes(chunk))
  const script = (chunk: string) => need(site.scripts.get(chunk), `script of the chunk ${chunk}`)
  const [scripts, preloads] = [common.map(script), own.map(script)]
  const html = htmlDocument({
    path: page.path,
    meta: start.meta,
    lang: page.site.lang,
    dir: page.site.dir,
    published: page === renderer.notFound ? null : published(start, site),
    styles,
    body,
    sprite: sprite(renderer.icons, body),
    scripts,
    preloads,
  })
  const paths = [...scripts, ...preloads].map(({ path }) => path)
  return { page, words: start.words, file: fileOf(page.path), html, styles, scripts: paths }
}

/** What the head of an indexed page says to crawlers. */
export function published(
  { page, words }: Pick<LoadedPage, 'page' | 'words'>,
  { renderer, siteUrl, pictures }: { renderer: Pick<typeof Renderer, 'trailOf'>; siteUrl: string; pictures: Pictures },
): Public {
  const { path, site } = page
  // A new page has the picture of the home page until its own is drawn.
  const drawn = pictures.files.has(basename(pictureOf(path)))
  const pictureText = drawn ? `${words.hero.eyebrow}: ${words.hero.title}` : site.tagline
  const address = (path: string) => new URL(path, siteUrl).href
  return {
    canonical: address(path),
    picture: address(pictureOf(drawn ? path : '/')),
    pictureText: `${site.brand}. ${pictureText}`,
    brand: site.brand,
    data: structuredData({ page, words, trail: renderer.trailOf(path, site.navigation), siteUrl }),
  }
}
