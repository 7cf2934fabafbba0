import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer'
import { FLAGS } from '../../src/tools/browser'

/**
 * Drawing takes half of the CPU time of a visit. With these it takes less of it, which no page can notice: the
 * last one keeps nothing drawn, so these browsers take no screenshots. */
const CHEAP = [
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--num-raster-threads=1',
  '--force-gpu-mem-available-mb=1',
]

/**
 * Starts a browser for the test files that run one after the other, because starting one takes as long as some ten visits.
 * It ends with this process, however that ends, because its pipe closes.
 * @param executablePath of Chromium or its headless shell
 * @returns `endpoint`, the WebSocket URL that a file connects to; `empty`, which closes whatever a file has left open
 */
export async function openLaneBrowser(executablePath: string) {
  const userDataDir = await mkdtemp(join(tmpdir(), 'lane-'))
  const args = [...FLAGS, ...CHEAP, '--remote-debugging-port=0']
  const browser = await puppeteer.launch({ args, executablePath, userDataDir, pipe: true })
  const [port, path] = (await readFile(join(userDataDir, 'DevToolsActivePort'), 'utf8')).split('\n')
  const session = await browser.target().createCDPSession()
  return {
    endpoint: `ws://127.0.0.1:${port}${path}`,
    empty: async () => {
      const { browserContextIds } = await session.send('Target.getBrowserContexts')
      for (const browserContextId of browserContextIds)
        await session.send('Target.disposeBrowserContext', { browserContextId })
    },
    close: async () => {
      await browser.close()
      await rm(userDataDir, { recursive: true, force: true })
    },
  }
}
