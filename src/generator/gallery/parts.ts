// Finds the sections and pictures of the site in its rendered pages, each with its name.
import { readdir } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { serverOptions } from '../bundle/bundle'
import { sprite } from '../bundle/sprite'
import { evaluateStyles, extract, styleFiles } from '../bundle/styles'
import { need } from '../fault'
import type * as Renderer from '../pages/entry'
import { cutParts } from './cut'
import type * as Examples from './examples'
import type * as Runtime from './jsx-runtime'

const WORK = '.build/gallery'
const ROOMS = ['src/sections', 'src/mockups']
/** The components that pictures are made of, which are not shown by themselves. */
const KIT = 'src/mockups/kit/'

export type GalleryPart = {
  /** The component and its file: `Hero (src/sections/Hero.tsx)`. */
  name: string
  /** The pages that draw it in this look; none for an example. */
  paths: string[]
  /** The body of a document that shows it. */
  html: string
  styles: string
}

type Bundle = typeof Renderer &
  typeof Examples & { names: typeof Runtime.names; modules: Record<string, Record<string, unknown>> }

/** Returns the files whose components are shown. */
export async function partFiles(): Promise<string[]> {
  const listed = ROOMS.map(async room => (await readdir(room, { recursive: true })).map(name => join(room, name)))
  const files = (await Promise.all(listed)).flat().map(file => file.split(sep).join('/'))
  return files.filter(file => file.endsWith('.tsx') && !file.startsWith(KIT)).sort()
}

/** Renders all pages, and cuts the parts out of them. */
export async function galleryParts(): Promise<GalleryPart[]> {
  const styles = await evaluateStyles(await styleFiles(), WORK)
  const { pages, notFound, render, renderExamples, icons, names, modules } = await load(
    serverOptions(styles, `${WORK}/server`),
  )
  for (const [file, components] of Object.entries(modules))
    for (const [name, component] of Object.entries(components))
      if (typeof component === 'function') names.set(component, `${name} (${file})`)
  const parts = new Map<string, GalleryPart>()
  const add = (rendered: string, paths: readonly string[]) => {
    for (const { name, look, html } of cutParts(rendered)) {
      const known = parts.get(look)
      if (known) known.paths.push(...paths)
      else
        parts.set(look, {
          name,
          paths: [...paths],
          html: html + sprite(icons, html),
          styles: styles.global + extract(styles, html),
        })
    }
  }
  for (const page of [...pages, notFound]) add(render(await page.load()), [page.path])
  add(renderExamples(), [])
  return [...parts.values()].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
}

/** Bundles the site with a JSX runtime that marks the parts. */
async function load(options: esbuild.BuildOptions): Promise<Bundle> {
  const files = await partFiles()
  const { metafile } = await esbuild.build({
    ...options,
    entryPoints: [],
    stdin: {
      resolveDir: process.cwd(),
      contents: [
        "export * from './src/generator/pages/entry'",
        "export * from './src/generator/gallery/examples'",
        "export { names } from './src/generator/gallery/jsx-runtime'",
        ...files.map((file, index) => `import * as part${index} from './${file}'`),
        `export const modules = { ${files.map((file, index) => `'${file}': part${index}`).join(', ')} }`,
      ].join('\n'),
    },
    plugins: [markPlugin(), ...(options.plugins ?? [])],
  })
  const outputs = Object.entries(metafile?.outputs ?? {})
  const [file] = need(
    outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>'),
    'entry of the gallery',
  )
  return import(pathToFileURL(file).href)
}

function markPlugin(): esbuild.Plugin {
  const path = resolve('src/generator/gallery/jsx-runtime.ts')
  return {
    name: 'mark',
    setup: build => build.onResolve({ filter: /^@emotion\/react\/jsx-runtime$/ }, () => ({ path })),
  }
}
