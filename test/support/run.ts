// The command behind `npm run test:only`: bundles and runs the tests that the patterns name, or all tests without a pattern.
import { readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { buildSite, ensureBuilt } from '../../src/tools/built-site'
import { NODE } from '../../src/tools/bundle.mjs'
import { findProgram, installPrograms, type ProgramName } from '../../src/tools/find-program'
import { command } from '../../src/tools/stop'
import { chooseTests, NoMatch, type Text } from './choose'
import { openLaneBrowser } from './lane-browser'
import { type Outcome, runCommand, runFile } from './run-file'
import { type Group, sourceOf, together } from './together'
import { LOG_SECRETS, SECRETS } from './visitor'

const OUT = '.build/test'
const FOLDERS = ['browser', 'server', 'site', 'unit']

/** The longest files that run alone. They start right after the groups, so that none is left when the others are done. */
const LONGEST = [
  'browser/walk',
  'site/owner',
  'site/release',
  'browser/reading',
  'browser/dev',
  'browser/return',
  'browser/translated',
  'server/kill',
]

/** Tests of the development tools rather than of what visitors get: they run in Chromium only. */
const OF_TOOLS = ['browser/dev']

/** Tests that need a whole Chromium, for its back/forward cache. The headless shell takes half the CPU time. */
const OF_WHOLE_BROWSERS = ['browser/return']

/** Tests that start a headless browser themselves, because those of the lanes keep nothing drawn. */
const OF_OWN_BROWSERS = ['site/look']

/** Which tests need which web server. */
const USERS: readonly [ProgramName, readonly string[]][] = [
  ['nginx', ['server/nginx', 'server/visits', 'site/pack-nginx', 'site/release']],
  ['caddy', ['server/caddy']],
  ['apache', ['server/apache']],
]

/**
 * Tests of every page that a change of its words alone can break. A run without patterns takes all rows of the first language,
 * and a fifth of those of the others; of the other browser tests, a fifth of each table (some.ts). `--all` asks for every row.
 */
const OF_EVERY_PAGE = ['browser/reading', 'browser/walk']

const OPTIONS = ['--all', '--check', '--firefox']
const [all, check, firefox] = OPTIONS.map(option => process.argv.includes(option))

/** The command that checks types and lint, which runs beside the tests. */
const CHECK = 'npm run check'

/** Resolve when the site is built, and when the programs are there. */
type Needs = { site: Promise<void>; programs: Promise<void> }

type LaneBrowser = Awaited<ReturnType<typeof openLaneBrowser>>

const patterns = process.argv.slice(2).filter(parameter => !OPTIONS.includes(parameter))
const takesSome = !all && patterns.length === 0
const env: NodeJS.ProcessEnv = { ...process.env }
if (firefox) env.BROWSER = 'firefox'
let wholeBrowser: string | undefined
/** The headless browser that the lanes start, unless the tests run in Firefox. */
let shell: string | undefined
const outcomes: (Outcome & { file: string })[] = []
/** Files that failed beside others and passed alone. */
const flaky: string[] = []

await command(async () => {
  const { files, titles } = await chooseTests(await listTests(), patterns, textOf)
  const chosen = [...new Set([...files, ...titles.flatMap(({ groups }) => groups.flat())])]
  const names = together(files).map(({ name }) => name)
  const site = check ? buildSite() : chosen.every(needsNoSite) ? Promise.resolve() : ensureBuilt()
  const programs = installPrograms(programsOf(chosen)).then(() => findPrograms(chosen))
  const jobs = check ? [CHECK, ...names] : names
  await Promise.all([site, programs, bundle(chosen).then(() => runAll(jobs, { site, programs }))])
  if (outcomes.length > 1) await repeatFailed()
  for (const { title, groups } of titles) await findTitle(title, groups)
  const leaks = await findLeaks()
  // The failures are printed a second time at the end, because CI keeps only the last lines of a long log.
  for (const { file, failed, output } of outcomes)
    if (failed > 0) console.log(`${failed} failed in ${labelOf(file)}\n${output}`)
  for (const place of leaks) console.log(`A key or a field of a message stands in ${place}`)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  if (takesSome) console.log('Of each table of browser tests a fifth was run; npm run test:all runs all of it')
  for (const file of flaky) console.log(`${labelOf(file)} is flaky: it failed beside other files, and passed alone`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (failed + leaks.length > 0) process.exitCode = 1
})

/** Returns all test files as `folder/name`, without the ending, in the order in which they run. */
async function listTests(): Promise<string[]> {
  const folders = FOLDERS.map(async folder =>
    (await readdir(`test/${folder}`)).flatMap(file => {
      const [, name] = file.match(/^(.*)\.test\.tsx?$/) ?? []
      return name === undefined ? [] : `${folder}/${name}`
    }),
  )
  // Tests of the server wait, those in the browser compute: mixed, they leave no processor idle.
  const mixed = (await Promise.all(folders))
    .flatMap(files => files.map((file, index) => ({ file, place: (index + 0.5) / files.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ file }) => file)
  const files = [...new Set([...LONGEST.filter(file => mixed.includes(file)), ...mixed])]
  return firefox ? files.filter(file => !OF_TOOLS.includes(file)) : files
}

/** Names a bundle of tests for a reader. */
function labelOf(name: string): string {
  if (name === CHECK) return name
  return name.includes('/') ? `test/${name}.test` : `the group of tests ${name}`
}

function entries(files: readonly string[]): { in: string; out: string }[] {
  return [...new Set(files)].map(file => ({ in: `./test/${file}.test`, out: file }))
}

async function textOf(file: string): Promise<Text> {
  const { outputFiles, metafile } = await esbuild.build({
    ...NODE,
    splitting: false,
    sourcemap: false,
    charset: 'utf8',
    metafile: true,
    entryPoints: entries([file]),
    outdir: OUT,
    write: false,
  })
  const sources = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? [])
  const own = await Promise.all(sources.map(source => readFile(source, 'utf8')))
  return { own: own.join(''), whole: outputFiles.map(({ text }) => text).join('') }
}

/** Returns what the test files start: web servers and browsers. */
function programsOf(files: readonly string[]): ProgramName[] {
  const servers = USERS.flatMap(([name, users]) => (files.some(file => users.includes(file)) ? [name] : []))
  const shared: ProgramName[] = files.some(file => isOfBrowser(file) || OF_OWN_BROWSERS.includes(file))
    ? [firefox ? 'firefox' : 'shell']
    : []
  const whole: ProgramName[] = !firefox && files.some(file => OF_WHOLE_BROWSERS.includes(file)) ? ['chrome'] : []
  return [...servers, ...shared, ...whole]
}

/** Tells whether a test file, or a group of them, can run before the programs are installed. */
function needsNoProgram(name: string): boolean {
  return programsOf([name]).length === 0
}

/** Tells whether a test file, or a group of them, can run before the site is built. */
function needsNoSite(name: string): boolean {
  return name === CHECK || /^unit\b/.test(name)
}

/**
 * Finds these programs, once for all test files: two that install at the same time would meet the lock of apt-get.
 * @throws when one is missing and cannot be installed
 */
function findPrograms(files: readonly string[]) {
  for (const name of programsOf(files)) {
    const path = findProgram(name)
    if (name === 'chrome') wholeBrowser = path
    if (name === 'shell' || name === 'firefox') env.PUPPETEER_EXECUTABLE_PATH = path
    if (name === 'shell') shell = path
  }
}

/** Bundles the test files, and the groups of them. */
async function bundle(files: readonly string[]) {
  await rm(OUT, { recursive: true, force: true })
  const groups = together(files).filter(group => group.files.length > 1)
  const grouped = groups.map(({ name }) => ({ in: `together:${name}`, out: name }))
  const plugins = [titlesPlugin(), togetherPlugin(groups)]
  await esbuild.build({ ...NODE, entryPoints: [...entries(files), ...grouped], outdir: OUT, plugins })
}

/** Makes the modules that run several test files. */
function togetherPlugin(groups: readonly Group[]): esbuild.Plugin {
  const namespace = 'together'
  return {
    name: namespace,
    setup: build => {
      build.onResolve({ filter: /^together:/ }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }))
      build.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: groups
          .filter(({ name }) => name === path)
          .map(sourceOf)
          .join(''),
        resolveDir: process.cwd(),
      }))
    },
  }
}

