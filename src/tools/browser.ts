import puppeteer, { type Browser } from 'puppeteer'
import { findProgram } from './find-program'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would fit letters to whole pixels, which makes lines wider than they are in a window.
  '--font-render-hinting=none',
  // Every window would draw a page of its own for the list below the address bar: half of the work of a test.
  // And a process would wait for each page that might be opened next.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
]

/** A Chromium or Chrome without a window. */
export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  puppeteer.launch({ args: [...FLAGS, ...flags], executablePath: findProgram('chrome') })
