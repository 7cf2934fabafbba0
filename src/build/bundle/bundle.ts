// The two bundles of the site.
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

const CLIENT = 'src/app/client.tsx'
const VENDOR = 'virtual:vendor'
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom']

/** The entry points of what every page loads, in the order in which it is evaluated. */
export const COMMON_ENTRIES = [VENDOR, CLIENT]

/** Every `*.styles.ts` under src, by name: the one order of the cascade. */
export async function styleFiles(): Promise<string[]> {
  const files = await readdir('src', { recursive: true })
  return files
    .filter(file => file.endsWith('.styles.ts'))
    .map(file => `src/${file}`)
    .sort()
}

/** The site as Node modules below `outdir`, each page's view and content a module of its own. */
export function serverOptions(styles: Styles | Promise<Styles>, outdir: string): esbuild.BuildOptions {
  return {
    entryPoints: { render: 'src/build/pages/entry.tsx' },
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    // Only a browser finds pages by lists, and asks for their sites.
    plugins: [stylesPlugin(styles), virtualPlugin({ sites: 'export const sites = []' })],
  }
}

type ClientBundle = {
  styles: Styles
  /** The modules that each page loads for itself. */
  modules: PageModules
  /** What frames the pages, one a language. */
  sites: readonly Site[]
  /** What the forms need to call the mail provider themselves; null where they post to the relay. */
  direct: MailSettings | null
  outdir: string
}

/** The site for browsers: for every page the same two chunks (vendor, app), and its view. */
export function clientOptions({ styles, modules, sites, direct, outdir }: ClientBundle): esbuild.BuildOptions {
  return {
    entryPoints: { app: CLIENT, vendor: VENDOR, ...modules.views },
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // As tsconfig.json says, which esbuild does not read for a module that a plugin has resolved.
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A linked node_modules gives the same bytes as one in the folder: the names of chunks depend on the paths in them.
    preserveSymlinks: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
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
      contentPlugin(modules),
      copiesPlugin(modules),
    ],
  }
}

/**
 * esbuild puts modules into one chunk that are reached by the same entries. So every chunk is made to reach the vendor
 * modules, and every view the app and the modules that two or more views share: a page then needs four scripts, and an
 * app change leaves the vendor chunk in the visitors' caches.
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

/** Gives the modules `virtual:name` these texts. */
function virtualPlugin(modules: Readonly<Record<string, string>>): esbuild.Plugin {
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
