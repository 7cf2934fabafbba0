// Reads from the server bundle's metafile which modules the rows of the page list load, and which of them views share.
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

const PAGES = 'pages.ts'
const VIEWS = 'src/pages/'
const APP = 'src/app/App.tsx'

export type PageModules = {
  /** The file of each view, by the name of its chunk. */
  views: Readonly<Record<string, string>>
  /** The content files of single pages. */
  contents: ReadonlySet<string>
  /** The modules that every page loads, because many views need them, or the app and more than one view. */
  shared: readonly string[]
  /** Shared by 2 to 6 views, and not needed by the app: copied into each. */
  copied: ReadonlySet<string>
  /** The modules that only one view needs, each with that view. */
  onlyViews: ReadonlyMap<string, string>
}

/**
 * The most views that share a copied module: enough for the pages of one kind. Copies make the first page of a visit 3 to 4 kB
 * (brotli) smaller, leave a visit of three pages as large as without them, and make a visit of all five solutions 4 kB
 * larger.
 */
const MOST_VIEWS = 6

export function pageModules({ inputs }: Pick<Metafile, 'inputs'>): PageModules {
  const loaded = new Set(inputs[PAGES]?.imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? path : [])))
  const files = [...loaded].filter(file => file.startsWith(VIEWS))
  const views: Record<string, string> = {}
  for (const file of files) {
    const base = withoutEnd(basename(file))
    let name = base
    for (let count = 2; views[name]; count += 1) name = `${base}-${count}`
    views[name] = file
  }
  const contents = new Set([...loaded].filter(file => !file.startsWith(VIEWS)))
  return { views, contents, ...reachOf(inputs, files) }
}

/** Returns a pattern for the absolute paths of modules, in whatever folder the checkout is. */
export const endingWith = (files: readonly string[]): RegExp =>
  new RegExp(`/(${files.map(file => file.replaceAll('.', '\\.')).join('|')})$`)

const withoutEnd = (file: string): string => file.replace(/\.tsx?$/, '')

function reachOf(
  inputs: Metafile['inputs'],
  views: readonly string[],
): Pick<PageModules, 'shared' | 'copied' | 'onlyViews'> {
  const reachedBy = new Map<string, string[]>()
  for (const view of views) {
    for (const file of reached(inputs, view)) reachedBy.set(file, [...(reachedBy.get(file) ?? []), view])
  }
  const app = reached(inputs, APP)
  const [shared, copied, onlyViews] = [[] as string[], new Set<string>(), new Map<string, string>()]
  for (const [file, [view = '', ...others]] of reachedBy) {
    if (others.length === 0) onlyViews.set(file, view)
    else if (views.includes(file)) continue
    else if (others.length < MOST_VIEWS && !app.has(file)) copied.add(file)
    else shared.push(file)
  }
  return { shared, copied, onlyViews }
}

/** Returns the modules that a module imports, directly or indirectly, itself included. */
function reached(inputs: Metafile['inputs'], module: string): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) visit(path)
  }
  visit(module)
  return files
}
