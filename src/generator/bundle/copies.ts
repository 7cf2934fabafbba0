// Duplicates the modules that only a few views share.
import { readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'
import { endingWith, type PageModules } from './page-modules'

/** Marks the plugin's own calls of `build.resolve`, which it must not handle again. */
const OWN = Symbol('own')

/**
 * Gives each view its own copy of the modules that it shares with only a few others: in the app's chunk all pages would pay
 * for them, and a separate chunk would cost one more request. So the modules of components that only a few pages show must
 * not hold state.
 */
export function copiesPlugin({ copied, onlyViews }: PageModules): esbuild.Plugin {
  return {
    name: 'copies',
    setup(build) {
      if (copied.size === 0) return
      const root = `${build.initialOptions.absWorkingDir ?? process.cwd()}/`
      const names = [...copied].map(file => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''))
      build.onResolve({ filter: endingWith(names) }, async ({ path, pluginData, ...from }) => {
        if (pluginData === OWN) return undefined
        const view: string | undefined = pluginData ?? onlyViews.get(from.importer.slice(root.length))
        const found = view && (await build.resolve(path, { ...from, pluginData: OWN }))
        if (!found || !copied.has(found.path.slice(root.length))) return undefined
        return { path: found.path, suffix: `?${view}`, pluginData: view }
      })
      build.onLoad({ filter: endingWith([...copied]) }, async ({ path, pluginData }) => ({
        contents: await readFile(path, 'utf8'),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        pluginData,
      }))
    },
  }
}
