// Renders a page under `npm run dev`. The server loads this module like those of the site, so a change of a module that only
// this one imports needs no restart.
import { readdir } from 'node:fs/promises'
import { findPage } from '../../../pages'
import { headersFor } from '../../hosts/headers'
import { hostRules } from '../../hosts/rules'
import { startScript } from '../../layout/start-script'
import { type Icons, idOf, sprite } from '../bundle/sprite'
import { PICTURES } from '../checks/pictures'
import { htmlDocument } from '../pages/document'
import { icons, notFound, render, trailOf } from '../pages/entry'
import { published } from '../pages/prerender'
import type { BuildSettings } from '../settings'
import type { State } from './shared'

type Parts = {
  styles: State['styles']
  settings: BuildSettings
  /** The web path of the script in the browser, and a function that returns the web path of a page's modules. */
  script: string
  preload: (modules: readonly object[]) => string
}

export type Drawn = {
  status: 200 | 404
  html: string
  /** The headers that a host would send. */
  headers: Headers
  /** The page's view module and content module. */
  modules: readonly object[]
  /** The icons of all pages. */
  icons: Icons
  /** The document without anything that depends on the page. */
  shell: string
}

/** Renders the page at a path as the build does, but with other scripts, and with the CSS rules and icons of all pages. */
export async function drawPage(path: string, { styles, settings, script, preload }: Parts): Promise<Drawn> {
  const start = await findPage(path).load()
  const { page, meta, words, sky, modules } = start
  const body = render(start)
  const texts = [styles.global, styles.rules]
  const uses = Object.keys(icons).map(name => `href="#${idOf(name)}"`)
  // Only the names matter: a page's head depends on which link pictures exist, not on their bytes.
  const drawn = await readdir(PICTURES)
  const pictures = { files: new Map(drawn.map(name => [name, new Uint8Array()])), words: {} }
  const { lang, dir } = page.site
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
    scripts: [{ path: script }],
    preloads: [{ path: preload(modules) }],
  })
  const noWords = { path: '', meta: { title: '', description: '' }, published: null }
  const none = { ...noWords, sky: 'dusk', styles: [], body: '', sprites: { first: '', others: '' } } as const
  return {
    status: page === notFound ? 404 : 200,
    html,
    headers: headersFor(hostRules([{ page, styles: texts, inline: [startScript] }], settings), page.path),
    modules,
    icons,
    shell: htmlDocument({ ...parts, ...none, scripts: [], preloads: [] }),
  }
}
