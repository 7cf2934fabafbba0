// Modules that only few views share.
import { readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'
import { endingWith, type PageModules } from './page-modules'

/** Marks the questions of the plugin itself. */
const OWN = Symbol('own')

/**
 * Gives each view a copy of the modules that it shares with few others: in the app's chunk all pages would pay for them, and
 * a chunk of their own would be one request more. So a component that only few pages show keeps no state in its module.
 */
export function copiesPlugin({ few, onlyViews }: PageModules): esbuild.Plugin {
  return {
    name: 'copies',
    setup(build) {
      if (few.size === 0) return
      const root = `${build.initialOptions.absWorkingDir ?? process.cwd()}/`
      const names = [...few].map(file => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''))
      build.onResolve({ filter: endingWith(names) }, async ({ path, pluginData, ...from }) => {
        if (pluginData === OWN) return undefined
        const view: string | undefined = pluginData ?? onlyViews.get(from.importer.slice(root.length))
        const found = view && (await build.resolve(path, { ...from, pluginData: OWN }))
        if (!found || !few.has(found.path.slice(root.length))) return undefined
        return { path: found.path, suffix: `?${view}`, pluginData: view }
      })
      build.onLoad({ filter: endingWith([...few]) }, async ({ path, pluginData }) => ({
        contents: await readFile(path, 'utf8'),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        pluginData,
      }))
    },
  }
}
