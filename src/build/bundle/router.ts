import { readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'

/**
 * What esbuild takes for an effect of the router's module, though the package says of itself that it has none, and how the
 * same is said so that it can be dropped where nothing uses it. Patterns match whole statements at the top of the module.
 */
const REWRITTEN: readonly [statement: RegExp, droppable: string][] = [
  // These make an object, and do nothing else.
  [/^(var \w+ = )((?:React\d*\.)?(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // A name that stands in a variable could be any: all of React would stay.
  [/^(var \w+ = )(React\d*\[\w+\]);$/gm, '$1/* @__PURE__ */ (() => $2)();'],
  // What is read from an object could do something, what is read from a module could not.
  [/^import (\w+) from "react";$/gm, 'import * as $1 from "react";'],
  // Developer tools and traces show these names; nothing else reads them.
  [/^\w+\.displayName = "[\w.]+";$/gm, ''],
  // As a part of the class it goes where the class goes.
  [
    /^(var (\w+) = class extends [\w.]+ \{)$((?:\n(?!};).*)*\n};)\n\2\.contextType = (\w+);$/gm,
    '$1 static contextType = $4;$3',
  ],
]

/**
 * Lets esbuild drop what the site does not use of the router: forms, routes, data, prefetching, server components. The
 * package stays as it is installed. What a newer one has that these patterns do not know stays in the bundle, and the
 * budget of the libraries reports it.
 */
export function routerPlugin(): esbuild.Plugin {
  return {
    name: 'router',
    setup(build) {
      // An import for its own sake, as the vendor modules have it, would be dropped with what has no effects.
      build.onResolve({ filter: /^(react-router|\.\/chunk-)/ }, async ({ path, importer, pluginData, ...options }) => {
        if (pluginData === 'resolving') return null
        const resolved = await build.resolve(path, { ...options, importer, pluginData: 'resolving' })
        return { ...resolved, sideEffects: true }
      })
      build.onLoad({ filter: /\/react-router\/dist\/.*\.mjs$/ }, async ({ path }) => ({
        contents: droppable(await readFile(path, 'utf8')),
      }))
    },
  }
}

/** The text of a module of the router, without what keeps unused code alive. */
export const droppable = (code: string): string =>
  REWRITTEN.reduce((text, [statement, droppable]) => text.replace(statement, droppable), code)
