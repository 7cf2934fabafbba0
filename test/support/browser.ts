// A browser in front of the running site: Chromium, or Firefox where BROWSER=firefox (npm run test:firefox).
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { openServer } from './site'

export const FIREFOX = process.env.BROWSER === 'firefox'

/** After so many ms without a request a page has fetched what it fetches by itself once it is hydrated. */
const QUIET = 150

export type Scheme = 'light' | 'dark'

export type Visit = {
  page: Page
  /** Errors and warnings of the console, uncaught errors and failed requests. */
  faults: string[]
  /** Every URL that was requested, data: left out. */
  requests: string[]
}

/** A browser in front of the running site. `visit` opens a page and waits until it is hydrated. */
export async function openBrowser(root?: string) {
  const server = await openServer(root)
  const browsers = new Map<Scheme, Promise<Browser>>()
  /** Firefox knows one colour scheme a process. */
  const launched = (scheme: Scheme): Promise<Browser> => {
    const key = FIREFOX ? scheme : 'light'
    const browser = browsers.get(key) ?? launch(key)
    browsers.set(key, browser)
    return browser
  }

  async function visit(
    path: string,
    {
      width = 1280,
      height = 800,
      javaScript = true,
      touch = false,
      prefetch = true,
      scheme = 'light' as Scheme,
      /** Lets the page move, where the visitor has not asked for stillness. */
      motion = false,
      /** How many times longer the page's timeouts take: a test then need not be as quick as a visitor. */
      slowness = 1,
    } = {},
  ): Promise<Visit> {
    const context = await (await launched(scheme)).createBrowserContext()
    const page = await context.newPage()
    const faults: string[] = []
    const requests: string[] = []
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) faults.push(message.text())
    })
    page.on('pageerror', error => faults.push(String(error)))
    page.on('requestfailed', request => faults.push(`${request.url()}: ${request.failure()?.errorText}`))
    page.on('request', request => {
      if (!request.url().startsWith('data:')) requests.push(request.url())
    })
    if (javaScript) await page.evaluateOnNewDocument(reportViolations)
    await page.setViewport({ width, height, hasTouch: touch, isMobile: touch })
    if (FIREFOX) {
      await page.evaluateOnNewDocument(rememberPosts)
      if (!javaScript) await refuseScripts(page)
    } else {
      await page.setJavaScriptEnabled(javaScript)
      await page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' },
        { name: 'prefers-color-scheme', value: scheme },
      ])
    }
    if (!prefetch) await page.evaluateOnNewDocument(refusePrefetch)
    if (slowness !== 1) await page.evaluateOnNewDocument(slowDown, slowness)
    await page.goto(server.url + path, { waitUntil: 'load' })
    if (javaScript) {
      await hydrated(page)
      await page.waitForNetworkIdle({ idleTime: QUIET })
    }
    return { page, faults, requests }
  }

  return {
    ...server,
    visit,
    close: async () => {
      await Promise.all([...browsers.values()].map(async browser => (await browser).close()))
      await server.close()
    },
  }
}

/**
 * The browser of the run. What puppeteer emulates in a page of Chromium, Firefox is told when it starts.
 * @param letters the font size of the browser's settings in px
 */
export function launch(scheme: Scheme = 'light', letters = 16): Promise<Browser> {
  if (!FIREFOX) return launchBrowser(`--blink-settings=defaultFontSize=${letters}`)
  return puppeteer.launch({
    browser: 'firefox',
    extraPrefsFirefox: {
      'font.size.variable.x-western': letters,
      'ui.prefersReducedMotion': 1,
      // As on phones, and in Chromium without a window: a scrollbar takes no place.
      'ui.useOverlayScrollbars': 1,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  })
}

/** Runs in the page: where a test counts requests, the site's own wish to save data keeps prefetching out of the way. */
function refusePrefetch() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  // Until a test moves the mouse, Chromium has it in the corner, over the header, and says so at some time after the load.
  const ignoreCorner = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointerover', ignoreCorner, { capture: true })
}

/** Stands in for a browser without JavaScript: Firefox has no such setting for one page. */
async function refuseScripts(page: Page): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', request =>
    new URL(request.url()).pathname.endsWith('.js') ? request.abort() : request.continue(),
  )
}

/** Runs in the page: the last form that it posted, as multipart text without its boundaries. */
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

/** The body of a form that waits to be answered. Puppeteer cannot tell it in Firefox, so there the page itself does. */
export async function bodyOf(request: HTTPRequest): Promise<string> {
  return FIREFOX ? String(await request.frame()?.evaluate('posted')) : (request.postData() ?? '')
}

/** The second click of a double click, alone; in Firefox puppeteer knows only the first. */
export async function secondClick(page: Page, selector: string): Promise<void> {
  if (!FIREFOX) return page.click(selector, { clickCount: 2 })
  const init = { detail: 2, bubbles: true, cancelable: true }
  await page.$eval(selector, (button, init) => button.dispatchEvent(new MouseEvent('click', init)), init)
}

/** Runs in the page. */
function slowDown(times: number) {
  const { setTimeout } = window
  window.setTimeout = Object.assign(
    (run: TimerHandler, wait = 0, ...parameters: unknown[]) => setTimeout(run, wait * times, ...parameters),
    setTimeout,
  )
}

/** Runs in the page: what its policy refuses, of resources, styles, code and Trusted Types, becomes a console error. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
}

/** The form of the footer leaves its checks to the browser until React has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('footer form[novalidate]')
}

/** Clicks a link to a path with the mouse: the first that can be seen, or else one in a dropdown of the header. */
export async function follow(page: Page, path: string): Promise<void> {
  for (const link of await page.$$(`a[href="${path}"]`)) if (await link.isVisible()) return link.click()
  await page.hover(`header nav [data-open]:has(a[href="${path}"]) > button`)
  const link = await page.waitForSelector(`header nav a[href="${path}"]`, { visible: true })
  await link?.click()
}

/**
 * Clicks an element when it has come to rest. Firefox scrolls to a field a frame after something was typed into it: a click
 * that is quicker than any hand would land beside the element.
 */
export async function clickAtRest(page: Page, selector: string): Promise<void> {
  await page.locator(selector).click()
}

/** Waits until an expression in the page is true; a test that never gets there fails with the expression. */
export async function until(page: Page, expression: string, timeout = 5000): Promise<void> {
  try {
    await page.waitForFunction(expression, { timeout, polling: 50 })
  } catch {
    throw new Error(`It never came true: ${expression}`)
  }
}
