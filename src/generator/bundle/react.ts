import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type * as esbuild from 'esbuild'
import { messageOf } from '../fault'

/** The files of React's packages that the browser needs, by import specifier. All of them are CommonJS. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

export const REACT_MODULES = Object.keys(FILES)

/**
 * Converts React's packages to ES modules for the browser. As CommonJS, all of react-dom is one function, which the browser
 * compiles as a whole, on the main thread, when it is called. The functions of an ES module are parsed beforehand on another
 * thread, and each is compiled when it is first called. On a phone this saves two thirds of the time until React can start.
 * A release whose files have other paths or another shape is bundled as it is, with one warning.
 * @param folder the folder of React's packages
 */
export function reactPlugin(folder = 'node_modules'): esbuild.Plugin {
  return {
    name: 'react',
    async setup(build) {
      const modules = new Map<string, string>()
      try {
        for (const file of Object.values(FILES)) {
          const path = resolve(folder, file)
          modules.set(path, asModule(await readFile(path, 'utf8'), file))
        }
      } catch (error) {
        const text = `React is bundled as it is, and starts later: src/generator/bundle/react.ts cannot convert it (${messageOf(error)})`
        build.onStart(() => ({ warnings: [{ text }] }))
        return
      }
      build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: name }) => {
        const file = FILES[name]
        return file ? { path: resolve(folder, file) } : null
      })
      build.onLoad({ filter: /\/cjs\/(react|scheduler)[\w-]*\.production\.js$/ }, ({ path }) => {
        const contents = modules.get(path)
        return contents === undefined ? null : { contents }
      })
    },
  }
}

/**
 * Converts the text of a CommonJS module to that of an ES module, which has the same named exports and all of them in its
 * default export. esbuild can then drop unused code: two thirds of `react`, two fifths of `scheduler`.
 * @param code text of the CommonJS module, which may require only REACT_MODULES
 * @param file its path, for the error message
 * @throws when the code cannot be converted
 */
export function asModule(code: string, file: string): string {
  if (/\bmodule\.exports\b/.test(code)) throw new Error(`${file}: it assigns module.exports`)
  // Found in the text: running the module would take as long as bundling it.
  const exported = new Set(Array.from(code.matchAll(/\bexports\.(\w+) =(?!=)/g), ([, name = '']) => name))
  if (exported.size === 0) throw new Error(`${file}: it assigns no exports`)
  // Exports get local names of their own, because functions in the module may have the names of its exports.
  const locals = new Map(Array.from(exported, (name, i) => [name, `export${i}`]))
  const times = (pattern: string): number => code.match(new RegExp(`${pattern} =(?!=)`, 'gm'))?.length ?? 0
  // An export that is assigned once, at top level, becomes a constant, which esbuild can drop if nothing uses it.
  const isConstant = (name: string) => times(`^exports\\.${name}`) === 1 && times(`\\bexports\\.${name}`) === 1
  const imports: string[] = []
  const body = code
    .replace(/\b(\w+) = require\("([\w/-]+)"\)/g, (statement, local: string, name: string) => {
      if (!REACT_MODULES.includes(name)) return statement
      return `imported${imports.push(`import * as ${local} from '${name}'`)} = 0`
    })
    .replace(/^exports\.(\w+) =/gm, (start, name: string) => (isConstant(name) ? `const ${start}` : start))
    .replace(/\bexports\.(\w+)/g, (whole, name: string) => locals.get(name) ?? whole)
  const [other] = /\brequire\([^)]*\)|\bexports\b/.exec(body) ?? []
  if (other) throw new Error(`${file}: it has ${other}`)
  return [
    ...imports,
    ...[...exported].filter(name => !isConstant(name)).map(name => `let ${locals.get(name)}`),
    body,
    `export { ${Array.from(locals, ([name, local]) => `${local} as ${name}`).join(', ')} }`,
    `export default { ${Array.from(locals, ([name, local]) => `${name}: ${local}`).join(', ')} }`,
  ].join('\n')
}
