// Opens pages of the running site in a browser: Chromium, or Firefox with BROWSER=firefox (npm run test:firefox).
import { setTimeout } from 'node:timers/promises'
import puppeteer, { type Browser, type BrowserContext, type HTTPRequest, type Page } from 'puppeteer'
import { test } from 'uvu'
import { launchBrowser } from '../../src/tools/browser'
import { openServer } from './site'
import { emptyCache, openTab, resetTab, type Script, settled, type Tab, type Visit, watchTab } from './tab'

export { settled, type Visit }

export const FIREFOX = process.env.BROWSER === 'firefox'

export type Scheme = 'light' | 'dark'

/** By page, what gives its tab back, and says whether that was possible. */
const returns = new WeakMap<Page, () => Promise<boolean>>()

/** The pages that the running test has opened and not given back; null between the tests. */
let opened: Set<Page> | null = null

/** The pages that the running file keeps for several of its tests. */
const lasting = new Set<Page>()

type Look = { width?: number; height?: number; touch?: boolean; scheme?: Scheme; javaScript?: boolean }

/** What the files of a group share: the server, its tabs, and what these have in their cache. */
let shared: ReturnType<typeof open> | undefined

/**
 * Starts the server, and a browser with the first visit. `visit` opens a page and waits until it is hydrated.
 * @param root the folder that is served; of the built site, the files of a group (together.ts) share one server
 */
export async function openBrowser(root?: string) {
  // Here, not in the module: in a group of files, uvu forgets the hooks with each file.
  test.before.each(() => {
    opened = new Set()
  })
  test.after.each(async () => {
    const pages = opened ?? []
    opened = null
    for (const page of pages) if (!page.isClosed()) await giveBack(page)
  })
  if (root !== undefined || !('UVU_DEFER' in globalThis) || FIREFOX) return open(root)
  shared ??= open()
  const browser = await shared
  return { ...browser, close: browser.leave }
}

