// From a row of the page list to the HTML file of the page.
import { basename, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metafile, OutputFile } from 'esbuild'
import { sha256 } from '../../hosts/hash'
import type { LoadedPage, Page, Words } from '../../page'
import { chunksOf, commonChunks } from '../bundle/bundle'
import { sprite } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'
import { pictureOf } from '../checks/pictures'
import { htmlDocument, type Public } from './document'
import type * as Renderer from './entry'
import { structuredData } from './structured-data'

export type PrerenderedPage = {
  page: Page
  words: Words
  /** Path of the file below the web root: `services/training.html`. */
  file: string
  html: string
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
  /** What an integrity attribute says of each file of the browser bundle, by its path: `dist/assets/app-ABC.js`. */
  integrity: ReadonlyMap<string, string>
  styles: Styles
  siteUrl: string
  /** The link pictures by their file names. */
  pictures: ReadonlyMap<string, unknown>
}

export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The integrity of the files of a bundle, by their paths below the working folder. */
export function integrityOf(files: readonly OutputFile[]): Map<string, string> {
  return new Map(files.map(({ path, contents }) => [relative('', path), sha256(contents)]))
}

/** The modules of a bundle by what they export: a page's loaders tell their source file through it. */
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
 * @throws with the page's path when its content, its view or an icon is at fault
 */
export async function prerender(page: Page, site: Site): Promise<PrerenderedPage> {
  try {
    return await render(page, site)
  } catch (error) {
    throw new Error(`${page.path}: ${error instanceof Error ? error.message : error}`)
  }
}

async function render(page: Page, site: Site): Promise<PrerenderedPage> {
  const { renderer, sources, client, styles } = site
  const start = await page.load()
  const body = renderer.render(start)
  const [view, content] = start.modules.map(module => String(sources.get(module))) as [string, string]
  const scripts = commonChunks(client)
  const chunks = new Set([...scripts, ...[view, content].flatMap(source => chunksOf(client, source))])
  const web = (file: string) => file.replace(/^dist/, '')
  const script = (file: string) => ({ path: web(file), integrity: String(site.integrity.get(file)) })
  const html = htmlDocument({
    meta: start.meta,
    lang: page.site.lang,
    dir: page.site.dir,
    published: page === renderer.notFound ? null : published(start, site),
    styles: styles.extract(body),
    body,
    sprite: sprite(renderer.icons, body),
    scripts: scripts.map(script),
    preloads: [...chunks].filter(file => !scripts.includes(file)).map(script),
  })
  const file = fileOf(page.path)
  return { page, words: start.words, file, html, view, content, scripts: [...chunks].map(web) }
}

function published({ page, words }: LoadedPage, { renderer, siteUrl, pictures }: Site): Public {
  const { path, site } = page
  // A new page has the picture of the home page until its own is drawn.
  const picture = pictures.has(basename(pictureOf(path))) ? pictureOf(path) : pictureOf('/')
  const address = (path: string) => new URL(path, siteUrl).href
  return {
    canonical: address(path),
    picture: address(picture),
    brand: site.brand,
    data: structuredData({ page, words, trail: renderer.trailOf(path, site.navigation), siteUrl }),
  }
}
