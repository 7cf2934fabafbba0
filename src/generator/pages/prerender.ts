// Renders the rows of the page list to the HTML files of the pages.
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metafile } from 'esbuild'
import { startScript } from '../../layout/start-script'
import type { LoadedPage, Page, PageRow, Words } from '../../page'
import { chunksOf, commonChunks } from '../bundle/chunks'
import { sprites } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'
import { type Pictures, pictureOf, wordsHash } from '../checks/pictures'
import { demand, type Fault, messageOf, need, Refused } from '../fault'
import type { SiteFile } from '../folder'
import { htmlDocument, type Public, type Script } from './document'
import type * as Renderer from './entry'
import { linksIn } from './lists'
import { structuredData } from './structured-data'
import { type PageStyles, pageStyles } from './stylesheets'
import { wordsScript } from './words'

export type PrerenderedPage = {
  page: PageRow
  words: Words
  /** Whether nothing limits its length (page.ts). */
  isText: boolean
  /** Path of the file below the web root: `services/training.html`. */
  file: string
  /** The hash of the words that its link picture must show. */
  pictureWords: string
  /** The CSS texts of its style elements. */
  styles: readonly string[]
  /** The texts of its inline scripts. */
  inline: readonly string[]
  stylesheets: Pick<PageStyles, 'rest' | 'whole'>
  /** Source files of the page's view and of its words. */
  view: string
  content: string
  /** Web paths of the scripts that the page loads until it is hydrated; the last is that of its content. */
  scripts: string[]
}

/** A rendered page: the texts to write, and facts that are taken from them. */
type Document = {
  page: PrerenderedPage
  html: string
  words: Script & { contents: string }
  /** The paths of the site that it links to. */
  links: ReadonlySet<string>
}

/** The facts about all pages. */
type Written = {
  pages: PrerenderedPage[]
  /** How many pages link to each path. */
  links: ReadonlyMap<string, number>
}

/** The input for rendering that all pages share. */
type Site = {
  renderer: typeof Renderer
  /** The sites of the page list, one per language. */
  sites: readonly PageRow['site'][]
  /** The source file of each view and content module. */
  sources: Map<object, string>
  /** The metafile of the browser bundle. */
  client: Metafile
  /** The scripts of the browser bundle by their chunks. */
  scripts: ReadonlyMap<string, Script>
  styles: Styles
  siteUrl: string
  pictures: Pictures
}

/** Stands for the path of a page's second stylesheet, which is known when the page is rendered. */
const REST = '/assets/rest.css'

export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Returns the source files of a bundle's modules by module object: a page's loaders resolve to the same objects. */
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
 * Renders all pages, and writes each one before it renders the next.
 * @throws `Refused` when their contents, views or icons are at fault
 */
export async function writePages(
  rows: readonly Page[],
  site: Site,
  folder: { write: (file: SiteFile) => void },
): Promise<Written> {
  const links = new Map<string, number>()
  const pages: PrerenderedPage[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    try {
      const { page, html, words, ...read } = await prerender(row, site)
      folder.write({ file: page.file, contents: html, source: 'pages.ts' })
      folder.write({ file: words.path.slice(1), contents: words.contents, source: page.content })
      pages.push(page)
      for (const path of read.links) links.set(path, (links.get(path) ?? 0) + 1)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      faults.push(...error.faults)
    }
  }
  demand(faults)
  return { pages, links }
}

/** @throws `Refused` when its content, its view or an icon is at fault */
async function prerender(page: Page, site: Site): Promise<Document> {
  const sourceOf = (module: object) => need(site.sources.get(module), `source file of a module of ${page.path}`)
  const start = await page.load()
  const [view, content] = [sourceOf(start.modules[0]), sourceOf(start.modules[1])]
  try {
    return render(start, view, content, site)
  } catch (error) {
    throw new Refused([{ path: page.path, what: messageOf(error), where: `${view} or ${content}` }])
  }
}

/**
 * @param view the source file of its view
 * @param content that of its content
 */
export function render(start: LoadedPage, view: string, content: string, site: Omit<Site, 'sources'>): Document {
  const { renderer, client } = site
  const { page, words: data } = start
  const rendered = renderer.render(start, REST)
  const { first, rest, whole } = pageStyles(site.styles, rendered, rendered.indexOf(REST))
  const body = rendered.replace(REST, rest.path)
  const styles = [site.styles.global, first]
  const common = commonChunks(client)
  const own = chunksOf(client, view).filter(chunk => !common.includes(chunk))
  const script = (chunk: string) => need(site.scripts.get(chunk), `script of the chunk ${chunk}`)
  const words = wordsScript({ content: data, marker: page.marker, site: site.sites.indexOf(page.site) }, content)
  const [scripts, preloads] = [common.map(script), [...own.map(script), words]]
  const html = htmlDocument({
    path: page.path,
    meta: start.meta,
    lang: page.site.lang,
    dir: page.site.dir,
    sky: start.sky,
    published: page === renderer.notFound ? null : published(start, site),
    styles,
    body,
    sprites: sprites(renderer.icons, body),
    scripts,
    preloads,
  })
  return {
    html,
    words,
    links: linksIn(body, page.path),
    page: {
      page,
      words: data,
      isText: start.isText,
      file: fileOf(page.path),
      pictureWords: wordsHash(html),
      styles,
      inline: [startScript],
      stylesheets: { rest, whole },
      view,
      content,
      scripts: [...scripts, ...preloads].map(({ path }) => path),
    },
  }
}

/** Returns the facts in the head of an indexed page, for crawlers and link previews. */
function published(
  { page, words }: LoadedPage,
  { renderer, siteUrl, pictures }: Pick<Site, 'renderer' | 'siteUrl' | 'pictures'>,
): Public {
  const { path, site } = page
  // A new page shows the home page's picture until its own is drawn.
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
