// The gallery of `npm run dev`: every section and every picture by name, narrow and wide, light and dark.
import { readdir } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { escapeHtml } from '../../contact/escape-html'
import { serverOptions } from '../../generator/bundle/bundle'
import { textOf } from '../../generator/bundle/rules'
import { sprites } from '../../generator/bundle/sprite'
import { evaluateStyles, type Styles, styleFiles } from '../../generator/bundle/styles'
import { messageOf } from '../../generator/fault'
import type * as Renderer from '../../generator/pages/entry'
import { bench } from '../../theme/tokens'
import type * as Kit from './kit'
import type * as Runtime from './runtime'
import { scalePage } from './scale'

const WORK = '.build/gallery'
const ROOMS = ['src/sections', 'src/mockups']
/** The components that pictures are made of, which have a page of their own with their states. */
const KIT = 'src/mockups/kit/'

/** The width and the colour scheme of each frame. */
const SHAPES = [390, 1280].flatMap(width => (['light', 'dark'] as const).map(scheme => [width, scheme] as const))

type Bundle = typeof Renderer & {
  kit: typeof Kit.kit
  names: typeof Runtime.names
  modules: Record<string, Record<string, unknown>>
}

/** Returns the files whose components are shown. */
export async function partFiles(): Promise<string[]> {
  const listed = ROOMS.map(async room => (await readdir(room, { recursive: true })).map(name => join(room, name)))
  const files = (await Promise.all(listed)).flat().map(file => file.split(sep).join('/'))
  return files.filter(file => file.endsWith('.tsx') && !file.startsWith(KIT)).sort()
}

/** Renders the pages with their parts marked. Returns their documents by path, and the names of all parts. */
async function draw() {
  const styles = await evaluateStyles(await styleFiles(), WORK)
  const { pages, notFounds, render, icons, names, modules, kit } = await load(serverOptions(styles, `${WORK}/server`))
  for (const [file, components] of Object.entries(modules))
    for (const [name, component] of Object.entries(components))
      if (typeof component === 'function') names.set(component, `${name} (${file})`)
  const documents = new Map<string, string>()
  for (const page of [...pages, ...notFounds]) {
    const html = render(await page.load())
    const rules = styles.used(html).flatMap(name => styles.rules.get(name) ?? [])
    const { first, others } = sprites(icons, html)
    const style = `<style>${styles.global}${textOf(rules)}</style>`
    documents.set(page.path, `<meta charset="utf-8">${style}<body>${html}${first}${others}`)
  }
  return { documents, names: [...names.values()], styles, kit: kit() }
}

/** Bundles the site with a JSX runtime that marks the parts. */
async function load(options: esbuild.BuildOptions): Promise<Bundle> {
  const files = await partFiles()
  const path = resolve('src/tools/gallery/runtime.ts')
  const mark: esbuild.Plugin = {
    name: 'mark',
    setup: build => build.onResolve({ filter: /^@emotion\/react\/jsx-runtime$/ }, () => ({ path })),
  }
  await esbuild.build({
    ...options,
    entryPoints: [],
    entryNames: 'gallery',
    stdin: {
      resolveDir: process.cwd(),
      contents: [
        "export * from './src/generator/pages/entry'",
        "export { kit } from './src/tools/gallery/kit'",
        `export { names } from '${path}'`,
        ...files.map((file, index) => `import * as part${index} from './${file}'`),
        `export const modules = { ${files.map((file, index) => `'${file}': part${index}`).join(', ')} }`,
      ].join('\n'),
    },
    plugins: [mark, ...(options.plugins ?? [])],
  })
  return import(`${pathToFileURL(`${WORK}/server/gallery.js`)}?${performance.now()}`)
}

/** Leaves nothing of a document but the part that its address names, inside of what it stands in. */
const CUT = `<script>
const name = CSS.escape(new URLSearchParams(location.search).get('name'))
for (let node = document.querySelector('gallery-part[name=' + name + ']'); node !== document.body; node = node.parentNode)
  for (const sibling of [...node.parentNode.children])
    if (sibling !== node && !sibling.matches('[data-own=icons]')) sibling.remove()
for (const mark of document.querySelectorAll('gallery-part')) mark.replaceWith(...mark.childNodes)
</script>`

