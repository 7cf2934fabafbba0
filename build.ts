// Builds the site: styles -> server bundle -> browser bundle -> pages -> files -> checks and compression -> dist. This file runs
// the steps in order; their code is in src/generator.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { clientOptions, RENDERER, serverOptions } from './src/generator/bundle/bundle'
import { commonScripts, contentsOf, outputOf } from './src/generator/bundle/chunks'
import { pageModules } from './src/generator/bundle/page-modules'
import { iconsFile } from './src/generator/bundle/sprite'
import { evaluateStyles, styleFiles } from './src/generator/bundle/styles'
import { checkSizes, pageSizes, sizeTable } from './src/generator/checks/budgets'
import { checkPictures, readPictures } from './src/generator/checks/pictures'
import { checkPaths, verifyFolder } from './src/generator/checks/verify'
import { demand, messageOf, need } from './src/generator/fault'
import { type Contents, clear, publish, SITE, withdraw, write, writeSite } from './src/generator/folder'
import { checkLaunch } from './src/generator/launch'
import { compressFolder } from './src/generator/pages/compress'
import type * as Renderer from './src/generator/pages/entry'
import { fixedFiles } from './src/generator/pages/fixed-files'
import { pageLists } from './src/generator/pages/lists'
import { isIndexed, renderPages, sourcesOf } from './src/generator/pages/prerender'
import { spreadsheets } from './src/generator/pages/spreadsheets'
import { type BuildSettings, buildSettings } from './src/generator/settings'
import { besideFiles, servedFiles } from './src/hosts/hosts'
import { hostRules } from './src/hosts/rules'
import { MEDIA_PATH } from './src/theme/media'

/** The folder for all that a build needs again. */
const WORK = '.build'

// Steps

async function buildPages(settings: BuildSettings) {
  const { siteUrl, direct, date } = settings
  await rm(`${WORK}/server`, { recursive: true, force: true })
  const evaluated = step('styles', async () => evaluateStyles(await styleFiles(), WORK))
  const [styles, server] = await Promise.all([
    evaluated,
    // The promise lets esbuild start while styles are evaluated.
    step('server bundle', () => bundle(serverOptions(evaluated, `${WORK}/server`))),
  ])
  const renderer = await step('server modules', () => load(server.metafile))
  const rows = [...renderer.pages, ...renderer.notFounds]
  demand(checkPaths(rows.map(({ path }) => path)))
  const modules = pageModules(server.metafile)
  const options = clientOptions({ styles, modules, direct, outdir: `${SITE}/assets` })
  const [client, sources, pictures] = await Promise.all([
    step('browser bundle', () => bundle(options)),
    step('page modules', () => sourcesOf(server.metafile)),
    readPictures(),
  ])
  const site = { renderer, client: client.metafile, styles, sources, siteUrl, pictures }
  const pages = await step('pages', () => renderPages(rows, site))
  const indexed = pages.filter(isIndexed)
  const host = { rules: hostRules(pages, settings), root: resolve('dist'), relay: 'http://127.0.0.1:3000' }
  const icons = iconsFile(renderer.icons)
  const [, app = ''] = commonScripts(client.metafile)
  // Pages with the same rules or the same words share a file.
  const files = new Map<string, Contents>([
    ...contentsOf(client.metafile, client.outputFiles),
    ...pages.flatMap(({ file, html, assets }) => [
      [file, html] as const,
      ...assets.map(({ path, text }) => [path, text] as const),
    ]),
    [MEDIA_PATH, styles.media],
    [icons.path, icons.text],
    ...pageLists(pages, { app, icons: icons.path }),
    ...Object.entries(fixedFiles({ pages: indexed, site: renderer.site, siteUrl, now: date ?? new Date() })),
    ...Object.entries(spreadsheets(pages, siteUrl)),
    ...Object.entries(servedFiles(host)),
  ])
  await step('files', () => writeSite(files))
  return { pages, host, pictures }
}

/** Builds, checks and publishes the site as `dist`. After a failure there is no `dist`, not even an earlier build's. */
async function build() {
  await clear()
  try {
    const settings = buildSettings(process.env)
    for (const warning of await checkLaunch(settings)) console.warn(warning)
    const { pages, host, pictures } = await buildPages(settings)
    // The checks run while the thread pool compresses.
    const [bytes, faults] = await Promise.all([
      step('compression', () => compressFolder(SITE, `${WORK}/compressed`)),
      step('checks', () => verifyFolder(SITE, pages, settings)),
    ])
    const sizes = pageSizes(SITE, pages, bytes)
    console.log(`\n${sizeTable(sizes)}`)
    demand([...checkPictures(pages.filter(isIndexed), pictures), ...faults, ...checkSizes(sizes)])
    for (const [file, text] of Object.entries(await besideFiles(host))) await write(`${WORK}/${file}`, text)
    await publish()
  } catch (error) {
    await withdraw()
    throw error
  }
}

// Helpers

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await run()
  console.log(`${name.padEnd(16)}${String(Math.round(performance.now() - start)).padStart(5)} ms`)
  return result
}

async function bundle(options: esbuild.BuildOptions) {
  const { metafile, outputFiles = [], warnings } = await esbuild.build(options)
  for (const { text } of warnings) console.warn(text)
  return { metafile: need(metafile, 'metafile of esbuild'), outputFiles }
}

const load = (server: esbuild.Metafile): Promise<typeof Renderer> =>
  import(pathToFileURL(outputOf(server, RENDERER)).href)

// Build

// Imports run before this line. It still comes in time, because only the server bundle imports react-dom/server, and that
// is loaded later. React's development build would render 2.5 times slower.
process.env.NODE_ENV = 'production'
try {
  await build()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
