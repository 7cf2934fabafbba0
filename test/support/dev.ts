// Runs `npm run dev` in a copy of the sources.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { copySources } from './planted'

/** How long anything may take, in ms: enough for a busy machine. */
const PATIENCE = 60_000

/** @param folder where the copy is made; `close` removes it */
export async function openDev(folder: string) {
  const root = resolve(folder)
  await copySources(root)
  const dev = spawn(process.execPath, ['src/tools/run.mjs', 'src/tools/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OUTBOX: join(root, 'outbox') },
  })
  let log = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', chunk => (log += chunk))
  /** The original texts of the changed files; null for a new file. */
  const originals = new Map<string, string | null>()

  /** Calls `ask` every 50 ms until it returns something. Rejects after PATIENCE, naming `what`. */
  async function within<Result>(ask: () => Promise<Result | undefined | false>, what: string): Promise<Result> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
      // A page that is being loaded again refuses questions.
      const result = await ask().catch(() => undefined)
      if (result) return result
    }
    throw new Error(`It did not come: ${what}\n${log}`)
  }

  /** Replaces a file with a new one, as some editors do; null removes it. */
  async function put(path: string, text: string | null) {
    if (text === null) return rm(path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(join(root, 'draft'), text)
    await rename(join(root, 'draft'), path)
  }

  return {
    url: await within(async () => log.match(/^(?<url>http:\S+) shows the site/m)?.groups?.url, 'the address'),
    root,
    within,
    log: () => log,
    write: async (file: string, change: (text: string) => string): Promise<void> => {
      const path = join(root, file)
      const before = await readFile(path, 'utf8').catch(() => null)
      const text = change(before ?? '')
      if (text === before) throw new Error(`${file} was not changed`)
      if (!originals.has(path)) originals.set(path, before)
      await put(path, text)
    },
    /** Restores all files. */
    putBack: async (): Promise<void> => {
      for (const [path, text] of originals) await put(path, text)
      originals.clear()
    },
    close: async () => {
      dev.kill()
      if (dev.exitCode === null) await new Promise(resolve => dev.once('close', resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
}
