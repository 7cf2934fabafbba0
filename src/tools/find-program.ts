// The programs that tests and tools start and that npm does not install.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import puppeteer, { type LaunchOptions } from 'puppeteer'
import { Stop } from './stop'

type Program = {
  /** What the error message calls it. */
  label: string
  /** The paths where it may be, the best first. */
  paths: () => readonly (string | undefined)[]
  /** The commands that install it, the best first; those of apt-get are run only as root on Debian. */
  install: readonly string[]
}

const PROGRAMS = {
  chrome: {
    label: 'Chrome or Chromium',
    paths: chromes,
    install: ['npx puppeteer browsers install chrome', 'apt-get install -y --no-install-recommends chromium'],
  },
  shell: {
    label: 'headless Chromium',
    paths: () => [cached({ headless: 'shell' }), ...onPath('chromium-headless-shell'), ...chromes()],
    install: [
      'npx puppeteer browsers install chrome-headless-shell',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
    ],
  },
  firefox: {
    label: 'Firefox',
    paths: () => [...onPath('firefox-esr', 'firefox'), '/Applications/Firefox.app/Contents/MacOS/firefox'],
    install: ['apt-get install -y --no-install-recommends firefox-esr'],
  },
  webkit: {
    label: 'WebKitGTK with its WebDriver',
    paths: () => onPath('WebKitWebDriver'),
    install: ['apt-get install -y --no-install-recommends webkit2gtk-driver'],
  },
  display: {
    label: 'Xvfb',
    paths: () => onPath('Xvfb'),
    install: ['apt-get install -y --no-install-recommends xvfb'],
  },
  nginx: {
    label: 'nginx',
    paths: () => [...onPath('nginx'), '/usr/sbin/nginx'],
    install: ['apt-get install -y --no-install-recommends nginx-light'],
  },
  caddy: {
    label: 'Caddy',
    paths: () => onPath('caddy'),
    install: ['apt-get install -y --no-install-recommends caddy'],
  },
  apache: {
    label: 'Apache',
    paths: () => [...onPath('apache2'), '/usr/sbin/apache2'],
    install: ['apt-get install -y --no-install-recommends apache2'],
  },
} satisfies Record<string, Program>

export type ProgramName = keyof typeof PROGRAMS

/** Returns the path of an installed program. PUPPETEER_EXECUTABLE_PATH takes precedence for a browser. */
export function installedProgram(name: ProgramName): string | undefined {
  const named =
    name === 'chrome' || name === 'shell' || name === 'firefox' ? process.env.PUPPETEER_EXECUTABLE_PATH : undefined
  if (named && !existsSync(named)) throw new Stop(`PUPPETEER_EXECUTABLE_PATH: there is no ${named}`)
  return named || PROGRAMS[name].paths().find(path => path && existsSync(path))
}

/** Whether apt-get may install something. */
const hasApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Installs what is missing of several programs, where apt-get can: all at once, because each run reads the lists of packages anew.
 * What is missing afterwards is for `findProgram` to install, or to report.
 */
export async function installPrograms(names: readonly ProgramName[]): Promise<void> {
  const missing = names.filter(name => !installedProgram(name))
  if (missing.length === 0 || !hasApt()) return
  const packages = missing.map(name => PROGRAMS[name].install.at(-1)?.split(' ').at(-1) ?? '')
  console.log(`apt-get installs ${packages.join(', ')}`)
  try {
    const run = promisify(execFile)
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  } catch (error) {
    console.log(String(error))
  }
}

/**
 * Returns the path of a program, which it installs if necessary.
 * @throws with the commands to run when it cannot be installed: a test that needs it fails, and is never skipped
 */
export function findProgram(name: ProgramName): string {
  const found = installedProgram(name)
  if (found) return found
  const { label, install } = PROGRAMS[name]
  for (const command of install) {
    const needsRoot = command.startsWith('apt-get')
    if (needsRoot && !hasApt()) continue
    console.log(`There is no ${label}: ${command}`)
    if (needsRoot) tryToRun('apt-get update')
    tryToRun(command)
    const installed = installedProgram(name)
    if (installed) return installed
  }
  const commands = install.map(command => `  ${command.replace(/^apt-get/, 'sudo apt-get')}`)
  throw new Stop([`There is no ${label}, and it could not be installed. Run:`, ...commands].join('\n'))
}

/** Returns the paths where commands of these names would be. */
function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}

function chromes(): (string | undefined)[] {
  return [
    cached({}),
    ...onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
}

/** Returns the path of the browser that puppeteer has installed, which may be for another system, or deleted. */
function cached(of: LaunchOptions): string | undefined {
  try {
    return puppeteer.executablePath(of)
  } catch {
    return undefined
  }
}

function tryToRun(command: string) {
  const [program = '', ...parameters] = command.split(' ')
  try {
    execFileSync(program, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
      shell: process.platform === 'win32',
    })
  } catch {
    // The caller tries the next command, and its error at the end names them all.
  }
}
