/**
 * Keeps the names of pages' chunks out of the scripts of other pages. esbuild writes `import("./about-ABC.js")` for the
 * loaders of `pages.ts`: a change of one word there would be a change of the app's chunk, of every view that imports it, and
 * of every document. Here the loaders ask `src/app/chunks.ts`, which knows the chunks by names that stay.
 */
import { readFile } from 'node:fs/promises'
import { basename, posix } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'
import { need } from '../fault'

const PAGES = 'pages.ts'
const VIEWS = 'src/pages/'

export type PageModules = {
  /** The views and contents that rows of `pages.ts` load, by the names of their chunks. */
  byName: Readonly<Record<string, string>>
  views: readonly string[]
  /** The modules that two or more views reach. */
  shared: readonly string[]
}

/** What the server bundle knows of the pages' modules. */
export function pageModules({ inputs }: Pick<Metafile, 'inputs'>): PageModules {
  const loaded = new Set(inputs[PAGES]?.imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? path : [])))
  const byName: Record<string, string> = {}
  for (const file of loaded) {
    const base = withoutEnd(basename(file))
    let name = base
    for (let count = 2; byName[name]; count += 1) name = `${base}-${count}`
    byName[name] = file
  }
  const views = [...loaded].filter(file => file.startsWith(VIEWS))
  return { byName, views, shared: sharedModules(inputs, views) }
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

/** Has the loaders of `pages.ts` call `chunk('about')` where they say `import('./src/content/about')`. */
export function pagesPlugin({ byName }: PageModules): Plugin {
  return {
    name: 'pages',
    setup(build) {
      build.onLoad({ filter: /\/pages\.ts$/ }, async ({ path }) => {
        if (path !== `${process.cwd()}/${PAGES}`) return null
        const source = await readFile(path, 'utf8')
        const loaders = source.replace(/\bimport\('([^']+)'\)/g, (_, module: string) => {
          const name = Object.entries(byName).find(([, file]) => withoutEnd(file) === posix.normalize(module))?.[0]
          return `chunk(${JSON.stringify(need(name, `chunk of ${module}`))})`
        })
        return { contents: `import { chunk } from './src/app/chunks'\n${loaders}`, loader: 'ts' }
      })
    },
  }
}