async function open(root?: string) {
  const server = await openServer(root)
  const browsers = new Map<Scheme, Promise<Browser>>()
  /** Starts one Firefox per colour scheme, because a Firefox process has only one; Chromium emulates it in the page. */
  const launched = (scheme: Scheme): Promise<Browser> => {
    const key = FIREFOX ? scheme : 'light'
    const browser = browsers.get(key) ?? launch(key)
    browsers.set(key, browser)
    return browser
  }

  /** Tabs that tests have given back, by whether they have a touchscreen, which cannot be changed in an open tab. */
  const free: Record<'touch' | 'mouse', Tab[]> = { touch: [], mouse: [] }

  async function takeTab(scheme: Scheme, touch: boolean, fresh: boolean): Promise<Tab> {
    const tabs = free[touch ? 'touch' : 'mouse']
    const known = fresh ? undefined : tabs.pop()
    if (known) return known
    const tab = await openTab(await launched(scheme))
    const { page } = tab
    if (FIREFOX) await page.evaluateOnNewDocument(rememberPosts)
    else await watchTab(page, `${server.url}/robots.txt`)
    returns.set(page, async () => {
      const isFree = await resetTab(page)
      if (isFree) tabs.push(tab)
      return isFree
    })
    return tab
  }

  async function visit(
    path: string,
    {
      width = 1280,
      height = 800,
      javaScript = true,
      touch = false,
      /** Fetches pages ahead as for most visitors; without, a test can count requests. */
      prefetch = false,
      scheme = 'light' as Scheme,
      /** Allows animations: emulates a visitor who has not asked for reduced motion. */
      motion = false,
      /** Factor by which the page's timeouts are stretched, so that the test need not be as quick as a visitor. */
      slowness = 1,
      /** Opens a tab of its own, with nothing in its cache, as for a new visitor. */
      fresh = false,
      /** Leaves it to the caller when the visit ends; otherwise that is when the test ends that makes it. */
      kept = false,
      /** Empties the cache first, so that the test sees each request. */
      cold = false,
      /** A function that runs in the browser before each document's own scripts, with its parameters. */
      before = undefined as Script | undefined,
    } = {},
  ): Promise<Visit> {
    const tab = await takeTab(scheme, touch, fresh)
    const { page } = tab
    if (kept) lasting.add(page)
    else opened?.add(page)
    Object.assign(tab, { faults: [], requests: [], pending: new Set() })
    await page.setViewport({ width, height, hasTouch: touch, isMobile: touch })
    if (!FIREFOX) {
      await page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' },
        { name: 'prefers-color-scheme', value: scheme },
      ])
    }
    if (cold) await emptyCache(page)
    if (!javaScript) await (FIREFOX ? refuseScripts(page) : page.setJavaScriptEnabled(false))
    if (!prefetch) await page.evaluateOnNewDocument(refusePrefetch)
    if (slowness !== 1) await page.evaluateOnNewDocument(slowDown, slowness)
    if (before) await page.evaluateOnNewDocument(...before)
    await page.goto(server.url + path, { waitUntil: 'load' })
    if (javaScript) {
      await hydrated(page)
      // What is loaded later (src/later/later.tsx).
      await until(page, `!document.querySelector('[data-later=""]')`)
      await settled(page)
    }
    return { page, faults: tab.faults, requests: tab.requests }
  }

  let looked: { key: string; page: Page } | undefined

  /**
   * Opens a page only to look at it: a test must neither operate nor close it. Rows of a table that look at one page at several
   * widths share it, which takes half the time of a visit each.
   */
  async function look(path: string, { width = 1280, height = 800, ...others }: Look = {}): Promise<Page> {
    const key = JSON.stringify([path, others])
    if (looked?.key !== key) {
      if (looked) await giveBack(looked.page)
      looked = { key, ...(await visit(path, { width, height, kept: true, ...others })) }
    }
    const { page } = looked
    await page.setViewport({ ...page.viewport(), width, height })
    // Without JavaScript no frame calls back.
    if (others.javaScript !== false) await page.evaluate(() => new Promise(requestAnimationFrame))
    return page
  }

  return {
    ...server,
    visit,
    look,
    /** Ends what a file of a group has kept. */
    leave: async () => {
      for (const page of lasting) if (!page.isClosed()) await giveBack(page)
      looked = undefined
    },
    close: async () => {
      await Promise.all([...browsers.values()].map(async browser => (await browser).close()))
      await server.close()
    },
  }
}

/**
 * Ends a visit before its test ends. Its tab, emptied, serves the next visit; one that cannot be made what it was is closed.
 */
export async function giveBack(page: Page): Promise<void> {
  opened?.delete(page)
  lasting.delete(page)
  const isFree = await returns.get(page)?.()
  if (!isFree) await page.browserContext().close()
}

/**
 * Launches the browser of the test run. Firefox gets as preferences what puppeteer emulates in Chromium's pages.
 * @param letters the default font size of a Firefox in px
 */
export function launch(scheme: Scheme = 'light', letters = 16): Promise<Browser> {
  if (!FIREFOX) return process.env.LANE_BROWSER ? connect(process.env.LANE_BROWSER) : launchBrowser()
  return puppeteer.launch({
    browser: 'firefox',
    extraPrefsFirefox: {
      'font.size.variable.x-western': letters,
      'font.size.variable.ar': letters,
      'ui.prefersReducedMotion': 1,
      // Overlay scrollbars take no space, as on phones and in headless Chromium.
      'ui.useOverlayScrollbars': 1,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  })
}

/**
 * Connects to the browser that the files of the run share. To close it is to leave it, without tabs: a server waits seconds for
 * the connections that a tab has opened ahead of its requests.
 */
async function connect(browserWSEndpoint: string): Promise<Browser> {
  const browser = await puppeteer.connect({ browserWSEndpoint })
  const own: BrowserContext[] = []
  const create = browser.createBrowserContext.bind(browser)
  const createBrowserContext = async () => {
    const context = await create()
    own.push(context)
    return context
  }
  const close = async () => {
    await Promise.all(own.map(context => context.close().catch(() => {})))
    await browser.disconnect()
  }
  return Object.assign(browser, { close, createBrowserContext })
}

/**
 * Runs in the browser page: pretends that the visitor saves data, which makes the site skip prefetching, so that a test can
 * count requests.
 */
function refusePrefetch() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  // Until a test moves the mouse, Chromium places it in the top left corner, over the header, and fires a pointerover there
  // some time after the load.
  const ignoreCorner = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointerover', ignoreCorner, { capture: true })
}

