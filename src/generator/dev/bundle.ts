// The bundles of `npm run dev`. The same scripts run in the browser and on Node, which renders the pages with them.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { BROWSER, COMMON_ENTRIES, LIBRARIES, RENDERER, virtualPlugin } from '../bundle/bundle'
import { outputOf, pathOf } from '../bundle/chunks'
import { directPlugin } from '../bundle/direct-plugin'
import { reactPlugin } from '../bundle/react'
import { type Styles, stylesPlugin } from '../bundle/styles'
import { svgPlugin } from '../bundle/svg'
import type * as Renderer from '../pages/entry'
import { sourcesOf } from '../pages/prerender'
import type { BuildSettings } from '../settings'

/** The source texts of libraries of which one function is used. Roots are unmounted when client.mjs replaces the page. */
const USED: Readonly<Record<string, string>> = {
  'react-dom/server': "export { renderToString } from 'react-dom/server'",
  'react-dom/client': `import { hydrateRoot as hydrate } from 'react-dom/client'
    export function hydrateRoot(...parameters) {
      // Scripts may come only when the page has been replaced again, and has others.
      if (!document.querySelector('[src^="' + new URL('.', import.meta.url).pathname + '"]')) return
      const root = hydrate(...parameters)
      addEventListener('dev-replace', () => root.unmount(), { once: true })
      return root
    }`,
}

const nameOf = (library: string): string => library.replaceAll('/', '-')

/** Bundles the libraries, each into a file with its name. Once is enough: they are large, and do not change. */
export async function bundleLibraries(outdir: string): Promise<void> {
  const names = [...new Set([...LIBRARIES, ...Object.keys(USED)])]
  await esbuild.build({
    ...BROWSER,
    entryPoints: Object.fromEntries(names.map(name => [nameOf(name), name in USED ? `virtual:${name}` : name])),
    entryNames: '[name]',
    outdir,
    write: true,
    plugins: [reactPlugin(), virtualPlugin(USED)],
  })
}

/** Returns a function that builds the bundle of the site into `outdir`, with what `styles` and `held` then are. */
export async function openBundle(outdir: string, styles: Styles, direct: BuildSettings['direct']) {
  /** The views and contents to bundle, by their specifiers in pages.ts. */
  const held = new Set<string>()
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
  const build = async () => {
    const { metafile, outputFiles } = await context.rebuild()
    // The name of a file has a hash of its contents.
    await Promise.all(outputFiles.map(({ path, contents }) => existsSync(path) || writeFile(path, contents)))
    const entry = outputOf(metafile, RENDERER)
    const [app = ''] = Object.entries(metafile.outputs).find(([, { inputs }]) => 'src/app/load.ts' in inputs) ?? []
    const renderer: typeof Renderer = await import(pathToFileURL(entry).href)
    return { renderer, client: metafile, sources: await sourcesOf(metafile), version: entry, app: pathOf(app) }
  }
  return { held, build }
}

/** Makes scripts import the libraries from the files beside them, and pages.ts name what it would import but is not held. */
const pagesPlugin = (held: ReadonlySet<string>): esbuild.Plugin => ({
  name: 'pages',
  setup({ onResolve, onLoad }) {
    const beside = ({ path }: esbuild.OnResolveArgs) => ({ path: `./${nameOf(path)}.js`, external: true })
    onResolve({ filter: /^react(-router)?(-dom)?(\/|$)/ }, beside)
    onLoad({ filter: /\/pages\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replace(/import\('(\.\/src\/.*?)'\)/g, (load, later) =>
        held.has(later) ? load : `Promise.resolve({ later: '${later}', View: null, content: { meta: {} } })`,
      ),
    }))
  },
})
