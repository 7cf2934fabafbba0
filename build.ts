// Builds the site: styles -> server bundle -> browser bundle -> pages -> files -> checks. The steps are in
// src/prerender; this is their order. `--watch` serves the result, and rebuilds and reloads on every change.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { clientOptions, restModule, serverOptions, styleFiles } from './src/prerender/bundle'
import { compress } from './src/prerender/compress'
import { prerender, sourcesOf } from './src/prerender/pages'
import type * as Renderer from './src/prerender/render'
import { buildSettings } from './src/prerender/settings'
import { evaluateStyles } from './src/prerender/styles'
import { checkBudgets, checkMeta, checkPaths, HTML_BUDGET, pageSizes, SCRIPT_BUDGET } from './src/prerender/verify'

// Steps

async function buildPages(siteUrl: string) {
  const styles = await step('styles', async () => evaluateStyles(await styleFiles(), '.build/styles.js'))
  const server = await step('server bundle', () => bundle(serverOptions(styles)))
  const renderer = await step('server modules', () => load(server.metafile))
  const rows = [...renderer.pages, renderer.notFound]
  demand(checkPaths(rows.map(({ path }) => path)))
  const rest = restModule(styles, renderer.icons)
  const client = await step('browser bundle', () => bundle(clientOptions(styles, rest, server.metafile)))
  const sources = await sourcesOf(server.metafile)
  const site = { renderer, client: client.metafile, styles, sources, siteUrl }
  const pages = await step('pages', () => Promise.all(rows.map(row => prerender(row, site))))
  demand(checkMeta(pages))
  return { pages, chunks: client.outputFiles }
}

async function writeSite({ pages, chunks }: Site) {
  await rm('dist', { recursive: true, force: true })
  await cp('static', 'dist', { recursive: true })
  await Promise.all([
    ...chunks.map(({ path, contents }) => write(path, contents)),
    ...pages.map(({ file, html }) => write(`dist/${file}`, html)),
  ])
}

async function compressSite() {
  const names = await readdir('dist', { recursive: true, withFileTypes: true })
  const paths = names.filter(entry => entry.isFile()).map(entry => `${entry.parentPath}/${entry.name}`)
  const files = new Map(
    await Promise.all(paths.map(async path => [path.slice('dist'.length), await readFile(path)] as const)),
  )
  const compressed = await compress(files)
  await Promise.all(
    compressed.flatMap(({ file, brotli, gzip }) => [
      writeFile(`dist${file}.br`, brotli),
      writeFile(`dist${file}.gz`, gzip),
    ]),
  )
  return new Map(compressed.map(({ file, brotli }) => [file, brotli.length]))
}

// Helpers

type Site = Awaited<ReturnType<typeof buildPages>>

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await run()
  console.log(`${name.padEnd(16)}${String(Math.round(performance.now() - start)).padStart(5)} ms`)
  return result
}

async function bundle(options: esbuild.BuildOptions) {
  const { metafile, outputFiles = [] } = await esbuild.build(options)
  if (!metafile) throw new Error('esbuild gave no metafile')
  return { metafile, outputFiles }
}

function load({ outputs }: esbuild.Metafile): Promise<typeof Renderer> {
  const file = Object.keys(outputs).find(file => outputs[file]?.entryPoint === 'src/prerender/render.tsx')
  return import(pathToFileURL(String(file)).href)
}

async function write(path: string, contents: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/** Ends the build with the faults, a line each. */
function demand(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function table(sizes: ReturnType<typeof pageSizes>) {
  console.log(`\n${'bytes, brotli'.padEnd(34)}${'HTML'.padStart(8)}${'JavaScript'.padStart(12)}`)
  for (const { path, html, scripts } of [...sizes, { path: 'budget', html: HTML_BUDGET, scripts: SCRIPT_BUDGET }]) {
    console.log(`${path.padEnd(34)}${String(html).padStart(8)}${String(scripts).padStart(12)}`)
  }
}

// Build

// Before anything imports react-dom/server: its development build renders 2.5 times slower.
process.env.NODE_ENV = 'production'
try {
  const site = await buildPages(buildSettings(process.env).siteUrl)
  await step('files', () => writeSite(site))
  const bytes = await step('compression', compressSite)
  const sizes = pageSizes(site.pages, bytes)
  table(sizes)
  demand(checkBudgets(sizes))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
