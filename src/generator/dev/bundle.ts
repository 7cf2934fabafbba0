// The bundles of `npm run dev`. The same scripts run in the browser and on Node, which renders the pages with them.
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { BROWSER, COMMON_ENTRIES, LIBRARIES, virtualPlugin } from '../bundle/bundle'
import { pathOf } from '../bundle/chunks'
import { directPlugin } from '../bundle/direct-plugin'
import { reactPlugin } from '../bundle/react'
import { type Styles, stylesPlugin } from '../bundle/styles'
import { svgPlugin } from '../bundle/svg'
import type * as Renderer from '../pages/entry'
import { sourcesOf } from '../pages/prerender'
import type { BuildSettings } from '../settings'

const RENDERER = 'src/generator/pages/entry.tsx'
const SERVER = 'react-dom/server'

/** The script that stands for the views and contents of pages that are not in the bundle. */
const LATER = `export const [later] = import.meta.url.match(/[^?]*$/)
export const [View, content] = [null, { meta: {} }]`

const nameOf = (library: string): string => library.replaceAll('/', '-')

/** Bundles the libraries, each into a file with its name. Once is enough: they are large, and do not change. */
export async function bundleLibraries(outdir: string): Promise<void> {
  const entries = LIBRARIES.map(name => [nameOf(name), name])
  await esbuild.build({
    ...BROWSER,
    entryPoints: { ...Object.fromEntries(entries), [nameOf(SERVER)]: 'virtual:server' },
    entryNames: '[name]',
    outdir,
    write: true,
    plugins: [reactPlugin(), virtualPlugin({ server: `export { renderToString } from '${SERVER}'` })],
  })
  await writeFile(`${outdir}/later.js`, LATER)
}

/**
 * Returns a function that builds the bundle of the site into `outdir`, with what `styles` and `held` then are.
 * @param held the views and contents to bundle, by their specifiers in pages.ts
 */
export async function openBundle(
  outdir: string,
  styles: Styles,
  held: ReadonlySet<string>,
  direct: BuildSettings['direct'],
) {
  const context = await esbuild.context({
    ...BROWSER,
    entryPoints: { render: RENDERER, ...COMMON_ENTRIES },
    outdir,
    // Icons are drawn on the server only.
    external: ['lucide'],
    sourcemap: 'linked',
    plugins: [
      ...(direct ? [directPlugin(direct)] : []),
      // The libraries have files of their own, so their entry is empty.
      virtualPlugin({ vendor: '', app: "import './src/app/client'" }),
      stylesPlugin(styles),
      svgPlugin(),
      pagesPlugin(held),
    ],
  })
  return async () => {
    const { metafile, outputFiles } = await context.rebuild()
    await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)))
    const outputs = Object.entries(metafile.outputs)
    const [entry = ''] = outputs.find(([, { entryPoint }]) => entryPoint === RENDERER) ?? []
    const [app = ''] = outputs.find(([, { inputs }]) => 'src/app/load.ts' in inputs) ?? []
    const renderer: typeof Renderer = await import(pathToFileURL(entry).href)
    return {
      renderer,
      client: metafile,
      sources: await sourcesOf(metafile),
      version: entry,
      app: pathOf(app),
    }
  }
}

/** Makes scripts import the libraries, and LATER for what is not held, from the files beside them. */
const pagesPlugin = (held: ReadonlySet<string>): esbuild.Plugin => ({
  name: 'pages',
  setup({ onResolve }) {
    const beside = (file: string) => ({ path: `./${file}`, external: true })
    onResolve({ filter: /^react(-router)?(-dom)?(\/|$)/ }, ({ path }) => beside(`${nameOf(path)}.js`))
    onResolve({ filter: /^\.\/src\// }, ({ path, kind }) =>
      kind === 'dynamic-import' && !held.has(path) ? beside(`later.js?${path}`) : undefined,
    )
  },
})
