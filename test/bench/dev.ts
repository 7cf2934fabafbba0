// Measures the time from saving a file to the frame that shows the change: under `npm run dev`, and under Vite with the same
// page, components and words, in turns. All changes are made in the same page, which stays open.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { copySources } from '../support/planted'
import type { Measure } from './report'

const RUNS = 10
const PAGE = '/about'
const VITE = 'test/bench/vite'
/** The pause between changes, in ms, in which the work behind a change ends. */
const REST = 1500

type Change = {
  name: string
  /** The upper limit for the median time from saving to the frame, in ms. */
  bar: number
  file: string
  /** The part of the file that is replaced, and its replacement in a run. */
  old: RegExp
  with: (run: number) => string
  /** Runs in the browser page: whether it shows the change. */
  shows: (run: number) => boolean
}

const CHANGES: readonly Change[] = [
  {
    name: 'word',
    bar: 250,
    file: 'src/content/about.ts',
    old: /(?<=lede:\s*['"])/,
    with: run => `Word ${run}. `,
    shows: run => document.body.textContent?.includes(`Word ${run}. `) ?? false,
  },
  {
    name: 'style',
    bar: 250,
    file: 'src/layout/Footer.styles.ts',
    old: /(?<=css`)/,
    with: run => `\n  outline: ${run + 10}px solid;`,
    shows: run => getComputedStyle(document.querySelector('footer') ?? document.body).outlineWidth === `${run + 10}px`,
  },
  {
    name: 'component',
    bar: 250,
    file: 'src/sections/Hero.tsx',
    old: /(?=<h1>)/g,
    with: run => `<b>Part {${run}}</b>`,
    shows: run => document.querySelector('main b')?.textContent === `Part ${run}`,
  },
]

/** Returns the times in ms, from just before the file is written. */
export async function dev(): Promise<Measure[]> {
  if (!existsSync(`${VITE}/node_modules`))
    spawnSync('npm', ['ci', '--prefix', VITE, '--ignore-scripts'], { stdio: 'inherit' })
  const browser = await launchBrowser()
  const sites = [
    await open(browser, '.build/bench/dev', ['src/tools/run.mjs', 'src/tools/dev.ts'], ''),
    await open(
      browser,
      '.build/bench/vite',
      [`${VITE}/node_modules/vite/bin/vite.js`, '--config', `${VITE}/vite.config.mjs`],
      ', Vite',
    ),
  ]
  const measures: Measure[] = []
  for (const change of CHANGES) {
    const times = sites.map((): number[] => [])
    for (let run = 1; run <= RUNS; run += 1)
      for (const [index, site] of sites.entries()) times[index]?.push(await timeOf(site, change, run))
    for (const [index, { name }] of sites.entries())
      measures.push({
        name: change.name + name,
        unit: 'ms',
        runs: times[index] ?? [],
        ...(!name && { bar: change.bar }),
      })
  }
  await browser.close()
  for (const { close } of sites) await close()
  return measures
}

type Site = { name: string; root: string; page: Page; close: () => Promise<void> }

async function open(browser: Browser, folder: string, command: string[], name: string): Promise<Site> {
  const root = resolve(folder)
  await copySources(root)
  await cp(VITE, join(root, VITE), { recursive: true, filter: path => !path.includes('node_modules') })
  await symlink(resolve(VITE, 'node_modules'), join(root, VITE, 'node_modules'))
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, PORT: '0', OUTBOX: join(root, 'outbox') },
  })
  const url = await addressIn(child)
  const page = await (await browser.createBrowserContext()).newPage()
  await page.goto(url + PAGE)
  await page.waitForSelector('footer form[novalidate]')
  await pause()
  const close = async () => {
    child.kill()
    await new Promise(resolve => child.once('close', resolve))
    await rm(root, { recursive: true, force: true })
  }
  return { name, root, page, close }
}

function addressIn(child: ChildProcess): Promise<string> {
  let log = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        log += chunk
        const [url] = log.match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
        if (url) resolve(url)
      })
    child.once('close', () => reject(new Error(log)))
  })
}

async function timeOf({ root, page }: Site, { file, old, with: text, shows }: Change, run: number): Promise<number> {
  const path = join(root, file)
  const before = await readFile(path, 'utf8')
  const isShown = page.waitForFunction(`(${watch})((${shows})(${run}))`, { polling: 'raf', timeout: 30_000 })
  await pause()
  const start = performance.timeOrigin + performance.now()
  await writeFile(path, before.replace(old, text(run)))
  const end = Number(await (await isShown).jsonValue())
  await pause()
  await writeFile(path, before)
  await pause()
  return end - start
}

/** Runs in the browser page: returns when the frame with the change was presented, in ms since 1970; 0 before. */
function watch(isShown: boolean): number | Promise<number> {
  if (!isShown) return 0
  return new Promise(resolve =>
    requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now()))),
  )
}

const pause = () => new Promise(resolve => setTimeout(resolve, REST))