/**
 * Returns a function that returns the page of the gallery at an address, or null. The sources are read once, for the first
 * page: after a change, a new gallery is needed.
 */
export function openGallery(): (url: URL) => Promise<string | null> {
  let drawn: ReturnType<typeof draw> | undefined
  return async ({ pathname, searchParams }) => {
    if (!['/gallery', '/gallery/part', '/gallery/kit', '/gallery/scale'].includes(pathname)) return null
    drawn ??= draw()
    const scheme = searchParams.get('scheme') === 'dark' ? 'dark' : 'light'
    try {
      const { documents, names, styles, kit } = await drawn
      if (pathname === '/gallery/kit') return kitPage(kit, styles, scheme)
      if (pathname === '/gallery/scale') return scalePage(styles)
      if (pathname === '/gallery') return overview(documents, names)
      const html = documents.get(searchParams.get('path') ?? '')
      return html ? `<!doctype html><html lang="en" dir="ltr" data-scheme="${scheme}">${html}${CUT}` : null
    } catch (error) {
      return `<!doctype html><title>Gallery</title><pre>${escapeHtml(messageOf(error))}</pre>`
    }
  }
}

/** Returns a document with the states of all parts of pictures, as on a hydrated page. */
function kitPage(kit: ReturnType<typeof Kit.kit>, { global, rules }: Styles, scheme: string): string {
  const shown = Object.entries(kit).map(([name, states]) => {
    const rows = Object.entries(states).map(([state, html]) => `<tr><th>${state}<td data-moment data-live>${html}`)
    return `<h2>${name}</h2><table>${rows.join('')}</table>`
  })
  return `<!doctype html><html lang="en" dir="ltr" data-scheme="${scheme}"><head><meta charset="utf-8"><title>Kit</title><style>${global}${textOf([...rules.values()].flat())}
body { margin: 2rem }
h2 { margin-block: 3rem 1rem }
th { inline-size: 12rem; text-align: start; font-weight: 350 }
td { inline-size: 36rem; padding-block: 1rem }
</style></head><body><h1>Kit</h1>
<p><a href="/gallery">Sections and pictures</a>, <a href="?scheme=light">light</a>, <a href="?scheme=dark">dark</a></p>${shown.join('')}`
}

/** Returns a document with all parts in frames, each as high as its content, with links to all pages that draw it. */
function overview(documents: ReadonlyMap<string, string>, names: readonly string[]): string {
  const idOf = (name: string) => name.replace(/\W+/g, '-')
  const shown = names.map(name => {
    const paths = [...documents.keys()].filter(path => documents.get(path)?.includes(`<gallery-part name="${name}">`))
    const links = paths.map(path => `<a href="${path}">${path}</a>`).join(' ') || 'On no page'
    const frames = SHAPES.map(([width, scheme]) => {
      const query = new URLSearchParams({ name, path: paths[0] ?? '', scheme })
      const source = `/gallery/part?${escapeHtml(`${query}`)}`
      return `<iframe loading="lazy" width="${width}" height="900" style="color-scheme: ${scheme}" title="${name}, ${width} px, ${scheme}" src="${source}"></iframe>`
    })
    return `<section id="${idOf(name)}"><h2>${name}</h2><p>${links}</p>${paths.length > 0 ? frames.join('') : ''}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>
body { margin: 2rem; font: 16px/1.5 sans-serif; background: ${bench.ground}; color: ${bench.text} }
a { color: inherit }
ul { columns: 20rem }
iframe { border: 0; margin: 0.5rem; vertical-align: top; background: Canvas }
</style></head><body><h1>${names.length} sections and pictures</h1>
<p><a href="/gallery/scale">Scale, layouts and shared styles</a></p>
<p><a href="/gallery/kit">What pictures are made of, in each state</a></p>
<ul>${names.map(name => `<li><a href="#${idOf(name)}">${name}</a></li>`).join('')}</ul>${shown.join('')}
<script>
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => { frame.height = Math.ceil(frame.contentDocument.body.getBoundingClientRect().bottom) })
}
</script>`
}
