// Renders the rows of the page list to the HTML files of the pages.
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Metafile } from 'esbuild'
import { addressIn, NOT_FOUND } from '../../edition'
import { startScript } from '../../layout/start-script'
import type { LoadedPage, Page, PageRow, Words } from '../../page'
import { type Asset, assetOf } from '../asset'
import { commonScripts, laterScriptsOf, scriptsOf } from '../bundle/chunks'
import { sprites } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'
import { type Pictures, pictureOf } from '../checks/pictures'
import { demand, type Fault, messageOf, need } from '../fault'
import { htmlDocument } from './document'
import type * as Renderer from './entry'
import { structuredData } from './structured-data'
import { type PageStyles, pageStyles } from './stylesheets'

export type PrerenderedPage = {
  page: PageRow
  words: Words
  /** Whether nothing limits its length (page.ts). */
  isText: boolean
  /** Path of the file below the web root, `services/training.html`, and its text. */
  file: string
  html: string
  /** The scripts of its words and of its language's layout, and its stylesheets. Pages may have files in common. */
  assets: readonly Asset[]
  /** The ids of its elements, encoded as in the fragment of an address. */
  ids: ReadonlySet<string>
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
  /** Web paths of those that it loads once it is hydrated. */
  later: string[]
}

/** The input for rendering that all pages share. */
type Site = {
  renderer: typeof Renderer
  /** The source file of each view and content module. */
  sources: Map<object, string>
  /** The metafile of the browser bundle. */
  client: Metafile
  styles: Styles
  siteUrl: string
  pictures: Pictures
}

/** Stands for the path of a page's second stylesheet, which is known only once the page has been rendered. */
const REST = '/assets/rest.css'

/** Whether a page has an address of its own: a 404 page is served for all addresses that have none. */
export const isIndexed = ({ page }: { page: Pick<PageRow, 'route'> }): boolean => page.route !== NOT_FOUND

export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Returns the source files of a bundle's modules by module object: a page's loaders resolve to the same objects. */
export async function sourcesOf({ outputs }: Metafile): Promise<Map<object, string>> {
  const sources = new Map<object, string>()
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (entryPoint?.startsWith('src/')) sources.set(await import(pathToFileURL(file).href), entryPoint)
  return sources
}

/**
 * Renders all pages.
 * @throws when their contents, views or icons are at fault
 */
export async function renderPages(rows: readonly Page[], site: Site): Promise<PrerenderedPage[]> {
  const sourceOf = (module: object) => need(site.sources.get(module), 'source file of a module of pages.ts')
  const pages: PrerenderedPage[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const start = await row.load()
    const [view, content] = [sourceOf(start.modules[0]), sourceOf(start.modules[1])]
    try {
      pages.push(render(start, view, content, site))
    } catch (error) {
      faults.push({ path: row.path, what: messageOf(error), where: `${view} or ${content}` })
    }
  }
  demand(faults)
  return pages
}

/** Returns the other languages in which a page exists: its translation may still be missing. */
const othersOf = ({ route, site }: PageRow, { pages, notFounds }: typeof Renderer): PageRow['others'] =>
  site.others.filter(({ base }) => [...pages, ...notFounds].some(({ path }) => path === addressIn(base, route)))

/**
 * Renders a page.
 * @param view the source file of its view
 * @param content that of its content
 */
export function render(
  loaded: LoadedPage,
  view: string,
  content: string,
  site: Omit<Site, 'sources'>,
): PrerenderedPage {
  const { renderer, client, styles, siteUrl, pictures } = site
  const { words, isText } = loaded
  const page = { ...loaded.page, others: othersOf(loaded.page, renderer) }
  const start = { ...loaded, page }
  const rendered = renderer.render(start, REST)
  const { first, rest, whole } = pageStyles(styles, rendered, rendered.indexOf(REST))
  const body = rendered.replace(REST, rest.path)
  const texts = [styles.global, ...(page.site.dir === 'rtl' ? [styles.rtl] : []), first]
  const siteWords = assetOf('site', 'js', `export default ${JSON.stringify(page.site)};\n`)
  const [script, ...others] = wordsScripts(start, siteWords, content)
  const scripts = commonScripts(client)
  const preloads = [...scriptsOf(client, view).filter(path => !scripts.includes(path)), siteWords.path, script.path]
  const hasPicture = pictures.files.has(basename(pictureOf(page.path)))
  const data = structuredData({ page, words, trail: renderer.trailOf(page.route, page.site.navigation), siteUrl })
  const html = htmlDocument({
    start,
    published: isIndexed({ page }) ? { siteUrl, hasPicture, data } : null,
    styles: texts,
    body,
    sprites: sprites(renderer.icons, body),
    scripts,
    preloads,
  })
  return {
    page,
    words,
    isText,
    file: fileOf(page.path),
    html,
    assets: [script, ...others, siteWords, rest, whole],
    ids: new Set(Array.from(body.matchAll(/ id="([^"]*)"/g), ([, id = '']) => encodeURI(id))),
    styles: texts,
    inline: [startScript],
    stylesheets: { rest, whole },
    view,
    content,
    scripts: [...scripts, ...preloads],
    later: laterScriptsOf(client, view),
  }
}

/**
 * Returns the script that src/app/load.ts imports: the content of a page, and the rest of its row. Content is plain data, so
 * no bundler is needed. What few visitors need (`carried`) follows in a script of its own, which a function there imports.
 * @param site the script with the words of the layout
 * @param source path of the content file
 * @throws when the content is not plain data
 */
function wordsScripts({ words, page }: LoadedPage, site: Asset, source: string): [Asset, ...Asset[]] {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(words)), words))
    throw new Error(`${source}: content is not plain data`)
  const name = basename(source, '.ts')
  const { carried, ...others } = words
  const plain = JSON.stringify(others)
  const later = carried && assetOf(`${name}-carried`, 'js', `export default ${JSON.stringify(carried)};\n`)
  const loads = later && `carried:()=>import('./${basename(later.path)}').then(words=>words.default)`
  const content = loads ? `{...${plain},${loads}}` : plain
  const rest = `marker=${JSON.stringify(page.marker)},bases=${JSON.stringify(page.others.map(({ base }) => base))}`
  const text = `export{default as site}from'./${basename(site.path)}';export const content=${content},${rest};\n`
  return [assetOf(name, 'js', text), ...(later ? [later] : [])]
}
