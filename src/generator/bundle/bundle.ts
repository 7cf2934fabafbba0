// The esbuild options of the site's two bundles: for Node, which renders the pages, and for browsers.
import { readdir, readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'
import type { Site } from '../../content/types'
import type { MailSettings } from '../../relay/providers'
import { need } from '../fault'
import { contentPlugin } from './content'
import { copiesPlugin } from './copies'
import { directPlugin } from './direct-plugin'
import { endingWith, type PageModules } from './page-modules'
import { reactPlugin } from './react'
import { routerPlugin } from './router'
import { type Styles, stylesPlugin } from './styles'
import { svgPlugin } from './svg'

export const CLIENT = 'src/app/client.tsx'
export const VENDOR = 'virtual:vendor'
export const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom']

/** The options of every bundle for browsers. */
export const BROWSER = {
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  // Repeated from tsconfig.json, which esbuild does not read for modules that a plugin has resolved.
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Chunk names depend on module paths. This way node_modules yields the same names as a folder and as a symbolic link.
  preserveSymlinks: true,
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies esbuild.BuildOptions

/** The entry points that every page loads, in the order of their evaluation. */
export const COMMON_ENTRIES = [VENDOR, CLIENT]

/** Lists every `*.styles.ts` below src, sorted by path, which is the cascade order of the whole site. */
export async function styleFiles(): Promise<string[]> {
  const files = await readdir('src', { recursive: true })
  return files
    .filter(file => file.endsWith('.styles.ts'))
    .map(file => `src/${file}`)
    .sort()
}

/** Returns the options to bundle the site as Node modules below `outdir`, with one module for each view and content. */
export function serverOptions(styles: Styles | Promise<Styles>, outdir: string): esbuild.BuildOptions {
  return {
    entryPoints: { render: 'src/generator/pages/entry.tsx' },
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    // Empty, because only the browser needs the sites: its content scripts name a page's site by index.
    plugins: [stylesPlugin(styles), svgPlugin(), virtualPlugin({ sites: 'export const sites = []' })],
  }
}

type ClientBundle = {
  styles: Styles
  /** The views and contents of the pages, and the modules that views share. */
  modules: PageModules
  /** The sites of the page list, one per language. */
  sites: readonly Site[]
  /** The settings for forms that call the mail provider from the browser; null if forms post to the relay. */
  direct: MailSettings | null
  outdir: string
}

/** Returns the options to bundle the site for browsers: two chunks for all pages (vendor, app), and one for each view. */
export function clientOptions({ styles, modules, sites, direct, outdir }: ClientBundle): esbuild.BuildOptions {
  return {
    ...BROWSER,
    entryPoints: { app: CLIENT, vendor: VENDOR, ...modules.views },
    outdir,
    minify: true,
    plugins: [
      ...(direct ? [directPlugin(direct)] : []),
      reactPlugin(),
      routerPlugin(),
      virtualPlugin({
        vendor: LIBRARIES.map(name => `import '${name}'`).join('\n'),
        shared: modules.shared.map(file => `import './${file}'`).join('\n'),
        sites: `export const sites = ${JSON.stringify(sites)}`,
      }),
      chunksPlugin(modules),
      stylesPlugin(styles),
      svgPlugin(),
      contentPlugin(modules),
      copiesPlugin(modules),
    ],
  }
}

/**
 * Sets which modules share a chunk. esbuild puts modules into one chunk if the same entry points import them, directly or
 * not. So this plugin makes the app and every view import the vendor modules and the shared modules, and every view import
 * the app. A page then needs four scripts, and a change of the app leaves the vendor chunk in the visitors' caches.
 */
function chunksPlugin({ views }: PageModules): esbuild.Plugin {
  return {
    name: 'chunks',
    setup(build) {
      const root = `${process.cwd()}/`
      const reach = (filter: RegExp, modules: string[]) =>
        build.onLoad({ filter }, async ({ path }) => ({
          contents: `${modules.map(name => `import '${name}';`).join('')}${await readFile(path, 'utf8')}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        }))
      reach(/\/src\/app\/client\.tsx$/, [VENDOR, 'virtual:shared'])
      reach(endingWith(Object.values(views)), [VENDOR, 'virtual:shared', `${root}${CLIENT}`])
    },
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
