// The router in the browser bundle: only what the site uses, and that unchanged.
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { droppable, routerPlugin } from '../../src/generator/bundle/router'

const FOLDER = 'node_modules/react-router'

async function bundleOf(contents: string, options: esbuild.BuildOptions = {}): Promise<string> {
  const { outputFiles = [] } = await esbuild.build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    plugins: [routerPlugin()],
    ...options,
  })
  return outputFiles.map(({ text }) => text).join('')
}

// `sideEffects: false` is the package's promise that its unused parts may be dropped.
test('the router has no effect of its own', async () => {
  assert.is(JSON.parse(await readFile(`${FOLDER}/package.json`, 'utf8')).sideEffects, false)
})

const used = await bundleOf(
  "import 'react-router-dom'; export { BrowserRouter, createPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom'",
)

test('what the site uses of the router is in its bundle', () => {
  for (const name of ['createBrowserHistory', 'createPath', 'useLocation', 'useNavigate', 'useNavigationType'])
    assert.match(used, `function ${name}(`)
})

const unused: [part: string, sign: string, kept: string][] = [
  ['links with prefetching', 'PrefetchPageLinks', 'Link is made by forwardRef and has a display name'],
  ['links that know whether they are active', 'NavLink', 'made by forwardRef'],
  ['forms', 'useFormAction', 'made by forwardRef'],
  ['scroll restoration', 'useScrollRestoration', 'it has a display name'],
  ['routes', '_renderMatches', 'DataRoutes is made by memo'],
  ['error boundaries', 'RenderErrorBoundary', 'one has a contextType'],
  ['contexts of the framework', 'FrameworkContext', 'made by createContext, with a display name'],
  ['all of React', '[USE_OPTIMISTIC]', 'a hook is looked up by a name in a variable'],
  ['error pages of server components', 'RSCRouterGlobalErrorBoundary', 'it extends what is read from an object'],
]

for (const [part, sign, kept] of unused) {
  test(`the bundle has no ${part}, though ${kept}`, () => {
    assert.not.match(used, sign)
  })
}

test('the package exports what it exports without the plugin', async () => {
  const names = async (plugins: esbuild.Plugin[]) => {
    const { metafile } = await esbuild.build({
      stdin: { contents: "export * from 'react-router'; export * from 'react-router/dom'", resolveDir: process.cwd() },
      bundle: true,
      write: false,
      format: 'esm',
      external: ['react', 'react-dom'],
      metafile: true,
      plugins,
    })
    return Object.values(metafile.outputs).flatMap(({ exports }) => exports)
  }
  const own = await names([])
  assert.ok(own.length > 100)
  assert.equal(await names([routerPlugin()]), own)
})

test('the error boundary reads the context that the package gives it', async () => {
  const index = await readFile(`${FOLDER}/dist/development/index.mjs`, 'utf8')
  const files = Array.from(index.matchAll(/from "\.\/(chunk-\w+\.mjs)"/g), ([, file = '']) => file)
  const sources = await Promise.all(files.map(file => readFile(`${FOLDER}/dist/development/${file}`, 'utf8')))
  const source = sources.find(text => text.includes('RenderErrorBoundary.contextType'))
  assert.ok(source)
  const code = `${droppable(source)}\nexport const read = RenderErrorBoundary.contextType, given = RSCRouterContext`
  // Inside the project, so that Node finds React.
  const outfile = '.build/router/chunk.mjs'
  await bundleOf(code, { packages: 'external', platform: 'node', plugins: [], write: true, outfile })
  const { read, given } = await import(pathToFileURL(outfile).href)
  assert.ok(given.Provider)
  assert.is(read, given)
})

test.run()
