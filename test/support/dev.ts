// Runs `npm run dev` in a copy of the sources, with a browser.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { STATE } from '../../src/build/dev/shared'
import { launchBrowser } from '../../src/tools/browser'
import { hydrated } from './browser'
import { copySources } from './planted'

/** How long anything may take, in ms: enough for a busy machine. */
const PATIENCE = 60_000

/** The file that most tests change, and the field into which they type first. */
export const ABOUT = 'src/content/about.ts'
const EMAIL = 'footer form input[name=email]'

export type Dev = Awaited<ReturnType<typeof openDev>>

/** @param folder where the copy is made; `close` removes it */
export async function openDev(folder: string) {
  const root = resolve(folder)
  await copySources(root)
  const dev = spawn(process.execPath, ['src/tools/dev.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OUTBOX: join(root, 'outbox') },
  })
  let log = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', chunk => (log += chunk))

  /** Calls `ask` every 50 ms until it returns something. Rejects after PATIENCE, naming `what`. */
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
  const drawn = async () => (await fetch(`${url}/about`)).text()
  const atStart = await drawn()
  const browser = await launchBrowser()
  /** The original texts of the changed files; null for a new file. */
  const originals = new Map<string, string | null>()

  async function put(path: string, text: string | null) {
    if (text === null) return rm(path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(join(root, 'draft'), text)
    await rename(join(root, 'draft'), path)
  }

  /**
   * Opens a page, waits until it knows its first state, which is late on a busy machine, and marks its window: a reload of
   * the document removes the mark.
   */
  async function visit(path: string): Promise<{ page: Page; faults: string[] }> {
    const page = await (await browser.createBrowserContext()).newPage()
    page.setDefaultTimeout(PATIENCE)
    const told = isTold(page, path)
    const faults: string[] = []
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) faults.push(message.text())
    })
    page.on('pageerror', error => faults.push(String(error)))
    await page.setViewport({ width: 1280, height: 800 })
    // With smooth scrolling, a page that still scrolls to a field would have no fixed position to compare.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.goto(url + path)
    await hydrated(page)
    await told
    await page.evaluate(() => Object.assign(window, { mark: true }))
    return { page, faults }
  }

  return {
    url,
    root,
    within,
    log: () => log,
    visit,
    /** Opens a page and types into a field, whose text and position `isAsItWas` checks later. */
    visitAndType: async (path: string): Promise<{ page: Page; place: number }> => {
      const { page } = await visit(path)
      await page.type(EMAIL, 'a@b.example')
      return { page, place: await placeOf(page) }
    },
    /** Waits until a text is on the page. */
    shows: (page: Page, text: string) =>
      within(
        async () => (await page.evaluate(text => document.body.innerText.includes(text), text)) || undefined,
        text,
      ),
    /** Waits until the message over the page matches. */
    says: (page: Page, text: RegExp) =>
      within(async () => text.test(await said(page)) || undefined, `${text} over the page`),
    /** Replaces a file with a new one, as some editors do; null removes it. */
    write: async (file: string, change: (text: string) => string | null): Promise<void> => {
      const path = join(root, file)
      const before = await readFile(path, 'utf8').catch(() => null)
      const text = change(before ?? '')
      if (text === before) throw new Error(`${file} was not changed`)
      if (!originals.has(path)) originals.set(path, before)
      await put(path, text)
    },
    /**
     * Restores all files and waits until /about is served as at the start, so that the next test does not open a changed
     * page.
     */
    putBack: async (): Promise<void> => {
      for (const [path, text] of originals) await put(path, text)
      originals.clear()
      await within(async () => (await drawn()) === atStart || undefined, '/about as it was')
    },
    close: async () => {
      await browser.close()
      dev.kill()
      if (dev.exitCode === null) await new Promise(resolve => dev.once('close', resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Waits until a page polls for changes since a known state of a path: it then shows that state. */
export const isTold = (page: Page, path: string): Promise<unknown> =>
  page.waitForRequest(request => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === STATE && searchParams.get('path') === path && searchParams.get('known') !== ''
  })

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window)

/** Returns the message that the development server shows over the page. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.body.children, child => child.shadowRoot?.querySelector('pre')?.textContent ?? '').join(''),
  )

/**
 * Returns the distance of the field from the top of the window, in px. Each line added above the field moves it by that
 * line.
 */
const placeOf = (page: Page): Promise<number> => page.$eval(EMAIL, input => input.getBoundingClientRect().top)

/** Asserts that the document was not reloaded, and that the typed text is still there, at the same position. */
export async function isAsItWas(page: Page, place: number): Promise<void> {
  assert.ok(await isMarked(page), 'the document was loaded again')
  assert.is(await page.$eval(EMAIL, input => (input as HTMLInputElement).value), 'a@b.example')
  assert.ok(Math.abs((await placeOf(page)) - place) < 100, `${await placeOf(page)}, not ${place}`)
}
