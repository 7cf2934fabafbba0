// The page that is looked at under `npm run dev`. This module runs as those of the site do: a change of it, or of what it
// imports, needs no new start.
import { readdir } from 'node:fs/promises'
import { findPage } from '../../../pages'
import { headersFor } from '../../hosts/headers'
import { hostRules } from '../../hosts/rules'
import { schemeScript } from '../../layout/scheme'
import { type Icons, idOf, sprite } from '../bundle/sprite'
import { PICTURES } from '../checks/pictures'
import { htmlDocument, type Script } from '../pages/document'
import { icons, notFound, render, trailOf } from '../pages/entry'
import { published } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import type { State } from './shared'

type Parts = {
  styles: State['styles']
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
  /** The view and the content of the page. */
  modules: readonly object[]
  /** Those of all pages. */
  icons: Icons
  /** The document without what depends on the page. */
  shell: string
}

/** Draws the page at a path as the build does, but for its scripts, and with the rules and icons of all pages. */
export async function drawPage(path: string, { styles, settings, script, preload }: Parts): Promise<Drawn> {
  const start = await findPage(path).load()
  const { page, meta, words, sky, modules } = start
  const body = render(start)
  const texts = [styles.global, styles.rules]
  const uses = Object.keys(icons).map(name => `href="#${idOf(name)}"`)
  // Which there are is all that a page says of them.
  const drawn = await readdir(PICTURES)
  const pictures = { files: new Map(drawn.map(name => [name, new Uint8Array()])), words: {} }
  const { lang, dir } = page.site
  const unhashed = (path: string): Script => ({ path, integrity: '' })
  const parts = {
    path: page.path,
    meta,
    lang,
    dir,
    sky,
    styles: texts,
    body,
    sprites: { first: sprite(icons, body + uses.join(' ')), others: '' },
  }
  const of = { renderer: { trailOf }, siteUrl: settings.siteUrl, pictures }
  const html = htmlDocument({
    ...parts,
    published: page === notFound ? null : published({ page, words }, of),
    scripts: [unhashed(script)],
    preloads: [unhashed(preload(modules))],
  })
  const noWords = { path: '', meta: { title: '', description: '' }, published: null }
  const none = { ...noWords, sky: 'dusk', styles: [], body: '', sprites: { first: '', others: '' } } as const
  return {
    status: page === notFound ? 404 : 200,
    html,
    headers: headersFor(hostRules([{ page, styles: texts, inline: [schemeScript] }], settings), page.path),
    modules,
    icons,
    shell: htmlDocument({ ...parts, ...none, scripts: [], preloads: [] }),
  }
}
