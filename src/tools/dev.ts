// npm run dev: serves the site in the current version of its sources, with the relay, and tells open pages of each change.
import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { watch } from 'chokidar'
import { stop } from 'esbuild'
import { openSite, ROOT } from '../generator/dev/site'
import { messageOf } from '../generator/fault'
import { buildSettings } from '../generator/settings'
import { sha256 } from '../hosts/hash'
import { TYPES } from '../hosts/types'
import { startServer } from '../server/node'
import { serverSettings } from '../server/settings'
import { openGallery } from './gallery/gallery'

const CLIENT = '/dev/client.js'

/** How long a request for events waits for a change, in ms: less than the server's own limit. */
const WAIT = 20_000
/** How long after a change the pages are told, in ms: editors need a moment to write a file. */
const PAUSE = 10

/** What an open page is told: the fault, or else how the page is. */
type State = { version: string; global: string; styles: string; fault: string }
const NONE: State = { version: '', global: '', styles: '', fault: '' }

// Read by React, which the gallery loads later.
process.env.NODE_ENV = 'production'
// Read by esbuild: collecting garbage is a fifth of its work on a change.
process.env.GOGC ??= '400'

const site = await openSite(buildSettings(process.env))
let gallery = openGallery()
const changes = new EventEmitter().setMaxListeners(0)
let count = 0
let said = ''
let pause: NodeJS.Timeout | undefined

const server = await startServer(serverSettings(process.env), { site: answer, limits: { stop: 0 } })
const watcher = watch(['src', 'pages.ts'], { ignoreInitial: true }).on('all', (_event, path) => note(path))
await once(watcher, 'ready')
console.log(`${server.url} shows the site and follows every change`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => Promise.all([server.close(), stop()]).then(() => process.exit()))

function note(path: string) {
  site.changed(path)
  clearTimeout(pause)
  pause = setTimeout(() => {
    count += 1
    gallery = openGallery()
    changes.emit('change')
  }, PAUSE)
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  // The addresses of scripts have the time of the last change (site.ts).
  const pathname = url.pathname.replace(/^\/assets\/\d+(?=\/)/, '/assets')
  const type = extname(pathname)
  if (pathname === CLIENT) return fresh(await readFile('src/generator/dev/client.mjs', 'utf8'), type)
  if (pathname === '/dev/events') return events(request)
  const made = site.files.get(pathname) ?? (type === '.json' ? 'null' : undefined)
  if (made !== undefined) return fresh(made, type)
  const file = type && (await readFile(`static${pathname}`).catch(() => readFile(ROOT + pathname).catch(() => null)))
  if (file) return fresh(new Uint8Array(file), type)
  const part = await gallery(url)
  if (part === null) return page(pathname)
  return fresh(pathname === '/gallery' ? part + script(pathname, await stateOf(pathname)) : part)
}

const fresh = (body: string | Uint8Array<ArrayBuffer>, type = '.html', status = 200, headers = new Headers()) => {
  if (TYPES[type]) headers.set('Content-Type', TYPES[type])
  // Otherwise Back would show an older page.
  headers.set('Cache-Control', 'no-store')
  return new Response(body, { status, headers })
}

async function page(pathname: string): Promise<Response> {
  const state = await stateOf(pathname)
  // The script shows the fault, and loads the page once it is mended.
  if (state.fault) return fresh(`<!doctype html><title>Fault</title><body>${script(pathname, state)}`, '.html', 500)
  const { status, html, headers } = await site.draw(pathname)
  const body = html.replace('</body>', () => `${script(pathname, state)}</body>`)
  return fresh(body, '.html', status, new Headers(headers))
}

/** Returns the script for a document, with what the document shows. */
function script(path: string, state: State): string {
  const query = `${new URLSearchParams({ path, known: state.fault ? '' : idOf(state) })}`.replaceAll('&', '&amp;')
  return `<script type="module" src="${CLIENT}?${query}" data-version="${state.version}"></script>`
}

const idOf = (state: State): string => sha256(JSON.stringify(state))

async function stateOf(path: string): Promise<State> {
  if (path.startsWith('/gallery')) return { ...NONE, version: `${count}` }
  const state = await site.draw(path).then(
    ({ state }) => ({ ...NONE, ...state }),
    error => ({ ...NONE, fault: messageOf(error) }),
  )
  if (state.fault && state.fault !== said) console.error(state.fault)
  said = state.fault
  return state
}

/**
 * Answers an EventSource when the state of its page is not the one that it knows, or at last without an event: it then asks
 * again at once. The server sends answers only as a whole, so each holds at most one event.
 */
async function events({ url, headers }: Request): Promise<Response> {
  const { searchParams } = new URL(url)
  const path = searchParams.get('path') ?? '/'
  const known = headers.get('Last-Event-ID') ?? searchParams.get('known')
  const change = once(changes, 'change', { signal: AbortSignal.timeout(WAIT) }).catch(() => {})
  let state = await stateOf(path)
  if (idOf(state) === known) {
    await change
    state = await stateOf(path)
  }
  const event = idOf(state) === known ? '' : `id: ${idOf(state)}\ndata: ${JSON.stringify(state)}\n`
  return new Response(`retry: 0\n${event}\n`, { headers: { 'Content-Type': 'text/event-stream' } })
}
