// Runs one of our modules in workerd, Cloudflare's engine, on a free port of 127.0.0.1. The bindings are workerd's own; the
// storage that they call, Cloudflare's in production, is a server of the test (`bindings.ts`).
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import workerd from 'workerd'

type Options = {
  /** The TypeScript source of the module. */
  entry: string
  /** URL of the server behind the bindings, if there is one. */
  bindings?: string
  queue?: boolean
  dead?: boolean
  kv?: boolean
  /** URL of the server behind ASSETS. */
  assets?: string
  variables?: Record<string, string>
}

/** A message as a queue delivers it; `timestamp` is when it was put there, in ms, by default now. */
type Queued = { id: string; body: unknown; attempts: number; timestamp?: number }

/** What workerd reports about a delivered batch of messages. */
export type BatchResult = {
  outcome: string
  explicitAcks: string[]
  retryMessages: { msgId: string; delaySeconds?: number }[]
}

export type Workerd = {
  url: string
  /** Returns what the module has written to the console. */
  log: () => string
  /** Delivers messages to the module's `queue` handler, as the queue would. */
  deliver: (messages: readonly Queued[]) => Promise<BatchResult>
  /** Runs the module's `scheduled` handler, as the cron trigger would. */
  tick: () => Promise<void>
  close: () => Promise<void>
}

/** A module that calls those handlers of the tested module that only Cloudflare calls. */
const DRIVER = `export default {
  async fetch(request, { MAIN }) {
    if (new URL(request.url).pathname === '/tick') {
      return Response.json(await MAIN.scheduled({ scheduledTime: new Date(), cron: '* * * * *' }))
    }
    const messages = (await request.json()).map(message => ({ ...message, timestamp: new Date(message.timestamp ?? Date.now()) }))
    return Response.json(await MAIN.queue('mail', messages))
  },
}`

const text = (value: string) => JSON.stringify(value)

function config({ bindings, queue, dead, kv, assets, variables = {} }: Options): string {
  const list = [
    queue && '(name = "MAIL_QUEUE", queue = "queue")',
    dead && '(name = "MAIL_DEAD", queue = "dead")',
    kv && '(name = "MAIL_KV", kvNamespace = "kv")',
    assets && '(name = "ASSETS", service = "assets")',
    ...Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
  ].filter(Boolean)
  const external = (name: string) =>
    `(name = "${name}", external = (address = ${text(new URL(String(bindings)).host)}, http = (injectRequestHeaders = [(name = "Binding", value = "${name}")])))`
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
      bindings = [${list.join(', ')}],
    )),
    (name = "driver", worker = (
      modules = [(name = "driver.js", esModule = embed "driver.js")],
      compatibilityDate = "2026-10-01",
      compatibilityFlags = ["service_binding_extra_handlers"],
      bindings = [(name = "MAIN", service = "main")],
    )),
    (name = "internet", network = (allow = ["private"])),
    ${bindings ? ['queue', 'dead', 'kv'].map(name => `${external(name)},`).join('\n    ') : ''}
    ${assets ? `(name = "assets", external = (address = ${text(new URL(assets).host)}, http = ())),` : ''}
  ],
  sockets = [
    (name = "main", address = "127.0.0.1:0", http = (), service = "main"),
    (name = "driver", address = "127.0.0.1:0", http = (), service = "driver"),
  ],
);`
}

/** Bundles the module and starts workerd. Rejects with workerd's output when it does not start within ten seconds. */
export async function startWorkerd(options: Options): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'))
  await esbuild.build({
    entryPoints: [options.entry],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'worker.js'),
    logLevel: 'warning',
  })
  await writeFile(join(folder, 'driver.js'), DRIVER)
  await writeFile(join(folder, 'config.capnp'), config(options))
  const engine = spawn(workerd.default, ['serve', '--experimental', '--control-fd=3', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  // Without this, workerd would outlive an aborted test run.
  const kill = () => engine.kill('SIGKILL')
  process.once('exit', kill)
  let log = ''
  for (const stream of [engine.stdout, engine.stderr]) stream?.on('data', chunk => (log += chunk))
  const ended = new Promise<void>(resolve => engine.once('close', () => resolve()))
  const close = async () => {
    kill()
    await ended
    process.off('exit', kill)
    await rm(folder, { recursive: true, force: true })
  }

  const ports = new Map<string, number>()
  let events = ''
  const listening = new Promise<boolean>(resolve => {
    engine.stdio[3]?.on('data', chunk => {
      events += chunk
      for (const line of events.split('\n').slice(0, -1)) {
        const { event, socket, port } = JSON.parse(line)
        if (event === 'listen') ports.set(socket, port)
      }
      if (ports.size === 2) resolve(true)
    })
    engine.once('close', () => resolve(false))
    setTimeout(resolve, 10_000, false).unref()
  })
  if (!(await listening)) {
    await close()
    throw new Error(`workerd did not start: ${log}`)
  }
  const driver = `http://127.0.0.1:${ports.get('driver')}`
  return {
    url: `http://127.0.0.1:${ports.get('main')}`,
    log: () => log,
    deliver: async messages => {
      const response = await fetch(driver, { method: 'POST', body: JSON.stringify(messages) })
      return response.json() as Promise<BatchResult>
    },
    tick: async () => {
      await fetch(`${driver}/tick`)
    },
    close,
  }
}
