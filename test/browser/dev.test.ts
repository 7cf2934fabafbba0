// `npm run dev`: what is saved is on the page that is open, in place where that can be.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { hydrated } from '../support/browser'
import { isMarked, openDev, said } from '../support/dev'
import { htmlOf } from '../support/site'

const dev = await openDev('.build/dev-site')
test.after(() => dev.close())
test.after.each(() => dev.putBack())

const ABOUT = 'src/content/about.ts'
const EMAIL = 'footer form input[name=email]'

const shows = (page: Page, text: string) =>
  dev.within(async () => (await page.evaluate(text => document.body.innerText.includes(text), text)) || undefined, text)

const says = (page: Page, text: RegExp) =>
  dev.within(async () => text.test(await said(page)) || undefined, `${text} over the page`)

/** How far from the top of the window the field is, in px: a line more or less above it moves it by that line. */
const placeOf = (page: Page): Promise<number> => page.$eval(EMAIL, input => input.getBoundingClientRect().top)

/** The document has not been loaded again, and what was typed is still there, and in the same place. */
async function isAsItWas(page: Page, place: number) {
  assert.ok(await isMarked(page), 'the document was loaded again')
  assert.is(await page.$eval(EMAIL, input => (input as HTMLInputElement).value), 'a@b.example')
  assert.ok(Math.abs((await placeOf(page)) - place) < 100, `${await placeOf(page)}, not ${place}`)
}

async function visitAndType(path: string): Promise<{ page: Page; place: number }> {
  const { page } = await dev.visit(path)
  await page.type(EMAIL, 'a@b.example')
  return { page, place: await placeOf(page) }
}

