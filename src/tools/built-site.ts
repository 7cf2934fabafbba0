import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOf } from '../generator/pages/prerender'
import { startServer } from '../server/node'
import { Stop } from './stop'

/**
 * Builds the site when `dist/` is missing or older than one of its sources.
 * @throws when the build fails, which has then printed the reason
 */
export async function ensureBuilt(): Promise<void> {
  if (!(await isStale())) return
  console.log('dist/ is missing or out of date: building the site')
  await buildSite()
}

/**
 * Builds the site in a process of its own.
 * @throws when the build fails, which has then printed the reason
 */
export async function buildSite(): Promise<void> {
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const build = spawn(process.execPath, ['src/tools/run.mjs', 'build.ts'], { stdio: [...stdio] })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Stop('The site could not be built')
}

async function isStale(): Promise<boolean> {
  const built = await stat('dist/index.html').catch(() => null)
  if (!built) return true
  const folders = ['src', 'static'].map(async folder =>
    (await readdir(folder, { recursive: true })).map(name => join(folder, name)),
  )
  const sources = ['build.ts', 'pages.ts', 'package-lock.json', ...(await Promise.all(folders)).flat()]
  const read = sources.filter(source => !source.startsWith(join('src', 'tools')))
  const changes = await Promise.all(read.map(async source => (await stat(source)).mtimeMs))
  return Math.max(...changes) > built.mtimeMs
}

/** Reads the HTML of a page from `dist/`. */
export const htmlOf = (path: string): Promise<string> => readFile(join('dist', fileOf(path)), 'utf8')

/**
 * Serves the built site on a free port, with a temporary outbox and no limit on the messages from one address.
 * `trustProxy` is the number of trusted proxies.
 */
export async function openServer(root = 'dist', trustProxy = 0) {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  const server = await startServer(
    { port: 0, host: '127.0.0.1', root, outbox, trustProxy },
    { forms: { admit: () => () => {} } },
  )
  return {
    url: server.url,
    outbox,
    close: async () => {
      await server.close()
      await rm(outbox, { recursive: true, force: true })
    },
  }
}
