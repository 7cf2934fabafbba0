// The tabs of the browser under test. What a test does to a tab that outlasts the page is undone when the tab is given back;
// the tab then serves the next visit, which takes a third of the time that a new one does.
import { setTimeout } from 'node:timers/promises'
import type { Browser, HTTPRequest, Page } from 'puppeteer'

/** How long the network must be idle, in ms, until a hydrated page counts as having fetched all that it fetches unasked. */
const QUIET = 150

/** How long a page may keep the network busy, in ms. */
const IDLE_LIMIT = 30_000

export type Visit = {
  page: Page
  /** Console errors and warnings, uncaught errors and failed requests. */
  faults: string[]
  /** All requested URLs except data: URLs. */
  requests: string[]
}

/** A tab, with what the visit that has it now collects. */
export type Tab = Visit & {
  /** Requests that are under way. */
  pending: Set<HTTPRequest>
}

// biome-ignore lint/suspicious/noExplicitAny: puppeteer's own type of a function that runs in the page
export type Script = [run: (...parameters: any[]) => unknown, ...parameters: unknown[]]

type Undo = (page: Page) => Promise<unknown>

/** What a test may do to a tab that outlasts the page, and how it is undone; null where it cannot be. */
const OUTLASTING = {
  setRequestInterception: page => page.setRequestInterception(false),
  setOfflineMode: page => page.setOfflineMode(false),
  setCacheEnabled: page => page.setCacheEnabled(true),
  setJavaScriptEnabled: page => page.setJavaScriptEnabled(true),
  setBypassCSP: page => page.setBypassCSP(false),
  setExtraHTTPHeaders: page => page.setExtraHTTPHeaders({}),
  emulateMediaType: page => page.emulateMediaType(),
  emulateCPUThrottling: page => page.emulateCPUThrottling(null),
  emulateNetworkConditions: page => page.emulateNetworkConditions(null),
  exposeFunction: null,
  createCDPSession: null,
} as const satisfies Partial<Record<keyof Page, Undo | null>>

const tabs = new WeakMap<Page, Tab>()
const watched = new WeakMap<Page, { reset: () => Promise<boolean>; emptyCache: () => Promise<void> }>()

/** Opens a tab with nothing in its cache, as for a new visitor. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const tab: Tab = { page, faults: [], requests: [], pending: new Set() }
  tabs.set(page, tab)
  collect(tab)
  await page.evaluateOnNewDocument(reportViolations)
  return tab
}

/** Collects what the page of a tab asks for and what goes wrong in it. */
function collect(tab: Tab) {
  const { page } = tab
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type())) tab.faults.push(message.text())
  })
  page.on('pageerror', error => tab.faults.push(String(error)))
  page.on('requestfailed', request => tab.faults.push(`${request.url()}: ${request.failure()?.errorText}`))
  page.on('request', request => {
    if (request.url().startsWith('data:')) return
    tab.requests.push(request.url())
    // Of an icon that a navigation has cut off nothing more is reported.
    if (!request.url().endsWith('/favicon.ico')) tab.pending.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end, request => tab.pending.delete(request))
}

/**
 * Keeps watch over what is done to a tab, so that `resetTab` can undo it.
 * @param rest the address of a document without a script
 */
export async function watchTab(page: Page, rest: string): Promise<void> {
  const session = await page.createCDPSession()
  const changed = new Set<keyof typeof OUTLASTING>()
  for (const name of Object.keys(OUTLASTING) as (keyof typeof OUTLASTING)[]) {
    const method: (...parameters: never[]) => unknown = page[name]
    const recorded = (...parameters: never[]) => {
      changed.add(name)
      return method.apply(page, parameters)
    }
    Object.assign(page, { [name]: recorded })
  }
  const scripts: string[] = []
  const inject = page.evaluateOnNewDocument.bind(page)
  page.evaluateOnNewDocument = async (...script) => {
    const injected = await inject(...script)
    scripts.push(injected.identifier)
    return injected
  }
  const heard: Parameters<Page['on']>[] = []
  const listen = page.on.bind(page)
  page.on = (...listener) => {
    heard.push(listener)
    return listen(...listener)
  }

  const reset = async () => {
    const opened = await page.browserContext().pages()
    if (opened.length > 1 || Array.from(changed).some(name => OUTLASTING[name] === null)) return false
    for (const listener of heard.splice(0)) page.off(...listener)
    for (const name of changed) await OUTLASTING[name]?.(page)
    changed.clear()
    // A test may have removed its own.
    for (const script of scripts.splice(0)) await page.removeScriptToEvaluateOnNewDocument(script).catch(() => {})
    await page.mouse.move(0, 0)
    await emptyStorage(page, rest)
    return true
  }
  const emptyCache = async () => {
    await session.send('Network.clearBrowserCache')
    // What the process of the tab holds outlasts the cache of the browser.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  }
  watched.set(page, { reset, emptyCache })
}

/**
 * Makes a tab what it was when it was opened, but for its cache.
 * @returns whether that was possible
 */
export async function resetTab(page: Page): Promise<boolean> {
  const reset = watched.get(page)?.reset
  return reset ? reset().catch(() => false) : false
}

/** Empties the cache of a tab. In Firefox each visit has a tab of its own. */
export async function emptyCache(page: Page): Promise<void> {
  await watched.get(page)?.emptyCache()
}

/** Empties the storage of a tab, which can only be done in a document of each origin that the tab was at. */
async function emptyStorage(page: Page, rest: string) {
  const { origin } = new URL(page.url())
  const places = origin === new URL(rest).origin || origin === 'null' ? [rest] : [`${origin}/robots.txt`, rest]
  for (const place of places) {
    await page.goto(place)
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
  }
  const context = page.browserContext()
  await context.deleteCookie(...(await context.cookies()))
}

/**
 * Waits until a page has had no request under way for a while. Not puppeteer's `waitForNetworkIdle`: a prefetch that a
 * navigation has cut off is never reported as ended, and would keep a tab that is used again busy for ever.
 * @param quiet how long that while is, in ms
 */
export async function settled(page: Page, quiet = QUIET): Promise<void> {
  const tab = tabs.get(page)
  const end = performance.now() + IDLE_LIMIT
  let count = -1
  let since = 0
  while (tab && (tab.pending.size > 0 || tab.requests.length !== count || performance.now() - since < quiet)) {
    if (tab.pending.size > 0 || tab.requests.length !== count) since = performance.now()
    count = tab.requests.length
    if (since > end) throw new Error(`The network is never idle: ${Array.from(tab.pending, request => request.url())}`)
    await setTimeout(25)
  }
}

/**
 * Runs in the browser page: logs every violation of its policy (resources, styles, code, Trusted Types) as a console error.
 */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
}
