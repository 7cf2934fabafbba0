// Decides which modules share a script: for all pages, or for one.
import { readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'

const PAGES = 'pages.ts'
const VIEWS = 'src/pages/'
const APP = 'src/app/App.tsx'

export type PageModules = {
  /** The files of the views. */
  views: readonly string[]
  /** The modules that every page loads because many views need them, or the app and more than one view. */
  shared: readonly string[]
  /** The modules of the app. */
  app: ReadonlySet<string>
  /** Returns the file that a module imports by a specifier. */
  imported: (importer: string, specifier: string) => string | undefined
}

/**
 * The most views that share a module of which each gets a copy: enough for the pages of one kind. Copies make the first page
 * of a visit 3 to 4 kB (brotli) smaller than one script for all pages, leave a visit of three pages as large, and make a visit
 * of all five solutions 4 kB larger. Scripts of their own would take another request, after that for the view.
 */
const MOST_VIEWS = 6

/** Reads from the server bundle's metafile which modules the rows of the page list load. */
export function pageModules({ inputs }: Pick<esbuild.Metafile, 'inputs'>): PageModules {
  const loaded = inputs[PAGES]?.imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? path : [])) ?? []
  const views = [...new Set(loaded)].filter(file => file.startsWith(VIEWS))
  const users = new Map<string, number>()
  for (const view of views) for (const module of reached(inputs, view)) users.set(module, (users.get(module) ?? 0) + 1)
  const app = reached(inputs, APP)
  const shared = [...users].flatMap(([file, count]) =>
    count > MOST_VIEWS || (count > 1 && app.has(file)) ? [file] : [],
  )
  const imported: PageModules['imported'] = (importer, specifier) =>
    inputs[importer]?.imports.find(({ original }) => original === specifier)?.path
  return { views, shared: shared.filter(file => !views.includes(file)), app, imported }
}

/** Returns the modules that a module imports, directly or indirectly, itself included, without what it imports later. */
function reached(inputs: esbuild.Metafile['inputs'], module: string): Set<string> {
  const files = new Set([module])
  for (const file of files)
    for (const { path, external, kind } of inputs[file]?.imports ?? [])
      if (!external && kind !== 'dynamic-import') files.add(path)
  return files
}

/**
 * Sets which modules share a script. esbuild puts modules into one script if the same entry points import them, directly or
 * not. So every view imports the app, and has its own copies of all modules that the app lacks, which must not hold state. A
 * page then needs four scripts, and a change of the app leaves that of the libraries in the visitors' caches. A module that a
 * view or the app imports later (`import()`) is treated as a view: otherwise what both import would be a fifth script.
 * @param common specifier of the app
 */
export function pageModulesPlugin({ views, shared, app, imported }: PageModules, common: string): esbuild.Plugin {
  const entries = new Set(views)
  return {
    name: 'page modules',
    setup(build) {
      const root = `${build.initialOptions.absWorkingDir ?? process.cwd()}/`
      const fileOf = (path: string) => path.slice(root.length)
      build.onResolve({ filter: /^\.\.?\// }, ({ path, pluginData, kind, ...from }) => {
        const importer = fileOf(from.importer)
        const isLater = kind === 'dynamic-import'
        const view = isLater && app.has(importer) ? importer : [pluginData, importer].find(file => entries.has(file))
        // `build.resolve` would ask all plugins again, for each of a thousand copies.
        const file = imported(importer, path)
        if (!view || !file || shared.includes(file) || app.has(file)) return undefined
        if (isLater) {
          entries.add(file)
          return { path: root + file, pluginData: file }
        }
        return { path: root + file, suffix: `?${view}`, pluginData: view }
      })
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
        const first = entries.has(fileOf(path)) ? `import '${common}';` : ''
        if (!first && !entries.has(pluginData)) return undefined
        const contents = first + (await readFile(path, 'utf8'))
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', pluginData }
      })
    },
  }
}
