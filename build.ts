// Builds the site: styles -> server bundle -> browser bundle -> pages -> files -> checks. The steps are in
// src/prerender; this is their order. `--watch` serves the result and rebuilds on every change.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { clientOptions, serverOptions, styleFiles } from './src/prerender/bundle'
import { prerender, sourcesOf } from './src/prerender/pages'
import type * as Renderer from './src/prerender/render'
import { buildSettings } from './src/prerender/settings'
import { symbols } from './src/prerender/sprite'
import { evaluateStyles } from './src/prerender/styles'

// Steps

async function build() {
  // Before anything imports react-dom/server: its development build renders 2.5 times slower.
  process.env.NODE_ENV = 'production'
  const settings = buildSettings(process.env)
  const styles = await step('styles', async () => evaluateStyles(await styleFiles(), '.build/styles.js'))
  const server = await step('server bundle', () => bundle(serverOptions(() => styles)))
  const renderer = await step('server modules', () => load(server.metafile))
  const rest = `export const rules = ${JSON.stringify(styles.rules)}\nexport const symbols = ${JSON.stringify(symbols(renderer.icons))}`
  const client = await step('browser bundle', () =>
    bundle(
      clientOptions(
        () => styles,
        () => rest,
        () => server.metafile,
      ),
    ),
  )
  const site = { renderer, client: client.metafile, styles, sources: await sourcesOf(server.metafile), ...settings }
  const pages = await step('pages', () =>
    Promise.all([...renderer.pages, renderer.notFound].map(page => prerender(page, site))),
  )
  await step('files', async () => {
    await rm('dist', { recursive: true, force: true })
    await cp('static', 'dist', { recursive: true })
    await Promise.all([
      ...(client.outputFiles ?? []).map(({ path, contents }) => write(path, contents)),
      ...pages.map(({ file, html }) => write(`dist/${file}`, html)),
    ])
  })
  return { pages, client }
}

// Helpers

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await run()
  console.log(`${name.padEnd(16)}${Math.round(performance.now() - start)} ms`)
  return result
}

async function bundle(options: esbuild.BuildOptions) {
  const { metafile, outputFiles } = await esbuild.build(options)
  if (!metafile) throw new Error('esbuild gave no metafile')
  return { metafile, outputFiles }
}

async function load({ outputs }: esbuild.Metafile): Promise<typeof Renderer> {
  const file = Object.keys(outputs).find(file => outputs[file]?.entryPoint === 'src/prerender/render.tsx')
  return import(pathToFileURL(String(file)).href)
}

async function write(path: string, contents: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

// Build

await build()
