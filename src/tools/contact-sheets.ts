import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { launchBrowser } from './browser'
import { openServer } from './built-site'
import { compareShots, drawSheet } from './sheets'
import { Stop } from './stop'

const FOLDER = '.build/look'

/** The viewports, in px, and the scale of their screenshots on a sheet: the smallest at which text is legible. */
export const WINDOWS = [
  { width: 1440, height: 900, scale: 0.5 },
  { width: 834, height: 1112, scale: 0.6 },
  { width: 390, height: 844, scale: 0.75 },
]

const SCHEMES = ['light', 'dark'] as const

type Place = {
  /** The built site. */
  root: string
  folder: string
  /** A running browser; by default one is started. */
  browser?: Browser
  /** The viewports to look through; by default all. */
  windows?: typeof WINDOWS
}

/** Returns the first part of the names of a page's files: `services-training`; `home` for `/`. */
export const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

const sheetOf = (path: string, width: number) => `${nameOf(path)}-${width}.png`
const shotsOf = (path: string, width: number) =>
  SCHEMES.map(scheme => ({ scheme, file: `${nameOf(path)}-${width}-${scheme}.png` }))

/**
 * Draws a sheet of each page at each width, light above dark: `about-390.png`. The folder `shots` keeps the screenshots, and
 * `differences` gets a sheet for each page and width that differs from the accepted screenshots.
 * @param say receives each line of the report
 */
export async function look(
  paths: readonly string[],
  say: (line: string) => void,
  { root, folder, browser: running, windows = WINDOWS }: Place = { root: 'dist', folder: FOLDER },
): Promise<void> {
  const server = await openServer(root)
  const browser = running ?? (await launchBrowser())
  try {
    for (const name of ['shots', 'differences']) await mkdir(join(folder, name), { recursive: true })
    const counts = { same: 0, different: 0, unknown: 0 }
    const lookAt = async (path: string) => {
      await takeShots(browser, server.url, path, { folder: join(folder, 'shots'), windows })
      const canvas = await browser.newPage()
      for (const { width, scale } of windows) {
        const changes = await drawSheets(canvas, folder, path, width, scale)
        if (!changes) counts.unknown += 1
        else if (changes.length === 0) counts.same += 1
        else {
          counts.different += 1
          say(`${path} at ${width} px: ${changes.join(', ')} (${join(folder, 'differences', sheetOf(path, width))})`)
        }
      }
      await canvas.close()
    }
    const waiting = [...paths]
    const lanes = Array.from({ length: availableParallelism() }, async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) await lookAt(path)
    })
    await Promise.all(lanes)
    say(
      `${paths.length * windows.length} sheets in ${folder}: ${counts.different} differ from the accepted ones, ${counts.same} do not, ${counts.unknown} have none to compare with`,
    )
  } finally {
    if (!running) await browser.close()
    await server.close()
  }
}

/**
 * Accepts the current screenshots, with which later ones are compared.
 * @throws when a page has no screenshots yet
 */
export async function accept(paths: readonly string[], folder = FOLDER): Promise<void> {
  await mkdir(join(folder, 'accepted'), { recursive: true })
  for (const path of paths) {
    for (const { width } of WINDOWS) {
      for (const { file } of shotsOf(path, width)) {
        await cp(join(folder, 'shots', file), join(folder, 'accepted', file)).catch(() => {
          throw new Stop(`There are no sheets of ${path} yet: npm run look`)
        })
      }
      await rm(join(folder, 'differences', sheetOf(path, width)), { force: true })
    }
  }
}

/** Takes a screenshot of the whole page in every viewport and colour scheme, without motion and with all its fonts. */
async function takeShots(
  browser: Browser,
  url: string,
  path: string,
  { folder, windows }: { folder: string; windows: typeof WINDOWS },
) {
  const page = await browser.newPage()
  // Prevents prefetching: after a fetch that a navigation cuts off, puppeteer's network never falls idle.
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(url + path)
  for (const { width, height } of windows) {
    await page.setViewport({ width, height })
    // Scrolls down and back, because some things are drawn or fetched only when they come near the viewport.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager'
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      for (const top of [document.documentElement.scrollHeight, 0]) {
        scrollTo({ top, behavior: 'instant' })
        await frame()
        await frame()
      }
    })
    await page.waitForNetworkIdle({ idleTime: 300 })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    for (const { scheme, file } of shotsOf(path, width)) {
      await page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: scheme },
      ])
      await writeFile(join(folder, file), await page.screenshot({ fullPage: true }))
    }
  }
  await page.close()
}

/**
 * Draws the sheet of a page at a width and, where it differs from the accepted one, the sheet of the differences.
 * @returns a line for each scheme that differs; undefined where nothing was accepted
 */
async function drawSheets(canvas: Page, folder: string, path: string, width: number, scale: number) {
  const shots = await Promise.all(
    shotsOf(path, width).map(async ({ scheme, file }) => ({
      label: `${path}  ${width} px  ${scheme}`,
      scheme,
      png: await readFile(join(folder, 'shots', file)),
      accepted: await readFile(join(folder, 'accepted', file)).catch(() => undefined),
    })),
  )
  await writeFile(join(folder, sheetOf(path, width)), await drawSheet(canvas, shots, scale))
  const changes: string[] = []
  const drawn: { label: string; png: Buffer }[] = []
  for (const shot of shots) {
    if (!shot.accepted) return undefined
    const { pixels, png } = await compareShots(canvas, shot.accepted, shot.png)
    if (pixels > 0) changes.push(`${pixels} px ${shot.scheme}`)
    drawn.push({ label: shot.label, png })
  }
  const file = join(folder, 'differences', sheetOf(path, width))
  if (changes.length > 0) await writeFile(file, await drawSheet(canvas, drawn, scale))
  else await rm(file, { force: true })
  return changes
}
