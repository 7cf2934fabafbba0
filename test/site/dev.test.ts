// `npm run dev`: what is served while the sources change, and break.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { copySources } from '../support/planted'

const ROOT = resolve('.build/dev-site')
const ABOUT = join(ROOT, 'src/content/about.ts')
const TITLE = content.hero.title

await copySources(ROOT)
await mkdir(join(ROOT, 'dist'))
await writeFile(join(ROOT, 'dist/index.html'), 'a site that was checked')
const dev = spawn(process.execPath, ['src/tools/run.mjs', 'build.ts', '--watch'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OUTBOX: join(ROOT, 'outbox') },
})
let log = ''
for (const stream of [dev.stdout, dev.stderr]) stream.on('data', chunk => (log += chunk))
test.after(async () => {
  dev.kill()
  await new Promise(resolve => dev.once('close', resolve))
  await rm(ROOT, { recursive: true, force: true })
})

const words = await readFile(ABOUT, 'utf8')
const url = await within(async () => log.match(/^(?<url>http:\S+) shows the site/m)?.groups?.url)

/** What is given when it is there: asked for again for a minute. */
async function within<Result>(ask: () => Promise<Result | undefined>): Promise<Result> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
    const result = await ask()
    if (result !== undefined) return result
  }
  throw new Error(`It did not come:\n${log}`)
}

/** Writes the words of /about, and waits until the page shows a heading and the last build ended with a fault, or none. */
async function shows(text: string, heading: string, says = /^$/) {
  await writeFile(join(ROOT, 'draft'), text)
  // Whole, as it would be built half-written else.
  await rename(join(ROOT, 'draft'), ABOUT)
  await within(async () => {
    const { fault } = await (await fetch(`${url}/dev/build?after=-1`)).json()
    if (!says.test(fault)) return undefined
    const html = await (await fetch(`${url}/about`)).text()
    return html.includes(`<h1>${heading}</h1>`) || undefined
  })
}

test('a change is built and shown', async () => {
  await shows(words.replace(TITLE, 'Changed words'), 'Changed words')
})

for (const [reason, broken, says] of [
  ['a text that does not compile', `${words}\n}`, /src\/content\/about\.ts/],
  ['an import that is not there', `import './gone'\n${words}`, /\.\/gone/],
] as const) {
  test(`the page stays as it was while the sources are broken by ${reason}, and the fault is reported`, async () => {
    await shows(broken, 'Changed words', says)
  })
}

test('a fault that the checks find is reported in the terminal, and the page is shown', async () => {
  await shows(words.replace(TITLE, 'TODO'), 'TODO')
  await within(
    async () => log.match(/^\/about: has placeholder text TODO: "TODO" \(src\/content\/about\.ts\)$/m) ?? undefined,
  )
})

test('what is mended is shown again', async () => {
  await shows(words, TITLE)
})

test('dist is for sites that were checked: it stays as it was', async () => {
  assert.is(await readFile(join(ROOT, 'dist/index.html'), 'utf8'), 'a site that was checked')
})

test.run()
