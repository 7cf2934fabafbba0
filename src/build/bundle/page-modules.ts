// What the server bundle tells of the modules that the rows of the page list load.
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

const PAGES = 'pages.ts'
const VIEWS = 'src/pages/'

export type PageModules = {
  /** The views by the names of their chunks. */
  views: Readonly<Record<string, string>>
  /** The files with the words of single pages. */
  contents: ReadonlySet<string>
  /** The modules that two or more views reach. */
  shared: readonly string[]
}

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
  return { views, contents, shared: sharedModules(inputs, files) }
}

const withoutEnd = (file: string): string => file.replace(/\.tsx?$/, '')

function sharedModules(inputs: Metafile['inputs'], views: readonly string[]): string[] {
  const reachedBy = new Map<string, number>()
  for (const view of views) {
    const reached = new Set<string>()
    const visit = (file: string) => {
      if (reached.has(file)) return
      reached.add(file)
      for (const { path, external } of inputs[file]?.imports ?? []) if (!external) visit(path)
    }
    visit(view)
    for (const file of reached) reachedBy.set(file, (reachedBy.get(file) ?? 0) + 1)
  }
  return [...reachedBy].flatMap(([file, count]) => (count > 1 && !views.includes(file) ? file : []))
}
