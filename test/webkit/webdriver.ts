// Controls WebKitGTK, the engine of Safari, with WebDriver over fetch: https://www.w3.org/TR/webdriver2/
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { KeyInput } from 'puppeteer'
import { findProgram } from '../../src/tools/find-program'
import { Stop } from '../../src/tools/stop'
import type { Keys } from '../support/moment'

export type WebKit = Pick<Keys, 'keyboard'> & {
  version: string
  goto: (url: string) => Promise<void>
  /** Calls a function in the page with JSON parameters, or evaluates an expression in it. */
  evaluate: <Value, Parameters extends readonly unknown[]>(
    expression: string | ((...parameters: Parameters) => Value),
    ...parameters: Parameters
  ) => Promise<Value>
  /** Scrolls an element into view, and moves the mouse to its middle. */
  hover: (selector: string) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Makes the page `width` px wide, if the window allows it: its minimum is some 450 px. Resolves with the actual width. */
  resize: (width: number) => Promise<number>
  close: () => Promise<void>
}

/** WebDriver's codes of keys that type no character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODES: Partial<Record<KeyInput, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
}

const HEIGHT = 900

/** Starts the engine on an invisible screen. */
export async function openWebKit(): Promise<WebKit> {
  const driver = findProgram('webkit')
  const { display, stop: stopScreen } = await openScreen(findProgram('display'))
  const port = await freePort()
  const started = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const close = async () => {
    await end(started)
    await stopScreen()
  }
  try {
    return await openSession(`http://127.0.0.1:${port}`, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function openSession(driver: string, stop: () => Promise<void>): Promise<WebKit> {
  await untilAnswered(`${driver}/status`)
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${driver}/session`,
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
  )
  const session = `${driver}/session/${sessionId}`
  const act = (actions: object) => call<void>('POST', `${session}/actions`, { actions: [actions] })
  const evaluate: WebKit['evaluate'] = (expression, ...parameters) => {
    const script = typeof expression === 'string' ? `return ${expression}` : `return (${expression})(...arguments)`
    return call('POST', `${session}/execute/sync`, { script, args: parameters })
  }
  const pointer = async (selector: string, ...then: object[]) => {
    const [x, y] = await evaluate(middleOf, selector)
    const move = { type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) }
    await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...then] })
  }
  const write = (keys: readonly string[]) =>
    act({
      type: 'key',
      id: 'keys',
      actions: keys.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    version: capabilities.browserVersion,
    evaluate,
    goto: url => call('POST', `${session}/url`, { url }),
    hover: selector => pointer(selector),
    click: selector => pointer(selector, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    type: text => write([...text]),
    keyboard: { press: key => write([CODES[key] ?? key]) },
    resize: async width => {
      await call('POST', `${session}/window/rect`, { width, height: HEIGHT })
      return evaluate<number, []>('innerWidth')
    },
    close: async () => {
      await call('DELETE', session).catch(() => {})
      await stop()
    },
  }
}

/** Runs in the page. Scrolls the first visible element of a selector to the middle of the window, and returns its middle. */
function middleOf(selector: string): [x: number, y: number] {
  const seen = [...document.querySelectorAll(selector)].find(element => element.checkVisibility())
  if (!seen) throw new Error(`Nobody sees ${selector}`)
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = seen.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Sends a command to the driver. @throws with the driver's error */
async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${url}: ${value?.error}: ${value?.message}`)
  return value
}

async function untilAnswered(url: string) {
  for (let i = 0; i < 100; i += 1) {
    if (await fetch(url).catch(() => null)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

/** Returns the path of the engine's test browser. Debian's folder for it depends on the architecture and the API version. */
function miniBrowser(): string {
  const root = '/usr/lib'
  for (const machine of readdirSync(root).filter(name => name.includes('-linux-'))) {
    const [newest] = readdirSync(join(root, machine))
      .filter(name => /^webkit2?gtk-\d/.test(name))
      .sort()
      .reverse()
    if (newest) return join(root, machine, newest, 'MiniBrowser')
  }
  throw new Stop('There is no MiniBrowser below /usr/lib, which comes with webkit2gtk-driver')
}

/** Starts an X server that draws into memory, under the first free display number. */
async function openScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', data => resolve(String(data).trim()))
    screen.once('exit', code => reject(new Error(`${program} ended with ${code}`)))
  })
  return { display: `:${number}`, stop: () => end(screen) }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)))
    }),
  )
}
