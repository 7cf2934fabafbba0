// npm run dev: bundles the development server, runs it in a separate process, reports changed files to it, and restarts it
// when one of its own modules has changed.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildSync } from 'esbuild'
import { NODE } from './bundle.mjs'
import { watchTree } from './watch.mjs'

const ENTRY = 'src/build/dev/serve.ts'
const OUT = '.build/run/dev'

/** How long to collect changes before they are reported, in ms: editors need a moment to write a file. */
const PAUSE = 10
/** How long a restart is delayed, in ms, so that the update of the open page gets the processor first. */
const BEFORE_RESTART = 200

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
/** @type {Set<string>} */
let own = new Set()
let port = process.env.PORT
let ended = false
/** Whether a new server is to start when the running one has ended. */
let again = false

/** Bundles the server. @throws the errors that esbuild finds */
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
    // If the system has chosen the port, the next server gets the same one.
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
  // The new server starts when the old one has ended: both would need the same outbox.
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
// Watches the folder, not the files: editors replace a file with a new one, which a watcher of the old one would miss.
watch('.', (_event, name) => {
  if (name === 'pages.ts' || name === 'build.ts') note(name)
}).on('error', console.error)

try {
  bundle()
  start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