const inPlace: [what: string, file: string, change: (text: string) => string, says: string][] = [
  [
    'a word of the page',
    ABOUT,
    text => text.replace(content.hero.title, `Changed words ${content.hero.title}`),
    'Changed words',
  ],
  [
    'a word of the frame',
    'src/content/site.ts',
    text => text.replace(/(skip: ')/, '$1Changed frame. '),
    'Changed frame',
  ],
  ['a component', 'src/layout/Footer.tsx', text => text.replace('<Logo />', '<b>Changed part</b>'), 'Changed part'],
  ['a view', 'src/pages/About.tsx', text => text.replace('<Section ', '<b>Changed view</b><Section '), 'Changed view'],
]

for (const [what, file, change, words] of inPlace) {
  test(`${what} changes in the page that is open, which keeps its place and what was typed`, async () => {
    const { page, place } = await visitAndType('/about')
    await dev.write(file, change)
    await shows(page, words)
    await isAsItWas(page, place)
    await dev.putBack()
    await dev.within(
      async () => !(await page.evaluate(w => document.body.innerText.includes(w), words)) || undefined,
      what,
    )
    await isAsItWas(page, place)
  })
}

test('a style changes in the page that is open', async () => {
  const { page, place } = await visitAndType('/about')
  const outline = () => page.$eval('footer', footer => getComputedStyle(footer).outlineWidth)
  await dev.write('src/layout/Footer.styles.ts', text => text.replace('css`', 'css`\n  outline: 7px solid;'))
  await dev.within(async () => (await outline()) === '7px' || undefined, 'the outline')
  await isAsItWas(page, place)
  await dev.putBack()
  await dev.within(async () => (await outline()) !== '7px' || undefined, 'the page without the outline')
})

test('a style changes on a page that was come to by a link', async () => {
  const { page } = await dev.visit('/')
  await page.click('header nav a[href="/about"]')
  await shows(page, content.hero.title)
  const outline = () => page.$eval('footer', footer => getComputedStyle(footer).outlineWidth)
  await dev.write('src/layout/Footer.styles.ts', text => text.replace('css`', 'css`\n  outline: 7px solid;'))
  await dev.within(async () => (await outline()) === '7px' || undefined, 'the outline')
  assert.ok(await isMarked(page))
  await dev.putBack()
})

test('a word changes at once on a page that was come to by a link', async () => {
  const { page } = await dev.visit('/')
  // The state of the first page is waited for.
  await page.waitForResponse(response => response.url().includes('/dev/state'))
  await page.click('header nav a[href="/about"]')
  await shows(page, content.hero.title)
  const start = performance.now()
  await dev.write(ABOUT, text => text.replace(content.hero.title, 'Changed words'))
  await shows(page, 'Changed words')
  assert.ok(performance.now() - start < 10_000, 'it came with the next question of the first page')
  assert.ok(await isMarked(page))
  await dev.putBack()
})

test('a colour changes in the page that is open, and the server goes on', async () => {
  const { page, place } = await visitAndType('/about')
  const starts = () => dev.log().match(/shows the site/g)?.length
  const before = starts()
  const background = () => page.$eval('body', body => getComputedStyle(body).backgroundColor)
  const colour = await background()
  await dev.write('src/theme/tokens.ts', text => text.replace(/(paper: \['oklch\()[\d.]+/, (_, start) => `${start}0.5`))
  await dev.within(async () => (await background()) !== colour || undefined, 'another colour')
  // What is said of it comes when a new server would be there.
  await dev.write(ABOUT, text => text.replace(content.hero.title, 'TODO'))
  await says(page, /TODO/)
  assert.is(starts(), before)
  await isAsItWas(page, place)
  await dev.putBack()
  await says(page, /^$/)
})

test('a rule for paper changes in the page that is open', async () => {
  const { page } = await dev.visit('/about')
  await page.emulateMediaType('print')
  const outline = () => page.$eval('footer', footer => getComputedStyle(footer).outlineWidth)
  await dev.write('src/layout/Footer.styles.ts', text =>
    text.replace('css`', 'css`\n  @media print {\n    outline: 7px solid;\n  }'),
  )
  await dev.within(async () => (await outline()) === '7px' || undefined, 'the outline')
  await page.emulateMediaType('screen')
  assert.is.not(await outline(), '7px')
  assert.ok(await isMarked(page))
  await dev.putBack()
})

test('a global rule changes in the page that is open, and stays before those of the classes', async () => {
  const { page, place } = await visitAndType('/about')
  const outline = (selector: string) => page.$eval(selector, element => getComputedStyle(element).outlineWidth)
  await dev.write('src/layout/Footer.styles.ts', text => text.replace('css`', 'css`\n  outline: 7px solid;'))
  await dev.within(async () => (await outline('footer')) === '7px' || undefined, 'the outline of the class')
  await dev.write('src/theme/global.styles.ts', text =>
    text.replace('css`', 'css`\n  [class] {\n    outline: 5px solid;\n  }\n'),
  )
  await dev.within(async () => (await outline('body > div > header')) === '5px' || undefined, 'the global outline')
  assert.is(await outline('footer'), '7px')
  await isAsItWas(page, place)
  await dev.putBack()
  await dev.within(async () => (await outline('footer')) !== '7px' || undefined, 'the page without the outlines')
})

test('an icon changes in the page that is open', async () => {
  const { page, place } = await visitAndType('/about')
  const drawn = (id: string) => page.$eval(`#${id}`, symbol => symbol.innerHTML)
  assert.is.not(await drawn('i-menu'), await drawn('i-rocket'))
  await dev.write('src/theme/icons.ts', text => text.replace('menu: Menu', 'menu: Rocket'))
  await dev.within(async () => (await drawn('i-menu')) === (await drawn('i-rocket')) || undefined, 'the other icon')
  await isAsItWas(page, place)
  await dev.putBack()
})

test('a page that was come to by a link has its styles and icons, and asks for no file of the build', async () => {
  const { page, faults } = await dev.visit('/about')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await hydrated(page)
  await page.hover('header')
  await page.click('header nav a[href="/contact"]')
  await page.waitForSelector('main form[action="/api/contact"]')
  assert.equal(
    await page.$$eval('use', uses => uses.filter(use => !document.querySelector(use.getAttribute('href') ?? ''))),
    [],
  )
  const { page: opened } = await dev.visit('/contact')
  const colours = (shown: Page) =>
    shown.$$eval('main *', all =>
      all.map(e => `${e.tagName} ${getComputedStyle(e).color} ${getComputedStyle(e).display}`),
    )
  assert.equal(await colours(page), await colours(opened))
  assert.equal(
    asked.filter(path => path.startsWith('/assets')),
    [],
  )
  assert.equal(faults, [])
})

test("a moment's model changes under the state in which the moment is", async () => {
  const { page } = await dev.visit('/services/training')
  const first = '[data-moment=lesson] label:first-of-type'
  await page.click(`${first} b`)
  const answer = () => page.$eval(`${first} b`, ({ textContent }) => textContent)
  const before = await answer()
  await dev.write('src/mockups/training/lesson.ts', text =>
    text.replace(/answers: \[(\w+(?: - \w+)?), (\w+(?: - \w+)?), /g, 'answers: [$1 + 100, $2 + 100, '),
  )
  await dev.within(async () => (await answer()) !== before || undefined, 'another answer')
  assert.ok(await isMarked(page))
  assert.ok(await page.$eval(`${first} input`, input => (input as HTMLInputElement).checked))
  await dev.putBack()
})

test('what a new check finds is said over the page and in the terminal, and the page is shown', async () => {
  const { page } = await dev.visit('/about')
  await dev.write('src/build/checks/verify.ts', text =>
    text.replace('  checkWords,\n', "  checkWords,\n  () => [{ path: '/about', what: 'is seen', where: 'here' }],\n"),
  )
  await says(page, /^\/about: is seen \(here\)$/m)
  assert.match(dev.log(), /^\/about: is seen \(here\)$/m)
  await shows(page, content.hero.title)
  await dev.putBack()
  await says(page, /^$/)
})

test('the relay answers as its sources say, without another start', async () => {
  const refused = async () => {
    const response = await fetch(`${dev.url}/api/subscribe`, {
      method: 'POST',
      headers: { Accept: 'application/json', Origin: dev.url },
      body: new URLSearchParams({ email: '' }),
    })
    return response.text()
  }
  const { page, place } = await visitAndType('/about')
  await dev.write('src/contact/validate.ts', text => text.replace('Email is required', 'Email is wanted'))
  await dev.within(async () => (await refused()).includes('Email is wanted') || undefined, 'another sentence')
  // The page has outlived the server.
  await await dev.write(ABOUT, text => text.replace(content.hero.title, 'After the start'))
  await shows(page, 'After the start')
  await isAsItWas(page, place)
  await dev.putBack()
  await dev.within(async () => (await refused()).includes('Email is required') || undefined, 'the old sentence')
})

const broken: [reason: string, file: string, change: (text: string) => string, says: RegExp][] = [
  ['a text that does not compile', ABOUT, text => `${text}\n}`, /src\/content\/about\.ts/],
  ['an import that is not there', 'src/pages/About.tsx', text => `import '../gone'\n${text}`, /\.\.\/gone/],
  [
    'a component that throws',
    'src/layout/Footer.tsx',
    text => text.replace('useSite()', "useSite(); throw Error('thrown')"),
    /thrown/,
  ],
  [
    'a style that is none',
    'src/layout/Footer.styles.ts',
    text => `${text}\nexport const none = 1`,
    /none is not a css object/,
  ],
  ['a module of the server', 'src/relay/relay.ts', text => `${text}\n}`, /src\/relay\/relay\.ts/],
]

for (const [reason, file, change, fault] of broken) {
  test(`the fault is said over the page, which stays, and goes once it is mended: ${reason}`, async () => {
    const { page, place } = await visitAndType('/about')
    await dev.write(file, change)
    await says(page, fault)
    await isAsItWas(page, place)
    await dev.putBack()
    await says(page, /^$/)
    await isAsItWas(page, place)
  })
}

test('a page that is opened while it is broken shows the fault, and itself once it is mended', async () => {
  await dev.write(ABOUT, text => `${text}\n}`)
  const { page } = await dev.visit('/portfolio')
  await dev.within(async () => (await fetch(`${dev.url}/about`)).status === 500 || undefined, 'the fault')
  await page.goto(`${dev.url}/about`)
  await says(page, /src\/content\/about\.ts/)
  await dev.putBack()
  await shows(page, content.hero.title)
})

test('a file that is removed is a fault until it is there again', async () => {
  const { page } = await dev.visit('/about')
  await dev.write('src/sections/Timeline.tsx', () => null)
  await says(page, /Could not resolve "\.\.\/sections\/Timeline"/)
  await dev.putBack()
  await says(page, /^$/)
  await shows(page, content.hero.title)
})

test('a new page is there as soon as its row is', async () => {
  const words = (await readFile(join(dev.root, ABOUT), 'utf8')).replace(content.hero.title, 'A new page')
  await dev.write('src/content/new/page.ts', () => words.replaceAll("'./", "'../"))
  const row = "page('/new', null, () => import('./src/pages/About'), () => import('./src/content/new/page')),"
  await dev.write('pages.ts', text => text.replace(/^]$/m, `  ${row}\n]`))
  await dev.within(async () => (await fetch(`${dev.url}/new`)).ok || undefined, 'the new page')
  const { page } = await dev.visit('/new')
  await shows(page, 'A new page')
  await dev.write('src/content/new/page.ts', text => text.replace('A new page', 'A newer page'))
  await shows(page, 'A newer page')
  assert.ok(await isMarked(page))
  await dev.putBack()
  await dev.within(async () => (await fetch(`${dev.url}/new`)).status === 404 || undefined, 'no page')
})

test('a page with another path is found there, and no longer where it was', async () => {
  await dev.write('pages.ts', text => text.replace("'/portfolio'", "'/work'"))
  await dev.within(async () => (await fetch(`${dev.url}/work`)).ok || undefined, 'the page at /work')
  await dev.within(
    async () => (await fetch(`${dev.url}/portfolio`)).status === 404 || undefined,
    'nothing at /portfolio',
  )
  await dev.putBack()
  await dev.within(async () => (await fetch(`${dev.url}/portfolio`)).ok || undefined, 'the page at /portfolio')
})

test('a page that is gone back to is what it is now', async () => {
  const { page, faults } = await dev.visit('/about')
  // Chromium then keeps its HTML, not the page itself as it stands.
  await page.evaluate(() => addEventListener('unload', () => {}))
  await page.goto(`${dev.url}/contact`)
  await hydrated(page)
  await dev.write(ABOUT, text => text.replace(content.hero.title, 'Changed words'))
  const drawn = async () => (await fetch(`${dev.url}/about`)).text()
  await dev.within(async () => (await drawn()).includes('Changed words') || undefined, 'the change')
  await page.goBack()
  await hydrated(page)
  await shows(page, 'Changed words')
  assert.equal(faults, [])
  await dev.putBack()
})

test('a page has the headers of the built site, and breaks none of its policy', async () => {
  const { page, faults } = await dev.visit('/about')
  const { headers } = await fetch(`${dev.url}/about`)
  const policy = headers.get('Content-Security-Policy') ?? ''
  assert.match(
    policy,
    /default-src 'none'; script-src 'self' 'sha256-\S+'; style-src 'self' 'sha256-\S+' 'sha256-\S+'; img-src 'self';/,
  )
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'$/)
  for (const name of ['X-Content-Type-Options', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'])
    assert.ok(headers.get(name))
  await page.click('header nav a[href="/contact"]')
  await page.waitForSelector('form[action="/api/contact"]')
  assert.equal(faults, [])
})

test('the HTML of a page is that of the built one, but for the names of classes and the scripts', async () => {
  const bare = (html: string) =>
    html
      .replace(/^.*?<div id="root"/s, '')
      .replace(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, '')
      .replace(/class="[^"]*"/g, '')
      // The icons of all pages stand before the page there.
      .replace(/<svg width="0" height="0".*?<\/svg>/, '')
  const [drawn, built] = [await (await fetch(`${dev.url}/about`)).text(), await htmlOf('/about')].map(bare)
  assert.ok(drawn === built, drawn)
})

test('the files of a host and of static/ are served', async () => {
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/favicon.svg'])
    assert.is((await fetch(dev.url + path)).status, 200, path)
})

test('a file of static/ is served as it was saved, also while the site cannot be built', async () => {
  // This one is there when the first build has ended.
  await fetch(`${dev.url}/robots.txt`)
  await dev.write(ABOUT, text => `${text}\n}`)
  await dev.write('static/favicon.svg', text => `${text}<!-- changed -->`)
  const served = async () => (await fetch(`${dev.url}/favicon.svg`)).text()
  await dev.within(async () => (await served()).endsWith('<!-- changed -->') || undefined, 'the changed file')
})

test.run()
