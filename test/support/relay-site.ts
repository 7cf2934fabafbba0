// The server as `npm run serve` starts it: bundled, as a separate process, with its own folder and a fake provider.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from './bundle'
import { type Served, serve } from './serve'
import { visitor } from './visitor'

const KEY = 'key-4f6b1c0d9e8a'

export type Site = {
  folder: string
  outbox: string
  /** Starts a server. `settings` are added to the environment variables of the site. */
  start: (settings?: NodeJS.ProcessEnv) => Promise<Served>
  /** Runs a server that exits by itself, or on SIGTERM when `stop` aborts; resolves with its exit code and output. */
  fail: (settings?: NodeJS.ProcessEnv, stop?: AbortSignal) => Promise<{ code: number; out: string; err: string }>
  /** Returns the output of all servers so far. */
  log: () => string
  /** Runs `npm run outbox` with the arguments. */
  command: (...args: string[]) => Promise<string>
  remove: () => Promise<void>
}

/**
 * Prepares a site that sends its messages to a provider, at a path like Mailgun's.
 * @param entry the source module of the server
 */
export async function openSite(provider: string, entry = 'src/server/serve.ts'): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const outbox = join(folder, 'outbox')
  await mkdir(join(folder, 'dist'))
  for (const name of ['index.html', '404.html']) await writeFile(join(folder, 'dist', name), '<!doctype html>')
  const script = await bundle(entry, join(folder, 'serve.mjs'))
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
  const started: Served[] = []
  return {
    folder,
    outbox,
    start: async settings => {
      const server = await serve(script, { cwd: folder, env: { ...env, ...settings } }, text => {
        log += text
      })
      started.push(server)
      return server
    },
    fail: (settings, stop) =>
      new Promise(resolve => {
        const options = { cwd: folder, env: { ...env, ...settings }, timeout: 20_000 }
        const child = execFile(process.execPath, [script], options, (error, out, err) => {
          log += out + err
          resolve({ code: Number(error?.code ?? 0), out, err })
        })
        stop?.addEventListener('abort', () => child.kill('SIGTERM'))
      }),
    log: () => log,
    command: async (...args) =>
      (await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env })).stdout,
    remove: async () => {
      // A test that failed has left its servers running, which would keep its file from ending.
      for (const { process } of started) process.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Posts the contact form as a browser does, for the visitor with that number. Resolves with the status, or 0 when no answer
 * came.
 */
export async function post(url: string, number: number, id: string): Promise<number> {
  const fields = { ...visitor, id, fullName: `${visitor.fullName} ${number}` }
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // Each visitor gets a different IP address.
      headers: {
        Accept: 'application/json',
        'X-Forwarded-For': `10.${[16, 8, 0].map(at => (number >> at) & 255).join('.')}`,
      },
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Returns the number of the visitor whose message is in the body of a call to the provider. */
export const visitorOf = (body: string): number => Number(body.match(/New Contact Form From Nour Abdallah (\d+)/)?.[1])
