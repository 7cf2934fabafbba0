// The server as `npm run serve` starts it: bundled, a process of its own, with a folder of its own and a fake provider.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../support/bundle'

/** The secret and the words that no log may hold. */
export const KEY = 'key-4f6b1c0d9e8a'
const FIELDS = { company: 'Delta Holidays', mobilePhone: '+971 50 555 0142', message: 'May we see a demo?' }
export const SECRETS = new RegExp([KEY, 'Nour', 'deltaholidays', 'Delta Holidays', '555 0142', 'a demo'].join('|'))

export type Site = {
  folder: string
  outbox: string
  /** Starts the server and resolves with its URL. Rejects when it does not listen within 10 s. */
  start: () => Promise<{ url: string; process: ChildProcess; ended: Promise<number | null> }>
  /** What all servers have written so far. */
  log: () => string
  /** Runs `npm run outbox` with the arguments. */
  command: (...args: string[]) => Promise<string>
  remove: () => Promise<void>
}

/** Prepares a site whose messages go to a provider at an address of Mailgun's shape. */
export async function openSite(provider: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const outbox = join(folder, 'outbox')
  await mkdir(join(folder, 'dist'))
  for (const name of ['index.html', '404.html']) await writeFile(join(folder, 'dist', name), '<!doctype html>')
  const serve = await bundle('src/server/serve.ts', join(folder, 'serve.mjs'))
  const cli = await bundle('src/server/outbox-cli.ts', join(folder, 'outbox.mjs'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    OUTBOX: outbox,
    TRUST_PROXY: '1',
    MAIL_URL: `${provider}/v3/mg.example.com/messages`,
    MAIL_KEY: KEY,
    MAIL_FROM: 'no-reply@mg.example.com',
    MAIL_TO: 'info@example.com',
  }
  let log = ''
  return {
    folder,
    outbox,
    start: async () => {
      const child = spawn(process.execPath, [serve], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      // It would outlive a run that is broken off.
      const kill = () => child.kill('SIGKILL')
      process.once('exit', kill)
      let own = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', chunk => {
          own += chunk
          log += chunk
        })
      }
      const ended = new Promise<number | null>(resolve => {
        child.once('close', code => {
          process.off('exit', kill)
          resolve(code)
        })
      })
      const end = Date.now() + 10_000
      for (;;) {
        const url = own.match(/^(http:\S+) serves/m)?.[1]
        if (url) return { url, process: child, ended }
        if (Date.now() > end || child.exitCode !== null) {
          kill()
          throw new Error(`the server did not start: ${own}`)
        }
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    },
    log: () => log,
    command: async (...args) =>
      (await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env })).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Posts the contact form as a browser does, in the name of the visitor with a number; 0 stands for no answer. */
export async function post(url: string, visitor: number, id: string): Promise<number> {
  const fields = {
    id,
    ...FIELDS,
    fullName: `Nour ${visitor}`,
    email: `nour${visitor}@deltaholidays.example`,
  }
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // Each visitor has an address of their own.
      headers: {
        Accept: 'application/json',
        'X-Forwarded-For': `10.${[16, 8, 0].map(at => (visitor >> at) & 255).join('.')}`,
      },
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** The number of the visitor whose message a call to the provider holds. */
export const visitorOf = (body: string): number => Number(body.match(/New Contact Form From Nour (\d+)/)?.[1])
