/**
 * The server of `npm run dev`. src/tools/dev.mjs starts it, reports changed files to it, and restarts it when one of its own
 * modules has changed. Pages are rendered on request; the whole site is built and checked in the background, in a separate
 * process.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { extname } from 'node:path'
import * as esbuild from 'esbuild'
import { sha256 } from '../../hosts/hash'
import { withoutTls } from '../../hosts/headers'
import { TYPES } from '../../hosts/types'
import { startServer } from '../../server/node'
import { serverSettings } from '../../server/settings'
import { openStatic } from '../../server/static'
import { MEDIA_PATH } from '../../theme/media'
import { need } from '../fault'
import type * as Gallery from '../gallery/gallery'
import { buildSettings } from '../settings'
import { MODULES, SCRIPT, STATE } from './shared'
import { openSite } from './site'

type Answer = (request: Request) => Response | Promise<Response>

/** A message of src/tools/dev.mjs: files have changed, or the modules of this server do not compile. */
type Message = { changed: string[] } | { fault: string }

/** Folder of the site that is built in the background: `dist` is only for sites that passed the checks. */
const ROOT = '.build/dev/site'

/** How long a page's request waits for a change before it is answered, in ms: less than the server's own limit. */
const WAIT = 20_000

/** How long after the last change the whole site is built, in ms. */
const REST = 300

// React's development build would render 2.5 times slower. React is loaded after this line, for the first page.
process.env.NODE_ENV = 'production'

const site = openSite(buildSettings(process.env))
const client = bundleClient()
/** Answers with the files of the last successful build. */
let built: Answer | undefined
let ready = () => {}
/** Resolves when the first build has ended, successfully or not. */
const firstBuild = new Promise<void>(resolve => {
  ready = resolve
})
let notes = ''
/** Whether the last build in the background went as far as the checks. */
let compiled = true
let ownFault = ''
let waiting: (() => void)[] = []
let parts: ReturnType<typeof Gallery.openGallery> | undefined

const settings = serverSettings(process.env)
const server = await startServer(settings, { site: answer })
console.log(`${server.url} shows the site and follows every change`)
process.send?.({ port: new URL(server.url).port })
buildAll()

process.on('message', (message: Message) => {
  if ('fault' in message) ownFault = message.fault
  else {
    site.changed(message.changed)
    parts = undefined
    // What did not compile may have been corrected, and the next build in the background takes seconds to say so.
    if (!compiled) notes = ''
    buildSoon()
  }
  wake()
})
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.on(event, async () => {
    building?.kill()
    clearTimeout(soon)
    ready()
    wake()
    await server.close()
    process.exit()
  })
}

function wake() {
  for (const resolve of waiting) resolve()
  waiting = []
}

// Answers

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === SCRIPT) return script(await client)
  if (pathname === MODULES) {
    // The page learns from its state why its modules cannot be loaded.
    return site.script(searchParams.getAll('of')).then(script, () => new Response(null, { status: 500 }))
  }
  if (pathname === STATE) return nextState(searchParams.get('path') ?? '/', searchParams.get('known') ?? '')
  // Not the file of the build, which has other class names.
  if (pathname === MEDIA_PATH) return site.media().then(style, () => new Response(null, { status: 500 }))
  if (pathname.startsWith('/gallery')) return gallery(request)
  // Until the first build has ended, any path without a file extension is taken for a page.
  const isFile = /\.\w+$/.test(pathname)
  const saved = isFile && (await given(pathname))
  if (saved) return saved
  if (isFile) await firstBuild
  const response = await built?.(request)
  const isPage = response ? response.headers.get('Content-Type')?.startsWith('text/html') : !isFile
  if (response && !isPage) return response
  return page(request)
}

const fresh = (text: string, type: string): Response =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' } })
const script = (text: string): Response => fresh(text, 'text/javascript')
const style = (text: string): Response => fresh(text, 'text/css')

/** Returns a file of static/ in its current version, without waiting for a build; null if there is none. */
async function given(pathname: string): Promise<Response | null> {
  const bytes = await readFile(`static${pathname}`).catch(() => null)
  const type = TYPES[extname(pathname)]
  return bytes && type
    ? new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
    : null
}

/** Answers with the state of a page: as soon as its id is not `known`, or at the latest after `WAIT`. */
async function nextState(path: string, known: string): Promise<Response> {
  for (const end = Date.now() + WAIT; ; ) {
    const changed = new Promise<void>(resolve => {
      waiting.push(resolve)
      setTimeout(resolve, end - Date.now()).unref()
    })
    const state = await site.state(path, notes)
    const shell = state.shell && sha256(state.shell + (await client))
    const shown = { ...state, shell, ...(ownFault && { id: `${state.id} ${ownFault}`, fault: ownFault }) }
    if (shown.id !== known || Date.now() >= end) {
      return Response.json(shown, { headers: { 'Cache-Control': 'no-store' } })
    }
    await changed
  }
}

async function page(request: Request): Promise<Response> {
  const { pathname, protocol } = new URL(request.url)
  try {
    const { status, html, headers } = await site.draw(pathname)
    const fields = protocol === 'https:' ? new Headers(headers) : withoutTls(headers)
    fields.set('Content-Type', 'text/html; charset=utf-8')
    // Otherwise Back would show a cached page with newer modules.
    fields.set('Cache-Control', 'no-store')
    return new Response(request.method === 'HEAD' ? null : html, { status, headers: fields })
  } catch {
    // The script requests the fault and shows it, and reloads the page once the fault is corrected.
    const html = `<!doctype html><title>Fault</title><body><script type="module" src="${SCRIPT}"></script>`
    return new Response(html, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
}

async function gallery(request: Request): Promise<Response> {
  parts ??= (await site.run<typeof Gallery>('src/build/gallery/gallery.ts')).openGallery()
  const shown = await parts(new URL(request.url))
  if (!shown) return page(request)
  const html = shown.reloads ? `${shown.html}<script type="module" src="${SCRIPT}"></script>` : shown.html
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['src/build/dev/client/main.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsxImportSource: 'react',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return need(outputFiles[0], 'script of the development server').text
}

// The whole site

let soon: NodeJS.Timeout | undefined
let building: ChildProcess | undefined

function buildSoon() {
  clearTimeout(soon)
  soon = setTimeout(async () => {
    // A build that is still running lacks the latest change.
    building?.kill()
    await buildAll()
  }, REST)
}

/** Builds and checks the whole site. Faults are shown in the terminal and on the open page, which is not reloaded. */
async function buildAll(): Promise<void> {
  const child = spawn(process.execPath, ['src/tools/run.mjs', 'build.ts', '--try'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  building = child
  if (child.pid) setPriority(child.pid, 5)
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  const code = await new Promise(resolve => child.once('close', resolve))
  if (building !== child) return
  building = undefined
  if (code === null) return
  compiled = code === 0
  if (compiled) built = openStatic(ROOT)
  ready()
  if (said !== notes && said) console.error(said.trim())
  notes = said.trim()
  wake()
}
