// The esbuild options of the site's two bundles: for Node, which renders the pages, and for browsers.
import { basename } from 'node:path'
import type * as esbuild from 'esbuild'
import { need } from '../fault'
import type { BuildSettings } from '../settings'
import { directPlugin } from './direct-plugin'
import { type PageModules, pageModulesPlugin } from './page-modules'
import { reactPlugin } from './react'
import { routerPlugin } from './router'
import { type Styles, stylesPlugin } from './styles'
import { svgPlugin } from './svg'

/** The entry points that every page loads, in the order of their evaluation: the libraries, then the app. */
export const COMMON_ENTRIES = { vendor: 'virtual:vendor', app: 'virtual:app' }
/** The entry point that renders the pages, on Node. */
export const RENDERER = 'src/generator/pages/entry.tsx'
export const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom']

/** The options of every bundle of the site. */
const SITE = {
  entryNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  metafile: true,
  logLevel: 'silent',
} as const satisfies esbuild.BuildOptions

/** The options of every bundle for browsers. */
export const BROWSER = {
  ...SITE,
  chunkNames: '[name]-[hash]',
  target: 'es2022',
  // Repeated from tsconfig.json, which esbuild does not read for modules that a plugin has resolved.
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Chunk names depend on module paths. This way node_modules yields the same names as a folder and as a symbolic link.
  preserveSymlinks: true,
  write: false,
} as const satisfies esbuild.BuildOptions

/** Returns the options to bundle the site as Node modules below `outdir`, with one module for each view and content. */
export function serverOptions(styles: Styles | Promise<Styles>, outdir: string): esbuild.BuildOptions {
  return {
    entryPoints: { render: RENDERER },
    ...SITE,
    outdir,
    platform: 'node',
    packages: 'external',
    plugins: [stylesPlugin(styles), svgPlugin()],
  }
}

type ClientBundle = {
  styles: Styles
  modules: PageModules
  direct: BuildSettings['direct']
  outdir: string
}

/** Returns the options to bundle the site for browsers: two chunks for all pages (vendor, app), and one for each view. */
export function clientOptions({ styles, modules, direct, outdir }: ClientBundle): esbuild.BuildOptions {
  return {
    ...BROWSER,
    entryPoints: [
      ...Object.entries(COMMON_ENTRIES).map(([name, entry]) => ({ in: entry, out: name })),
      ...modules.views.map(view => ({ in: view, out: basename(view, '.tsx') })),
    ],
    outdir,
    minify: true,
    plugins: [
      ...(direct ? [directPlugin(direct)] : []),
      reactPlugin(),
      routerPlugin(),
      virtualPlugin({
        vendor: LIBRARIES.map(name => `import '${name}'`).join('\n'),
        app: [COMMON_ENTRIES.vendor, ...modules.shared.map(file => `./${file}`), './src/app/client']
          .map(module => `import '${module}'`)
          .join('\n'),
      }),
      stylesPlugin(styles),
      svgPlugin(),
      pageModulesPlugin(modules, COMMON_ENTRIES.app),
    ],
  }
}

/** Provides the modules `virtual:name` from the given source texts. */
export function virtualPlugin(modules: Readonly<Record<string, string>>): esbuild.Plugin {
  return {
    name: 'virtual',
    setup(build) {
      build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: 'virtual',
      }))
      build.onLoad({ filter: /./, namespace: 'virtual' }, ({ path }) => ({
        contents: need(modules[path], `module virtual:${path}`),
        resolveDir: process.cwd(),
      }))
    },
  }
}
