import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type * as esbuild from 'esbuild'

/** The release whose files were tried. Their paths and their shape are React's own business, and may change in any. */
const TRIED = '19.3.1'

/** The files of React's packages that the browser needs. All of them are CommonJS. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

export const REACT_MODULES = Object.keys(FILES)

/**
 * Makes ES modules of React's packages, for the browser. As CommonJS all of react-dom is one function, which the browser
 * compiles as a whole when it is called, on the main thread; the functions of a module are read beforehand on another
 * thread, and compiled one by one when they are called. On a phone that is two thirds of the time until React can begin.
 */
export function reactPlugin(): esbuild.Plugin {
  return {
    name: 'react',
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: name }) => {
        const file = FILES[name]
        if (!file) return null
        const path = resolve('node_modules', file)
        if (!existsSync(path)) throw otherShape(file, 'it is not there')
        return { path }
      })
      build.onLoad({ filter: /\/cjs\/(react|scheduler)[\w-]*\.production\.js$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8')
        return { contents: asModule(code, exportedBy(code), path) }
      })
    },
  }
}

/** The names that a CommonJS module of React's exports. To run it for them would take as long as to bundle it. */
export const exportedBy = (code: string): string[] => [
  ...new Set(Array.from(code.matchAll(/\bexports\.(\w+) =(?!=)/g), ([, name = '']) => name)),
]

/**
 * The text of an ES module that exports what a CommonJS module exports, each by its name, and all of it by default. What
 * nothing uses of it can be dropped: of `react` two thirds, of `scheduler` two fifths.
 * @param code of the CommonJS module, which may require REACT_MODULES
 * @param exported the names
 * @param file its path, for the message
 * @throws when the code has another shape than the files of the release that was tried
 */
export function asModule(code: string, exported: readonly string[], file: string): string {
  if (/\bmodule\.exports\b/.test(code)) throw otherShape(file, 'it assigns module.exports')
  if (!/\bexports\.\w+ =/.test(code)) throw otherShape(file, 'it assigns no exports')
  // The names of the package may be those of functions in its code.
  const locals = new Map(exported.map((name, i) => [name, `export${i}`]))
  const times = (pattern: string): number => code.match(new RegExp(`${pattern} =(?!=)`, 'gm'))?.length ?? 0
  // What is assigned once and at the top is a constant: esbuild drops it where nothing uses it.
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
  if (other) throw otherShape(file, `it has ${other}`)
  return [
    ...imports,
    ...exported.filter(name => !isConstant(name)).map(name => `let ${locals.get(name)}`),
    body,
    `export { ${Array.from(locals, ([name, local]) => `${local} as ${name}`).join(', ')} }`,
    `export default { ${Array.from(locals, ([name, local]) => `${name}: ${local}`).join(', ')} }`,
  ].join('\n')
}

const otherShape = (file: string, what: string): Error =>
  new Error(`${file} is not the file that src/build/bundle/react.ts knows from React ${TRIED}: ${what}`)
