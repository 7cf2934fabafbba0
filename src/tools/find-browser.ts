import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Firefox: PUPPETEER_EXECUTABLE_PATH or an installed one.
 * @throws with the command to run when there is none
 */
export function findFirefox(): string {
  const paths = [process.env.PUPPETEER_EXECUTABLE_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  const found = paths.find(path => path && existsSync(path))
  if (!found) throw new Error('These tests need Firefox: sudo apt-get install -y firefox-esr')
  return found
}

/**
 * The path of a Chromium or Chrome: PUPPETEER_EXECUTABLE_PATH, puppeteer's own cache, an installed one, or one that is
 * installed now (puppeteer's download, then Debian's package where this is root on Debian).
 * @throws with the commands to run when there is none to be had; a browser test never skips
 */
export function findBrowser(): string {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH
  if (named && !existsSync(named)) throw new Error(`PUPPETEER_EXECUTABLE_PATH: there is no ${named}`)
  const found = named ?? present()
  if (found) return found
  console.log('No browser found: installing one')
  tryToRun('npx', ['puppeteer', 'browsers', 'install', 'chrome'])
  if (!present() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    tryToRun('apt-get', ['update'])
    tryToRun('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const installed = present()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chrome or Chromium. Run one of:\n  npx puppeteer browsers install chrome\n  sudo apt-get install -y chromium',
  )
}

function present(): string | undefined {
  return [cached(), ...SYSTEM].find(path => path && existsSync(path))
}

function cached(): string | undefined {
  try {
    return puppeteer.executablePath()
  } catch {
    return undefined
  }
}

function tryToRun(command: string, parameters: string[]) {
  try {
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  } catch {
    // The next way is tried, and the last error names them all.
  }
}
