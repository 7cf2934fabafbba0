import puppeteer, { type Browser } from 'puppeteer'
import { findProgram } from './find-program'

/** The command-line flags of Chromium in tests and tools. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would fit letters to whole pixels, which makes lines wider than in a browser window.
  '--font-render-hinting=none',
  // Otherwise every window renders an extra page for the list below the address bar, which is half of the work of a test,
  // and a spare process waits for each page that might be opened next.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
]

/** Launches Chromium or Chrome without a window. It ends with this process, however that ends, because its pipe closes. */
export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  puppeteer.launch({ args: [...FLAGS, ...flags], executablePath: findProgram('chrome'), pipe: true })
