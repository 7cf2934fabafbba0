// Modules that a few views share, tested with real files and esbuild.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as esbuild from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageModules, pageModulesPlugin } from '../../src/generator/bundle/page-modules'

const VIEWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** Returns the source of a view that imports and shows some modules. */
const shows = (...modules: string[]) =>
  `${modules.map((name, index) => `import { text as t${index} } from '../parts/${name}'`).join('\n')}
  export const view = [${modules.map((_, index) => `t${index}`).join(', ')}]`

const FILES: Record<string, string> = {
  'pages.ts': VIEWS.map(name => `import('./src/pages/${name}')`).join('\n'),
  'src/app/App.tsx': `import { text } from '../parts/frame'; export const App = text
    export const further = () => import('./further')`,
  'src/app/further.ts': `import { text as inner } from '../parts/inner'; import { text as frame } from '../parts/frame'
    export const text = ['further', inner, frame]`,
  'src/pages/A.tsx': shows('one', 'pair', 'frame', 'all'),
  'src/pages/B.tsx': `${shows('inner', 'frame', 'all')}
    export const tool = () => import('../parts/tool')`,
  ...Object.fromEntries(VIEWS.slice(2).map(name => [`src/pages/${name}.tsx`, shows('all')])),
  'src/parts/one.ts': `export const text = 'one'`,
  // View A reaches `inner` through `pair`; `inner` itself is copied.
  'src/parts/pair.ts': `import { text as inner } from './inner'; export const text = 'pair ' + inner`,
  'src/parts/inner.ts': `export const text = 'inner'`,
  'src/parts/frame.ts': `export const text = 'frame'`,
  'src/parts/all.ts': `export const text = 'all'`,
  'src/parts/tool.ts': `import { text as inner } from './inner'; import { text as frame } from './frame'
    export const text = ['tool', inner, frame]`,
}

const test = suite<{ folder: string }>('page modules')

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'modules (c++) '))
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(join(context.folder, dirname(file)), { recursive: true })
    await writeFile(join(context.folder, file), text)
  }
})

test.after.each(async ({ folder }) => {
  await rm(folder, { recursive: true })
})

async function modules(folder: string) {
  const entryPoints = ['pages.ts', 'src/app/App.tsx']
  const { metafile } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
  })
  return pageModules(metafile)
}

test('a module is shared where many views reach it, or the app and some views', async ({ folder }) => {
  const { shared, app } = await modules(folder)
  assert.equal([...shared].sort(), ['src/parts/all.ts', 'src/parts/frame.ts'])
  assert.equal([...app].sort(), ['src/app/App.tsx', 'src/parts/frame.ts'])
})

test('each of a few views has its own copy of what they share; what all share is in one chunk', async ({ folder }) => {
  const known = await modules(folder)
  const { outputFiles } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: [...known.views, 'src/app/App.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    plugins: [pageModulesPlugin(known, join(folder, 'src/app/App'))],
  })
  const holding = (text: string) =>
    outputFiles.filter(file => file.text.includes(`"${text}"`)).map(({ path }) => basename(path).replace(/-.*/, ''))
  // What view B imports later is a script of its own, with its own copies: the view needs no more scripts for it.
  assert.equal(holding('tool'), ['tool'])
  // So is what the app imports later.
  assert.equal(holding('further'), ['further'])
  assert.equal(holding('inner').sort(), ['A.js', 'B.js', 'further', 'tool'])
  assert.equal(holding('all'), ['chunk'])
  assert.equal(holding('frame'), ['chunk'])
})

test.run()
