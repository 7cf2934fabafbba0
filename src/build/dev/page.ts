// The page that is looked at under `npm run dev`. This module runs as those of the site do: a change of it, or of what it
// imports, needs no new start.
import { readdir } from 'node:fs/promises'
import { findPage } from '../../../pages'
import { headersFor } from '../../hosts/headers'
import { hostRules } from '../../hosts/rules'
import { type Symbols, sprite, symbols } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'
import { PICTURES } from '../checks/pictures'
import { htmlDocument, type Script } from '../pages/document'
import { icons, notFound, render, trailOf } from '../pages/entry'
import { published } from '../pages/prerender'
import type { BuildSettings } from '../settings'

export { icons }

type Parts = {
  styles: Styles
  settings: BuildSettings
  /** The web paths of the development server's script, and of the page's modules by their exports. */
  script: string
  preload: (modules: readonly object[]) => string
}

export type Drawn = {
  status: 200 | 404
  html: string
  /** As on a host. */
  headers: Headers
  /** The CSS text of the rules that the page is prerendered with. */
  own: string
  /** The view and the content of the page. */
  modules: readonly object[]
  /** The icons that the page draws at once. */
  symbols: Symbols
  /** The document without what depends on the page. */
  shell: string
}

/** Draws the page at a path as the build does, but for its scripts. */
export async function drawPage(path: string, { styles, settings, script, preload }: Parts): Promise<Drawn> {
  const start = await findPage(path).load()
  const { page, meta, words, modules } = start
  const body = render(start)
  const own = styles.extract(body)
  // Which there are is all that a page says of them.
  const drawn = await readdir(PICTURES)
  const pictures = { files: new Map(drawn.map(name => [name, new Uint8Array()])), words: {} }
  const { lang, dir } = page.site
  const unhashed = (path: string): Script => ({ path, integrity: '' })
  const parts = { path: page.path, meta, lang, dir, styles: [styles.global, own], body, sprite: sprite(icons, body) }
  const of = { renderer: { trailOf }, siteUrl: settings.siteUrl, pictures }
  const html = htmlDocument({
    ...parts,
    published: page === notFound ? null : published({ page, words }, of),
    scripts: [unhashed(script)],
    preloads: [unhashed(preload(modules))],
  })
  const none = { path: '', meta: { title: '', description: '' }, published: null, styles: [], body: '', sprite: '' }
  return {
    status: page === notFound ? 404 : 200,
    html,
    headers: headersFor(hostRules([{ page, styles: [styles.global, own] }], settings), page.path),
    own,
    modules,
    symbols: symbols(icons).filter(([id]) => parts.sprite.includes(`id="${id}"`)),
    shell: htmlDocument({ ...parts, ...none, scripts: [], preloads: [] }),
  }
}
