// `npm run dev`: a saved change appears on the open page, without a reload where that is possible.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { content as home } from '../../src/content/home'
import { hydrated } from '../support/browser'
import { ABOUT, isAsItWas, isMarked, isTold, openDev } from '../support/dev'

const dev = await openDev('.build/dev-site')
test.after(() => dev.close())
test.after.each(() => dev.putBack())

const { shows, says, visitAndType } = dev

/** Shorter than the 20 s for which the server holds a page's request when nothing changes, in ms. */
const SOON = 10_000

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
  await page.click('header nav a[href="/about"]')
  await shows(page, content.hero.title)
  const start = performance.now()
  await dev.write(ABOUT, text => text.replace(content.hero.title, 'Changed words'))
  await shows(page, 'Changed words')
  assert.ok(performance.now() - start < SOON, 'it came with the next question of the first page')
  assert.ok(await isMarked(page))
  await dev.putBack()
})

test('a word that changes while its page is on the way is there when the page has come', async () => {
  const { page } = await dev.visit('/')
  let isHeld = true
  let held = 0
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.setRequestInterception(true)
  page.on('request', async request => {
    if (!isHeld || !request.url().includes('/dev/modules.js')) return request.continue()
    const body = await (await fetch(request.url())).text()
    held += 1
    // The server's answer from before the change arrives after the change.
    await released
    await request.respond({ contentType: 'text/javascript', body })
  })
  await page.click('header nav a[href="/about"]')
  // The page's view and words are each requested on hover, on focus and on the click.
  await dev.within(async () => held >= 4 || undefined, 'the modules of the page')
  await new Promise(resolve => setTimeout(resolve, 500))
  isHeld = false
  // The request that follows the one answered with the change.
  const told = isTold(page, '/about')
  await dev.write(ABOUT, text => text.replace(content.hero.title, 'Changed words'))
  await dev.write('src/content/home.ts', text => text.replace(home.meta.title, 'Other words'))
  await told
  const start = performance.now()
  release()
  await dev.within(
    () => page.$eval('[aria-live=polite]', ({ textContent }) => textContent || undefined),
    'the announcement of the page',
  )
  await shows(page, 'Changed words')
  assert.ok(performance.now() - start < SOON, 'it came with the next question')
  assert.ok(await isMarked(page))
  await dev.putBack()
})

test('a component changes in the page that is open though it has come along with another page before', async () => {
  const { page } = await dev.visit('/about')
  const network = await page.createCDPSession()
  const held: string[] = []
  let isHeld = false
  // Requests of an earlier document no longer exist.
  const pass = (requestId: string) => network.send('Fetch.continueResponse', { requestId }).catch(() => {})
  network.on('Fetch.requestPaused', ({ requestId }) => (isHeld ? held.push(requestId) : pass(requestId)))
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*/dev/state*', requestStage: 'Response' }] })
  const told = isTold(page, '/about')
  await page.reload()
  await told
  isHeld = true
  await dev.write('src/sections/Hero.tsx', text => text.replace('<h1>', '<b>Changed part</b><h1>'))
  await dev.within(async () => held.length > 0 || undefined, 'what the server says of the change')
  const other = page.waitForResponse(response => /modules\.js\?of=\S+Contact\.tsx/.test(response.url()))
  await page.hover('header nav a[href="/contact"]')
  await (await other).text()
  // Gives the module time to run.
  await new Promise(resolve => setTimeout(resolve, 500))
  isHeld = false
  for (const requestId of held) await pass(requestId)
  await shows(page, 'Changed part')
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
  // Had the server restarted for the colour, it would have done so before it reports this fault.
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

test.run()
