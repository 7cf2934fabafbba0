// Builds the site: styles -> server bundle -> browser bundle -> pages -> files -> checks. The steps are in
// src/prerender; this is their order. `--watch` serves the result, and rebuilds and reloads on every change.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { clientOptions, restModule, serverOptions, styleFiles } from './src/prerender/bundle'
import { compressFolder } from './src/prerender/compress'
import { crawlerFiles } from './src/prerender/crawlers'
import { DIRECT_WARNING } from './src/prerender/direct'
import { checkHeadersFile, headersFile, hostRules } from './src/prerender/headers'
import { webManifest } from './src/prerender/manifest'
import { nginxFiles } from './src/prerender/nginx'
import { integrityOf, prerender, sourcesOf } from './src/prerender/pages'
import { checkPictures, readPictures } from './src/prerender/pictures'
import type * as Renderer from './src/prerender/render'
import { type BuildSettings, buildSettings } from './src/prerender/settings'
import { evaluateStyles } from './src/prerender/styles'
import { checkBudgets, checkMeta, checkPaths, pageSizes, sizeTable } from './src/prerender/verify'
import { serveChanges } from './src/server/dev'

// Steps

async function buildPages(settings: BuildSettings) {
  const { siteUrl, direct } = settings
  if (direct) console.warn(DIRECT_WARNING)
  const styles = await step('styles', async () => evaluateStyles(await styleFiles(), '.build/styles.js'))
  const server = await step('server bundle', () => bundle(serverOptions(styles)))
  const renderer = await step('server modules', () => load(server.metafile))
  const rows = [...renderer.pages, renderer.notFound]
  demand(checkPaths(rows.map(({ path }) => path)))
  const rest = restModule(styles, renderer.icons)
  const client = await step('browser bundle', () => bundle(clientOptions(styles, rest, server.metafile, direct)))
  const [sources, integrity] = [await sourcesOf(server.metafile), integrityOf(client.outputFiles)]
  const site = { renderer, client: client.metafile, integrity, styles, sources, siteUrl }
  const pages = await step('pages', () => Promise.all(rows.map(row => prerender(row, site))))
  demand(checkMeta(pages))
  const indexed = pages.filter(({ page }) => page !== renderer.notFound)
  const texts = {
    ...crawlerFiles({ pages: indexed, site: renderer.site, siteUrl, now: new Date() }),
    'manifest.webmanifest': webManifest(renderer.site),
  }
  return { pages, texts, chunks: client.outputFiles, headers: hostRules(pages, settings) }
}

async function writeSite({ pages, texts, chunks, headers }: Awaited<ReturnType<typeof buildPages>>) {
  const hosts = headersFile(headers)
  demand(checkHeadersFile(hosts))
  const nginx = nginxFiles(headers, await readFile('src/server/nginx.conf', 'utf8'), resolve('dist'))
  await rm('dist', { recursive: true, force: true })
  await cp('static', 'dist', { recursive: true })
  await Promise.all([
    ...chunks.map(({ path, contents }) => write(path, contents)),
    ...pages.map(({ file, html }) => write(`dist/${file}`, html)),
    ...Object.entries(texts).map(([file, text]) => write(`dist/${file}`, text)),
    write('dist/_headers', hosts),
    write('.build/nginx/http.conf', nginx.http),
    write('.build/nginx/server.conf', nginx.server),
  ])
}

async function build() {
  const site = await buildPages(buildSettings(process.env))
  await step('files', () => writeSite(site))
  const sizes = pageSizes(site.pages, await step('compression', () => compressFolder('dist')))
  console.log(`\n${sizeTable(sizes)}`)
  // No fault that stops the site: new words are built before their picture can be drawn. The tests do not let it pass.
  for (const fault of checkPictures(site.pages, await readPictures())) console.warn(fault)
  demand(checkBudgets(sizes))
}

async function rebuild() {
  const site = await buildPages(buildSettings(process.env))
  await step('files', () => writeSite(site))
}

// Helpers

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

// Build

// Before anything imports react-dom/server: its development build renders 2.5 times slower.
process.env.NODE_ENV = 'production'
try {
  await (process.argv.includes('--watch') ? serveChanges(rebuild, process.env) : build())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
