// npm run dev: bundles the development server, runs it in a process of its own, tells it which files change, and starts it
// anew when one of its own modules has.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildSync } from 'esbuild'
import { NODE } from './bundle.mjs'
import { watchTree } from './watch.mjs'

const ENTRY = 'src/build/dev/serve.ts'
const OUT = '.build/run/dev'

/** Editors need a moment to write a file, in ms. */
const PAUSE = 10
/** What the page that is open needs of the processor comes first, in ms. */
const BEFORE_RESTART = 200

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
/** @type {Set<string>} */
let own = new Set()
let port = process.env.PORT
let ended = false
/** The server that runs is to be followed by another. */
let again = false

/** Bundles the server. @throws what esbuild finds wrong */
function bundle() {
  const { metafile } = buildSync({
    ...NODE,
    entryPoints: { main: ENTRY },
    outdir: OUT,
    metafile: true,
    logLevel: 'silent',
  })
  own = new Set(Object.keys(metafile.inputs))
}

function start() {
  again = false
  const child = spawn(process.execPath, ['--enable-source-maps', `${OUT}/main.mjs`], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(port && { PORT: port }) },
  })
  child.on('message', message => {
    // Where the system has chosen one, the next server gets the same.
    if (typeof message === 'object' && 'port' in message) port = String(message.port)
  })
  child.once('exit', code => {
    server = undefined
    if (ended) process.exit(code ?? 0)
    if (again) start()
    else console.error('The development server has ended; the next change starts it again')
  })
  server = child
}

/** @type {Set<string>} */
const changed = new Set()
/** @type {NodeJS.Timeout | undefined} */
let pause
/** @type {NodeJS.Timeout | undefined} */
let restart

/** @param {string} file */
function note(file) {
  changed.add(file)
  clearTimeout(pause)
  pause = setTimeout(tell, PAUSE)
}

function tell() {
  const files = [...changed]
  changed.clear()
  server?.send({ changed: files })
  if (server && !files.some(file => own.has(file) || file.startsWith('src/build/dev/'))) return
  clearTimeout(restart)
  restart = setTimeout(startAnew, BEFORE_RESTART)
}

function startAnew() {
  try {
    bundle()
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    console.error(fault)
    server?.send({ fault })
    return
  }
  // Two at a time would want the same outbox.
  again = true
  if (server) server.kill()
  else start()
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    ended = true
    if (server) server.kill()
    else process.exit()
  })
}

for (const folder of ['src', 'static']) watchTree(folder, note)
// The folder, not the file: editors put a new one in its place.
watch('.', (_event, name) => {
  if (name === 'pages.ts' || name === 'build.ts') note(name)
}).on('error', console.error)

try {
  bundle()
  start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
