// The two bundles of the site, and what esbuild's metafile says about them.
import { readdir, readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'
import type { MailSettings } from '../../relay/providers'
import { contentPlugin } from './content'
import { directPlugin } from './direct-plugin'
import { reactPlugin } from './react'
import { type Icons, symbols } from './sprite'
import { type Styles, stylesPlugin } from './styles'

const CLIENT = 'src/app/client.tsx'
const VIEWS = 'src/pages/'
const VENDOR = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom']

/** Every `*.styles.ts` under src, theme first: the cascade goes from the general to the particular. */
export async function styleFiles(): Promise<string[]> {
  const order = ['theme', 'layout', 'sections', 'mockups/kit', 'mockups/frame', 'mockups', 'contact', 'pages']
  const rank = (file: string) => order.findIndex(place => file.startsWith(`src/${place}`))
  const files = await readdir('src', { recursive: true })
  return files
    .filter(file => file.endsWith('.styles.ts'))
    .map(file => `src/${file}`)
    .sort(
      (a, b) => Number(b.includes('global')) - Number(a.includes('global')) || rank(a) - rank(b) || (a < b ? -1 : 1),
    )
}

/** The site as Node modules in `.build/server`, each page's view and content a module of its own. */
export function serverOptions(styles: Styles): esbuild.BuildOptions {
  return {
    entryPoints: { render: 'src/build/pages/entry.tsx' },
    outdir: '.build/server',
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['virtual:rest'],
    metafile: true,
    logLevel: 'silent',
    plugins: [stylesPlugin(styles)],
  }
}

/**
 * The site for browsers, in `dist/assets`: for every page the same two chunks (vendor, app), its view and its content.
 * @param rest the source of the `virtual:rest` module
 * @param direct what the forms need to call the mail provider themselves
 */
export function clientOptions(
  styles: Styles,
  rest: string,
  server: esbuild.Metafile,
  direct: MailSettings | null,
): esbuild.BuildOptions {
  return {
    entryPoints: { app: CLIENT, vendor: 'virtual:vendor' },
    outdir: 'dist/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      ...(direct ? [directPlugin(direct)] : []),
      reactPlugin(),
      chunksPlugin(rest, server),
      stylesPlugin(styles),
      contentPlugin(),
    ],
  }
}

/**
 * esbuild puts modules into one chunk that are reached by the same entries. So every chunk is made to reach the vendor
 * modules, and every view the app and the modules that two or more views share: a page then needs four scripts, and an
 * app change leaves the vendor chunk in the visitors' caches.
 */
function chunksPlugin(rest: string, server: esbuild.Metafile): esbuild.Plugin {
  return {
    name: 'chunks',
    setup(build) {
      const root = `${process.cwd()}/`
      const virtual = (name: string, contents: () => string) =>
        build.onLoad({ filter: new RegExp(`^${name}$`), namespace: 'virtual' }, () => ({
          contents: contents(),
          resolveDir: root,
        }))
      build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: 'virtual',
      }))
      virtual('vendor', () => VENDOR.map(name => `import '${name}'`).join('\n'))
      virtual('rest', () => `import 'virtual:vendor'\n${rest}`)
      virtual('shared', () =>
        sharedModules(server)
          .map(file => `import './${file}'`)
          .join('\n'),
      )
      const reach = (filter: RegExp, modules: string[]) =>
        build.onLoad({ filter }, async ({ path }) => ({
          contents: `${modules.map(name => `import '${name}';`).join('')}${await readFile(path, 'utf8')}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        }))
      reach(/\/src\/app\/client\.tsx$/, ['virtual:vendor', 'virtual:shared'])
      reach(endingWith(viewsOf(server)), ['virtual:vendor', 'virtual:shared', `${root}${CLIENT}`])
      // The router says that it has no side effects: an import for its own sake would be dropped.
      build.onResolve({ filter: /^(react-router|\.\/chunk-)/ }, async ({ path, importer, pluginData, ...options }) => {
        if (pluginData === 'resolving') return null
        const resolved = await build.resolve(path, { ...options, importer, pluginData: 'resolving' })
        return { ...resolved, sideEffects: true }
      })
    },
  }
}

/** The source of the module that holds what a prerendered page lacks of the others: rules and icons. */
export function restModule(styles: Styles, icons: Icons): string {
  return `export const rules = ${JSON.stringify(styles.rules)}\nexport const symbols = ${JSON.stringify(symbols(icons))}`
}

/** The modules of the server bundle that two or more views reach. */
function sharedModules({ inputs }: Pick<esbuild.Metafile, 'inputs'>): string[] {
  const reachedBy = new Map<string, number>()
  const all = viewsOf({ inputs })
  for (const view of all) {
    const reached = new Set<string>()
    const visit = (file: string) => {
      if (reached.has(file)) return
      reached.add(file)
      for (const { path, external } of inputs[file]?.imports ?? []) if (!external) visit(path)
    }
    visit(view)
    for (const file of reached) reachedBy.set(file, (reachedBy.get(file) ?? 0) + 1)
  }
  return [...reachedBy].flatMap(([file, views]) => (views > 1 && !all.includes(file) ? file : []))
}

/** The modules of `src/pages` that rows of `pages.ts` load. */
function viewsOf({ inputs }: Pick<esbuild.Metafile, 'inputs'>): string[] {
  const loaded = inputs['pages.ts']?.imports.map(({ path }) => path) ?? []
  return [...new Set(loaded)].filter(path => path.startsWith(VIEWS))
}

/** Matches the absolute paths of modules. */
const endingWith = (files: readonly string[]): RegExp =>
  new RegExp(`/(${files.map(file => file.replaceAll('.', '\\.')).join('|')})$`)

/** The chunks of the browser bundle that every page loads, in the order in which they are evaluated. */
export function commonChunks({ outputs }: esbuild.Metafile): string[] {
  return ['react-dom-client.production.js', CLIENT].map(module => {
    const chunk = Object.keys(outputs).find(file =>
      // node_modules may be a link, and its files then elsewhere.
      Object.keys(outputs[file]?.inputs ?? {}).some(input => input.endsWith(module)),
    )
    if (!chunk) throw new Error(`The browser bundle has no chunk with ${module}`)
    return chunk
  })
}

/** The chunks that a page's module needs, itself first. */
export function chunksOf({ outputs }: esbuild.Metafile, entryPoint: string): string[] {
  const chunks = new Set<string>()
  const visit = (file: string) => {
    if (chunks.has(file)) return
    chunks.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') visit(path)
  }
  const entry = Object.keys(outputs).find(file => outputs[file]?.entryPoint === entryPoint)
  if (!entry) throw new Error(`The browser bundle has no chunk of ${entryPoint}`)
  visit(entry)
  return [...chunks]
}
