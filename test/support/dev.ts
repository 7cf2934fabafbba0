// `npm run dev` in a copy of the sources, and a browser in front of it.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Page } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { hydrated } from './browser'
import { copySources } from './planted'

/** How long anything may take on a machine that is busy, in ms. */
const PATIENCE = 60_000

export type Dev = Awaited<ReturnType<typeof openDev>>

/** @param folder where the copy is made, and removed in the end */
export async function openDev(folder: string) {
  const root = resolve(folder)
  await copySources(root)
  const dev = spawn(process.execPath, ['src/tools/dev.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OUTBOX: join(root, 'outbox') },
  })
  let log = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', chunk => (log += chunk))

  /** What is given when it is there: asked for again and again. */
  async function within<Result>(ask: () => Promise<Result | undefined>, what: string): Promise<Result> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
      const result = await ask().catch(() => undefined)
      if (result !== undefined) return result
    }
    throw new Error(`It did not come: ${what}\n${log}`)
  }

  const url = await within(
    async () => log.match(/^(?<url>http:\S+) shows the site/m)?.groups?.url,
    'the address of the site',
  )
  const browser = await launchBrowser()
  /** The texts of the files that were written, as they were. */
  const originals = new Map<string, string | null>()

  async function put(path: string, text: string | null) {
    if (text === null) return rm(path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(join(root, 'draft'), text)
    await rename(join(root, 'draft'), path)
  }

  return {
    url,
    root,
    within,
    log: () => log,
    /** Opens a page, and marks its document: the mark is gone once it has been loaded again. */
    visit: async (path: string): Promise<{ page: Page; faults: string[] }> => {
      const page = await (await browser.createBrowserContext()).newPage()
      const faults: string[] = []
      page.on('console', message => {
        if (['error', 'warn'].includes(message.type())) faults.push(message.text())
      })
      page.on('pageerror', error => faults.push(String(error)))
      await page.setViewport({ width: 1280, height: 800 })
      // A page that is still on its way to a field has no place to keep.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
      await page.goto(url + path)
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { mark: true }))
      return { page, faults }
    },
    /** Writes a file whole, as editors do that put a new one in its place; null removes it. */
    write: async (file: string, change: (text: string) => string | null): Promise<void> => {
      const path = join(root, file)
      const before = await readFile(path, 'utf8').catch(() => null)
      const text = change(before ?? '')
      if (text === before) throw new Error(`${file} was not changed`)
      if (!originals.has(path)) originals.set(path, before)
      await put(path, text)
    },
    /** Makes all files what they were at the start. */
    putBack: async (): Promise<void> => {
      for (const [path, text] of originals) await put(path, text)
      originals.clear()
    },
    close: async () => {
      await browser.close()
      dev.kill()
      if (dev.exitCode === null) await new Promise(resolve => dev.once('close', resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
}

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window)

/** What the development server says over the page. */
export const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.body.children, child => child.shadowRoot?.querySelector('pre')?.textContent ?? '').join(''),
  )
