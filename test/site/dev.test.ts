// `npm run dev`: what is served while the sources change, and break.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
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
const url = await first()

/** Where the site is served, once it was built for the first time. */
async function first(): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
    const [, url] = log.match(/^(http:\S+) shows the site/m) ?? []
    if (url) return url
  }
  throw new Error(`It did not start:\n${log}`)
}

/** Writes the words of /about, and waits for the build that follows. */
async function after(text: string): Promise<{ fault: string; html: string }> {
  const { build } = await (await fetch(`${url}/dev/build?after=-1`)).json()
  await writeFile(ABOUT, text)
  const { fault } = await (await fetch(`${url}/dev/build?after=${build}`)).json()
  return { fault, html: await (await fetch(`${url}/about`)).text() }
}

test('a change is built and shown', async () => {
  const { fault, html } = await after(words.replace(TITLE, 'Changed words'))
  assert.is(fault, '')
  assert.match(html, '<h1>Changed words</h1>')
})

for (const [reason, broken, says] of [
  ['a text that does not compile', `${words}\n}`, 'src/content/about.ts'],
  ['an import that is not there', `import './gone'\n${words}`, './gone'],
] as const) {
  test(`the page stays as it was while the sources are broken by ${reason}, and tells of the fault`, async () => {
    const { fault, html } = await after(broken)
    assert.match(fault, says)
    assert.match(html, '<h1>Changed words</h1>')
  })
}

test('a fault that the checks find is told in the terminal, and the page is shown', async () => {
  const { fault, html } = await after(words.replace(TITLE, 'TODO'))
  assert.is(fault, '')
  assert.match(html, '<h1>TODO</h1>')
  for (let i = 0; i < 200 && !log.includes('has placeholder text TODO'); i += 1)
    await new Promise(resolve => setTimeout(resolve, 50))
  assert.match(log, '/about: has placeholder text TODO: "TODO" (src/content/about.ts)')
})

test('what is mended is shown again', async () => {
  const { fault, html } = await after(words)
  assert.is(fault, '')
  assert.match(html, `<h1>${TITLE}</h1>`)
})

test('dist is for sites that were checked: it stays as it was', async () => {
  assert.is(await readFile(join(ROOT, 'dist/index.html'), 'utf8'), 'a site that was checked')
})

test.run()