/** Redirects the tests' imports of uvu to `titles.ts`. */
function titlesPlugin(): esbuild.Plugin {
  const path = join(process.cwd(), 'test/support/titles.ts')
  return {
    name: 'titles',
    setup: build => build.onResolve({ filter: /^uvu$/ }, ({ importer }) => (importer === path ? null : { path })),
  }
}

/**
 * Runs more bundles at a time than there are cores, because tests spend much of their time waiting.
 * @param names of test files, or of groups of them
 * @param needs resolve when the site is built and when the programs are there; until then, what needs neither runs
 */
async function runAll(names: readonly string[], needs?: Needs, title?: string): Promise<void> {
  const waiting = [...names]
  const is = { built: !needs, installed: !needs }
  const built = needs?.site.then(() => {
    is.built = true
  })
  const installed = needs?.programs.then(() => {
    is.installed = true
  })
  const canRun = (name: string) => (is.built || needsNoSite(name)) && (is.installed || needsNoProgram(name))
  const next = async (): Promise<string | undefined> => {
    const place = waiting.findIndex(canRun)
    if (place >= 0) return waiting.splice(place, 1)[0]
    if (waiting.length === 0) return undefined
    await (is.built ? installed : built)
    return next()
  }
  const lanes = Array.from({ length: availableParallelism() + 2 }, async () => {
    let browser: LaneBrowser | undefined
    for (let file = await next(); file; file = await next()) {
      if (shell && isOfBrowser(file)) browser ??= await openLaneBrowser(shell)
      const begin = performance.now()
      const outcome = await runInLane(file, { ...envOf(file), ...(title && { TITLE: title }) }, browser)
      outcomes.push({ ...outcome, file })
      if (title && outcome.passed + outcome.failed === 0) continue
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${labelOf(file)}, ${seconds} s\n${outcome.output}`)
    }
    await browser?.close()
  })
  await Promise.all([built, installed, ...lanes])
}

/** Runs a test file, with the browser of its lane unless the file needs another one. */
async function runInLane(file: string, env: NodeJS.ProcessEnv, browser?: LaneBrowser): Promise<Outcome> {
  const shared = browser && isOfBrowser(file) && !OF_WHOLE_BROWSERS.includes(file) ? browser : undefined
  if (file === CHECK) return runCommand(CHECK.split(' '))
  const outcome = await runFile(join(OUT, `${file}.mjs`), { ...env, ...(shared && { LANE_BROWSER: shared.endpoint }) })
  await shared?.empty()
  return outcome
}

/** Tells whether a bundle of tests opens pages with `support/browser`. */
function isOfBrowser(name: string): boolean {
  return /^browser\b/.test(name) || name === 'site/owner'
}

/**
 * Runs failed files once more, each alone. What fails only beside other files on a busy machine is reported as flaky, with its
 * output above; its second counts are those that count.
 */
async function repeatFailed(): Promise<void> {
  for (const outcome of outcomes.filter(({ failed, file }) => failed > 0 && file !== CHECK)) {
    const { file } = outcome
    const second = await runFile(join(OUT, `${file}.mjs`), envOf(file))
    console.log(`${labelOf(file)} once more, alone\n${second.output}`)
    if (second.failed === 0) flaky.push(file)
    Object.assign(outcome, second)
  }
}

function envOf(file: string): NodeJS.ProcessEnv {
  return {
    ...env,
    ...(wholeBrowser && OF_WHOLE_BROWSERS.includes(file) && { PUPPETEER_EXECUTABLE_PATH: wholeBrowser }),
    ...(takesSome && /^browser\b/.test(file) && { ROWS: OF_EVERY_PAGE.includes(file) ? 'pages' : 'some' }),
  }
}

async function findTitle(title: string, groups: readonly string[][]): Promise<void> {
  const before = sum('passed') + sum('failed')
  for (const files of groups) {
    await runAll(files, undefined, title)
    if (sum('passed') + sum('failed') > before) return
  }
  throw new NoMatch(title)
}

function sum(name: 'passed' | 'failed' | 'skipped'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[name], 0)
}

/**
 * Returns the logs and built files that contain a key or part of a test message, left there by tests, servers or the build.
 */
async function findLeaks(): Promise<string[]> {
  const leaks = outcomes.flatMap(({ file, output }) => (LOG_SECRETS.test(output) ? `the log of ${labelOf(file)}` : []))
  // dist/ may be missing: the unit tests run without a built site.
  const entries = await readdir('dist', { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && SECRETS.test(await readFile(path, 'latin1'))) leaks.push(path)
  }
  return leaks
}
