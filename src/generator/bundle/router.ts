import { readFile } from 'node:fs/promises'
import type * as esbuild from 'esbuild'

/**
 * Statements of the router's modules that esbuild takes for side effects, although the package declares that it has none,
 * each with an equivalent that esbuild can drop if nothing uses it. The patterns match statements at the top level.
 */
const REWRITTEN: readonly [statement: RegExp, droppable: string][] = [
  // These calls only create an object.
  [/^(var \w+ = )((?:React\d*\.)?(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // An export accessed by a variable name could be any export, so that all of React would stay.
  [/^(var \w+ = )(React\d*\[\w+\]);$/gm, '$1/* @__PURE__ */ (() => $2)();'],
  // Reading a property of an object may run code; reading an export of a module namespace cannot.
  [/^import (\w+) from "react";$/gm, 'import * as $1 from "react";'],
  // Developer tools and traces show these names; nothing else reads them.
  [/^\w+\.displayName = "[\w.]+";$/gm, ''],
  // As a static member of the class it is dropped together with the class.
  [
    /^(var (\w+) = class extends [\w.]+ \{)$((?:\n(?!};).*)*\n};)\n\2\.contextType = (\w+);$/gm,
    '$1 static contextType = $4;$3',
  ],
]

/**
 * Lets esbuild drop the parts of the router that the site does not use: forms, routes, data, prefetching, server components.
 * The installed package is not changed. Code of a newer release that the patterns do not match stays in the bundle, and the
 * budget for libraries reports it.
 */
export function routerPlugin(): esbuild.Plugin {
  return {
    name: 'router',
    setup(build) {
      // esbuild would drop the vendor entry's import, which uses nothing of a package that declares no side effects.
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

/** Rewrites the text of a router module so that esbuild can drop its unused code. */
export const droppable = (code: string): string =>
  REWRITTEN.reduce((text, [statement, droppable]) => text.replace(statement, droppable), code)
