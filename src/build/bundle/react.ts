import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type * as esbuild from 'esbuild'

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
  const require = createRequire(resolve('package.json'))
  return {
    name: 'react',
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => {
        const file = FILES[path]
        return file ? { path: require.resolve(`./node_modules/${file}`) } : null
      })
      build.onLoad({ filter: /\/cjs\/(react|scheduler)[\w-]*\.production\.js$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8')
        const needed = REACT_MODULES.filter(name => code.includes(`require("${name}")`))
        // The names of the package may be those of functions in its code.
        const names = Object.keys(require(path)).map((name, i) => [name, `export${i}`] as const)
        return {
          contents: [
            ...needed.map((name, i) => `import * as import${i} from '${name}'`),
            `const require = name => ({ ${needed.map((name, i) => `'${name}': import${i}`).join(', ')} })[name]`,
            'const exports = {}',
            code,
            `const { ${names.map(([name, local]) => `${name}: ${local}`).join(', ')} } = exports`,
            `export { ${names.map(([name, local]) => `${local} as ${name}`).join(', ')}, exports as default }`,
          ].join('\n'),
        }
      })
    },
  }
}
