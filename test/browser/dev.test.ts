// `npm run dev`: a saved change appears on the open page, and a fault is shown over it. The gallery, which no built site has.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { content as arabic } from '../../src/content/ar/about'
import { content as home } from '../../src/content/home'
import { partFiles } from '../../src/tools/gallery/gallery'
import { hydrated, launch } from '../support/browser'
import { openDev } from '../support/dev'
import { once } from '../support/once'
import { htmlOf, openServer } from '../support/site'
import { visitor } from '../support/visitor'

const ABOUT = 'src/content/about.ts'
const EMAIL = 'footer form input[name=email]'
const TYPED = 'a@b.example'

const about = await readFile(ABOUT, 'utf8')
/** Returns the content of /about with a text before its heading. */
const aboutWith = (text: string) => about.replace(content.hero.title, `${text}${content.hero.title}`)

const dev = await openDev('.build/dev-site')
const browser = await launch()
const faults: string[] = []
let context = await browser.createBrowserContext()
let page = await context.newPage()
test.after(async () => {
  await browser.close()
  await dev.close()
})

/** The distance of the field from the top of the window, in px. */
const placeOf = () => page.$eval(EMAIL, input => input.getBoundingClientRect().top)

const isMarked = () => page.evaluate(() => 'mark' in window)

const shows = (text: string) =>
  dev.within(() => page.evaluate(text => document.body.textContent.includes(text), text), `${text} on the page`)

/** Opens a page in a tab and a profile of its own: in those before, a change may still cause a reload. */
async function visit(path: string) {
  await context.close()
  context = await browser.createBrowserContext()
  page = await context.newPage()
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', error => faults.push(String(error)))
  await page.setViewport({ width: 1280, height: 800 })
  // With smooth scrolling, a page that still scrolls to a field would have no fixed position to compare.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(dev.url + path)
  await hydrated(page)
}

/** Opens a page as it is at first, types into a field, and marks the document: a reload removes the mark. */
async function visitAndType(path = '/about', { hero }: { hero: { title: string } } = content): Promise<number> {
  await dev.within(async () => (await (await fetch(dev.url + path)).text()).includes(hero.title), path)
  await visit(path)
  await page.type(EMAIL, TYPED)
  await page.evaluate(() => Object.assign(window, { mark: true }))
  return placeOf()
}

async function isAsItWas(place: number) {
  await hydrated(page)
  const value = () => page.$eval(EMAIL, input => (input as HTMLInputElement).value)
  await dev.within(async () => (await value()) === TYPED, 'what was typed')
  await dev.within(async () => Math.abs((await placeOf()) - place) < 100, 'the scroll position')
}

const CHANGED = 'It has changed'

/** Waits until the text of a change is gone. */
const isUndone = () =>
  dev.within(() => page.evaluate(text => !document.body.textContent.includes(text), CHANGED), 'the old page')

const changes: [what: string, path: string, file: string, change: (text: string) => string][] = [
  ['words', '/about', ABOUT, text => text.replace(content.hero.title, `${CHANGED}: ${content.hero.title}`)],
  [
    'words in Arabic',
    '/ar/about',
    'src/content/ar/about.ts',
    text => text.replace(arabic.hero.lede, `${CHANGED}. ${arabic.hero.lede}`),
  ],
  ['a component', '/about', 'src/pages/About.tsx', text => text.replace('<Section ', `<b>${CHANGED}</b><Section `)],
]
for (const [what, path, file, change] of changes) {
  test(`${what} change in the open document, which keeps its place and what was typed, also when undone`, async () => {
    const place = await visitAndType(path, path === '/about' ? content : arabic)
    await dev.write(file, change)
    await shows(CHANGED)
    await isAsItWas(place)
    await dev.putBack()
    await isUndone()
    // The app has started again: what was rendered for the second time is hydrated.
    await isAsItWas(place)
    assert.ok(await isMarked())
    assert.equal(faults, [])
  })
}

/** More changes than are made while one of them is built. */
const BURST = 6

test('of a burst of changes the last one is shown, and the app runs', async () => {
  const place = await visitAndType()
  for (let count = 1; count <= BURST; count += 1) {
    await dev.write(ABOUT, () => aboutWith(`${CHANGED} ${count} times. `))
    await new Promise(resolve => setTimeout(resolve, 40 * (count % 5)))
  }
  await shows(`${CHANGED} ${BURST} times. `)
  await isAsItWas(place)
  await dev.putBack()
  await isUndone()
  await isAsItWas(place)
  assert.ok(await isMarked())
  assert.equal(faults, [])
})

test('after a change in the open document, a link loads a document, with its own styles', async () => {
  // The app itself can show what the server has rendered already.
  const ready = () => fetch(`${dev.url}/contact`)
  await ready()
  const place = await visitAndType()
  await dev.write(ABOUT, () => aboutWith(CHANGED))
  await shows(CHANGED)
  await ready()
  await isAsItWas(place)
  await page.$eval('footer a[href="/contact"]', link => (link as HTMLAnchorElement).click())
  await dev.within(async () => !(await isMarked()), 'another document')
  await hydrated(page)
  assert.is(await page.evaluate(() => location.pathname + document.adoptedStyleSheets.length), '/contact0')
  await dev.putBack()
})

/** The visit that what loads no document shares. */
const stays = once(visitAndType)