/** Blocks all scripts. Stands in for disabled JavaScript, which Firefox cannot set for a single page. */
async function refuseScripts(page: Page): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', request =>
    new URL(request.url()).pathname.endsWith('.js') ? request.abort() : request.continue(),
  )
}

/** Runs in the browser page: keeps the last posted form in `window.posted`, as multipart text without boundaries. */
function rememberPosts() {
  const { fetch } = window
  window.fetch = (input, init) => {
    if (init?.body instanceof FormData) {
      const posted = [...init.body].map(([name, value]) => ` name="${name}"\r\n\r\n${value}\r\n`).join('')
      Object.assign(window, { posted })
    }
    return fetch(input, init)
  }
}

/** Returns the body of a held form post. In Firefox puppeteer cannot read it, so the page itself remembers it. */
export async function bodyOf(request: HTTPRequest): Promise<string> {
  return FIREFOX ? String(await request.frame()?.evaluate('posted')) : (request.postData() ?? '')
}

/**
 * Sends the second click of a double click without the first. In Firefox, where puppeteer can only send first clicks, it
 * dispatches a synthetic event.
 */
export async function secondClick(page: Page, selector: string): Promise<void> {
  if (!FIREFOX) return page.click(selector, { clickCount: 2 })
  const init = { detail: 2, bubbles: true, cancelable: true }
  await page.$eval(selector, (button, init) => button.dispatchEvent(new MouseEvent('click', init)), init)
}

/** Runs in the browser page: multiplies the delays of its timeouts. */
function slowDown(times: number) {
  const { setTimeout } = window
  window.setTimeout = Object.assign(
    (run: TimerHandler, wait = 0, ...parameters: unknown[]) => setTimeout(run, wait * times, ...parameters),
    setTimeout,
  )
}

/**
 * Waits until React has hydrated the page, which is when it sets `novalidate` on the footer form, and the pictures whose
 * scripts come later, which is when their controls show.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('footer form[novalidate]')
  await until(page, `!document.querySelector('[data-moment]:has(input, select, button):not([data-live])')`)
}

/** Clicks a link to a path with the mouse: the first visible one, or else one in a dropdown of the header. */
export async function follow(page: Page, path: string): Promise<void> {
  for (const link of await page.$$(`a[href="${path}"]`)) if (await link.isVisible()) return link.click()
  await page.hover(`header nav [data-open]:has(a[href="${path}"]) > button`)
  const link = await page.waitForSelector(`header nav a[href="${path}"]`, { visible: true })
  await link?.click()
}

/**
 * Clicks an element once its position is stable. Firefox scrolls to a field one frame after text was typed into it, so a
 * faster click, which no visitor could make, would miss the element.
 */
export async function clickAtRest(page: Page, selector: string): Promise<void> {
  await page.locator(selector).click()
}

/**
 * Waits until an expression is true in the page. The test asks again and again, because a page with JavaScript off runs no
 * timers: puppeteer's own waiting asks there only once. It asks less often the longer it waits, because each question costs
 * the other files of the run some time. An expression that throws counts as not yet true.
 * @param timeout in ms, after which it rejects with the expression
 */
export async function until(page: Page, expression: string, timeout = 15_000): Promise<void> {
  const begin = performance.now()
  // An element would arrive here as nothing, so the page itself answers whether it is there.
  while (!(await page.evaluate(`Boolean(${expression})`).catch(() => false))) {
    const waited = performance.now() - begin
    if (waited > timeout) throw new Error(`It never came true: ${expression}`)
    await setTimeout(Math.min(20 + waited / 10, 100))
  }
}
