// The gallery of `npm run dev`, which is not part of any built site.
import { spawn } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/home'
import { launchBrowser } from '../../src/tools/browser'
import { partFiles } from '../../src/tools/gallery/gallery'
import { copySources } from '../support/planted'
import { openServer } from '../support/site'

const ROOT = resolve('.build/gallery-site')
await copySources(ROOT)
const dev = spawn(process.execPath, ['src/tools/run.mjs', 'src/tools/dev.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OUTBOX: join(ROOT, 'outbox') },
})
let log = ''
for (const stream of [dev.stdout, dev.stderr]) stream.on('data', chunk => (log += chunk))
const browser = await launchBrowser()
test.after(async () => {
  await browser.close()
  dev.kill()
  await new Promise(resolve => dev.once('close', resolve))
  await rm(ROOT, { recursive: true, force: true })
})
const { url } = await within(30_000, async () => log.match(/^(?<url>http:\S+) shows the site/m)?.groups)

/** Calls `ask` again and again until it gives a result. Rejects if it gives none within `time` ms. */
async function within<Result>(time: number, ask: () => Promise<Result | undefined>): Promise<Result> {
  for (const end = Date.now() + time; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
    const result = await ask().catch(() => undefined)
    if (result !== undefined) return result
  }
  throw new Error(`It did not come:\n${log}`)
}

const textOf = async (path: string) => (await fetch(url + path)).text()
const overview = await textOf('/gallery')

for (const file of await partFiles()) {
  const source = await readFile(file, 'utf8')
  for (const [, name] of source.matchAll(/^export function ([A-Z]\w*)/gm)) {
    test(`the gallery shows ${name} narrow and wide, light and dark`, async () => {
      const title = `${name} (${file})`
      assert.match(overview, `<h2>${title}</h2>`)
      if (overview.includes(`<h2>${title}</h2><p>On no page`)) return
      for (const width of [390, 1280])
        for (const scheme of ['light', 'dark']) assert.match(overview, `title="${title}, ${width} px, ${scheme}"`)
    })
  }
}

const HERO = '/gallery/part?path=%2F&scheme=dark&name=StackedHero+(src%2Fsections%2FHero.tsx)'

test('a part stands alone in a document of its scheme', async () => {
  const page = await browser.newPage()
  await page.goto(url + HERO)
  const [scheme, text, others] = await page.evaluate(() => [
    document.documentElement.dataset.scheme,
    document.body.textContent,
    document.querySelectorAll('header, footer, gallery-part, section ~ section').length,
  ])
  assert.equal([scheme, others], ['dark', 0])
  assert.match(String(text), content.hero.lede)
})

test('the gallery shows the words of the next build', async () => {
  const file = join(ROOT, 'src/content/home.ts')
  const words = await readFile(file, 'utf8')
  const changed = words.replace(content.hero.lede, 'Quite another lede for the gallery')
  assert.is.not(changed, words)
  await writeFile(file, changed)
  await within(20_000, async () => ((await textOf(HERO)).includes('Quite another lede') ? true : undefined))
})

for (const path of ['/gallery/part?path=/none', '/gallery/nothing']) {
  test(`${path} is no part: the answer is 404`, async () => {
    assert.is((await fetch(url + path)).status, 404)
  })
}

test('the built site has no gallery', async () => {
  const server = await openServer()
  const { status } = await fetch(`${server.url}/gallery`)
  await server.close()
  assert.is(status, 404)
  const files = (await readdir('dist', { recursive: true })).filter(name => /\.(html|js|txt|xml)$/.test(name))
  const texts = await Promise.all(files.map(name => readFile(join('dist', name), 'utf8')))
  assert.equal(
    files.filter((_, index) => /gallery/i.test(texts[index] ?? '')),
    [],
  )
})

test.run()