const styles: [what: string, file: string, change: (text: string) => string][] = [
  ['a style', 'src/layout/Footer.styles.ts', text => text.replace('css`', 'css`\n  outline: 7px solid;')],
  [
    'a global style',
    'src/theme/global.styles.ts',
    text => text.replace('  :root {', '  footer {\n    outline: 7px solid;\n  }\n  :root {'),
  ],
]
for (const [what, file, change] of styles) {
  test(`${what} changes in the open document`, async () => {
    const place = await stays()
    const outline = () => page.$eval('footer', footer => getComputedStyle(footer).outlineWidth)
    await dev.write(file, change)
    await dev.within(async () => (await outline()) === '7px', 'the outline')
    await dev.putBack()
    await dev.within(async () => (await outline()) !== '7px', 'no outline')
    await isAsItWas(place)
    assert.ok(await isMarked())
  })
}

test('a fault is said over the page, which stays, and in the terminal; it goes once it is mended', async () => {
  const broken: [file: string, change: (text: string) => string, says: RegExp][] = [
    [ABOUT, text => `${text}\n}`, /src\/content\/about\.ts/],
    ['src/pages/About.tsx', text => `import '../gone'\n${text}`, /\.\.\/gone/],
    ['src/layout/Footer.tsx', text => text.replace('useSite()', "useSite(); throw Error('thrown')"), /thrown/],
    ['src/layout/Footer.styles.ts', text => `${text}\nexport const none = 1`, /none is not a css object/],
  ]
  const place = await stays()
  const said = () => page.$eval('body > pre', ({ textContent }) => textContent ?? '')
  for (const [file, change, says] of broken) {
    await dev.write(file, change)
    await dev.within(async () => says.test(await said()), String(says))
    assert.match(dev.log(), says)
    await dev.putBack()
    await dev.within(async () => (await page.$('body > pre')) === null, 'the page without the fault')
    await isAsItWas(place)
    assert.ok(await isMarked())
  }
})

test('a new page is there as soon as its row is, and shows what is then saved', async () => {
  const words = (await readFile(join(dev.root, ABOUT), 'utf8')).replace(content.hero.title, 'A new page')
  await dev.write('src/content/new/page.ts', () => words.replaceAll("'./", "'../"))
  const row = "page('/new', null, () => import('./src/pages/About'), () => import('./src/content/new/page')),"
  await dev.write('pages.ts', text => text.replace(/^]$/m, `  ${row}\n]`))
  await dev.within(async () => (await fetch(`${dev.url}/new`)).ok, 'the new page')
  await visit('/new')
  await shows('A new page')
  await dev.write('src/content/new/page.ts', text => text.replace('A new page', 'A newer page'))
  await shows('A newer page')
  await dev.putBack()
  await dev.within(async () => (await fetch(`${dev.url}/new`)).status === 404, 'no page')
})

test('the HTML of a page is that of the built one, but for classes, scripts and inlined styles', async () => {
  const bare = (html: string) =>
    html
      .replace(/<style [^>]*>.*?<\/style>/gs, '')
      .replace(/<link [^>]*rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, '')
      .replace(/ class="[^"]*"/g, '')
      .replace(/\/assets\/page-\w+\.css/g, '')
  const [drawn, built] = [await (await fetch(`${dev.url}/about`)).text(), await htmlOf('/about')].map(bare)
  assert.ok(drawn === built, drawn)
})

test('the contact form sends, and a file of static/ is served as it is now', async () => {
  await visit('/contact')
  for (const [name, text] of Object.entries(visitor)) await page.type(`main form [name=${name}]`, text)
  await page.click('main form button[type=submit]')
  await page.waitForSelector('main [data-sent]')
  await dev.write('static/favicon.svg', text => `${text}<!-- changed -->`)
  assert.match(await (await fetch(`${dev.url}/favicon.svg`)).text(), /<!-- changed -->$/)
})

// The gallery

const textOf = async (path: string) => (await fetch(dev.url + path)).text()
const overview = await textOf('/gallery')

for (const file of await partFiles()) {
  const source = await readFile(file, 'utf8')
  for (const [, name] of source.matchAll(/^export function ([A-Z]\w*)/gm)) {
    test(`the gallery shows ${name} narrow and wide, light and dark`, () => {
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
  const page = await context.newPage()
  await page.goto(dev.url + HERO)
  const [scheme, text, others] = await page.evaluate(() => [
    document.documentElement.dataset.scheme,
    document.body.textContent,
    document.querySelectorAll('header, footer, gallery-part, section ~ section').length,
  ])
  assert.equal([scheme, others], ['dark', 0])
  assert.match(String(text), home.hero.lede)
})

test('the gallery shows what pictures are made of, in each state', async () => {
  const html = await textOf('/gallery/kit')
  for (const part of ['type="radio"', 'type="range"', 'type="checkbox"', 'checked', 'disabled'])
    assert.match(html, part)
})

test('the gallery shows the words of the next build', async () => {
  await dev.write('src/content/home.ts', text => text.replace(home.hero.lede, 'Quite another lede for the gallery'))
  await dev.within(async () => (await textOf(HERO)).includes('Quite another lede'), 'the new words')
})

for (const path of ['/gallery/part?path=/none', '/gallery/nothing']) {
  test(`${path} is no part: the answer is 404`, async () => {
    assert.is((await fetch(dev.url + path)).status, 404)
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
