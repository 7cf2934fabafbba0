// Builds the site: styles -> server bundle -> browser bundle -> pages -> files -> checks. The steps are in
// src/build; this is their order. `--watch` serves the result, and rebuilds and reloads on every change.
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { clientOptions, restModule, serverOptions, styleFiles } from './src/build/bundle/bundle'
import { DIRECT_WARNING } from './src/build/bundle/direct-plugin'
import { evaluateStyles } from './src/build/bundle/styles'
import { checkBudgets, pageSizes, sizeTable, styleSizes } from './src/build/checks/budgets'
import { checkPictures, readPictures } from './src/build/checks/pictures'
import { checkPaths, verifyFolder } from './src/build/checks/verify'
import { serveChanges } from './src/build/dev'
import { compressFolder } from './src/build/pages/compress'
import { crawlerFiles } from './src/build/pages/crawlers'
import type * as Renderer from './src/build/pages/entry'
import { webManifest } from './src/build/pages/manifest'
import { integrityOf, prerender, sourcesOf } from './src/build/pages/prerender'
import { type BuildSettings, buildSettings } from './src/build/settings'
import { besideFiles, servedFiles } from './src/hosts/hosts'
import { hostRules } from './src/hosts/rules'

const REFUSED = '.build/refused'

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
  const pictures = await readPictures()
  const site = { renderer, client: client.metafile, integrity, styles, sources, siteUrl, pictures }
  const pages = await step('pages', () => all(rows.map(row => prerender(row, site))))
  const indexed = pages.filter(({ page }) => page !== renderer.notFound)
  const host = { rules: hostRules(pages, settings), root: resolve('dist'), relay: 'http://127.0.0.1:3000' }
  const texts = {
    ...servedFiles(host),
    ...crawlerFiles({ pages: indexed, site: renderer.site, siteUrl, now: new Date() }),
    'manifest.webmanifest': webManifest(renderer.site),
  }
  return { pages, renderer, texts, chunks: client.outputFiles, host, pictures }
}

async function writeSite({ pages, texts, chunks, host }: Awaited<ReturnType<typeof buildPages>>) {
  const beside = await besideFiles(host)
  await rm('dist', { recursive: true, force: true })
  await cp('static', 'dist', { recursive: true })
  await Promise.all([
    ...chunks.map(({ path, contents }) => write(path, contents)),
    ...pages.map(({ file, html }) => write(`dist/${file}`, html)),
    ...Object.entries(texts).map(([file, text]) => write(`dist/${file}`, text)),
    ...Object.entries(beside).map(([file, text]) => write(`.build/${file}`, text)),
  ])
}

async function build() {
  const settings = buildSettings(process.env)
  const site = await buildPages(settings)
  await step('files', () => writeSite(site))
  // The checks run while the thread pool compresses.
  const [bytes, { written, faults }] = await Promise.all([
    step('compression', () => compressFolder('dist')),
    step('checks', () => verifyFolder('dist', site, settings)),
  ])
  const sizes = pageSizes(site.pages, bytes, await styleSizes(written))
  console.log(`\n${sizeTable(sizes)}`)
  // No fault that stops the site: new words are built before their picture can be drawn. The tests do not let it pass.
  for (const fault of checkPictures(site.pages, site.pictures)) console.warn(fault)
  const refused = [...faults, ...checkBudgets(sizes)]
  if (refused.length > 0) await setAside()
  demand(refused)
}

/** A site with faults is to be looked at, and not to be shipped by whoever does not look at the exit code. */
async function setAside() {
  await rm(REFUSED, { recursive: true, force: true })
  await rename('dist', REFUSED)
  console.error(`What was written is in ${REFUSED}, and there is no dist:`)
}

async function rebuild() {
  const settings = buildSettings(process.env)
  const site = await buildPages(settings)
  await step('files', () => writeSite(site))
  // Half-written words may be looked at: the pages are shown, and the faults are told when they are found.
  step('checks', () => verifyFolder('dist', site, settings)).then(
    ({ faults }) => {
      for (const fault of faults) console.warn(fault)
    },
    // The next build has begun to write.
    () => {},
  )
}

// Helpers

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await run()
  console.log(`${name.padEnd(16)}${String(Math.round(performance.now() - start)).padStart(5)} ms`)
  return result
}

/**
 * The results of all promises.
 * @throws with the messages of all that failed, a line each
 */
async function all<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(promises)
  demand(settled.flatMap(result => (result.status === 'rejected' ? String(result.reason.message) : [])))
  return Promise.all(promises)
}

async function bundle(options: esbuild.BuildOptions) {
  const { metafile, outputFiles = [] } = await esbuild.build(options)
  if (!metafile) throw new Error('esbuild gave no metafile')
  return { metafile, outputFiles }
}

function load({ outputs }: esbuild.Metafile): Promise<typeof Renderer> {
  const file = Object.keys(outputs).find(file => outputs[file]?.entryPoint === 'src/build/pages/entry.tsx')
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
