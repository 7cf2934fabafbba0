// `npm run dev`: how its server reports faults, and what it serves while files, pages and its own sources change.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { hydrated } from '../support/browser'
import { ABOUT, isAsItWas, isMarked, openDev } from '../support/dev'
import { htmlOf } from '../support/site'

const dev = await openDev('.build/dev-server')
test.after(() => dev.close())
test.after.each(() => dev.putBack())

const { shows, says, visitAndType } = dev

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
  // The relay's change has restarted the server; the open page must still receive changes.
  await dev.write(ABOUT, text => text.replace(content.hero.title, 'After the start'))
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

test('a corrected fault is gone before the site is built again, and one of another page comes back with that', async () => {
  const { page } = await dev.visit('/about')
  const timeline = 'src/sections/Timeline.tsx'
  const other = 'src/content/services/training.ts'
  const source = await readFile(join(dev.root, timeline), 'utf8')
  await dev.write(other, text => `${text}\n}`)
  await dev.write(timeline, () => null)
  await dev.within(async () => dev.log().includes(other) || undefined, 'both faults')
  await dev.write(timeline, () => source)
  await says(page, /^$/)
  await says(page, /training\.ts/)
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
  // With an unload listener, Chromium keeps only the HTML of the page, not the live page in its back/forward cache.
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
      .replace(/<link [^>]*rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, '')
      .replace(/class="[^"]*"/g, '')
      // The development server writes the icons of all pages before the page.
      .replace(/<svg width="0" height="0".*?<\/svg>/, '')
  const [drawn, built] = [await (await fetch(`${dev.url}/about`)).text(), await htmlOf('/about')].map(bare)
  assert.ok(drawn === built, drawn)
})

test('the files of a host and of static/ are served', async () => {
  // A change by the previous tests may still be restarting the server.
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/favicon.svg'])
    await dev.within(async () => (await fetch(dev.url + path)).ok || undefined, path)
})

test('a file of static/ is served as it was saved, also while the site cannot be built', async () => {
  // This file is served once the first build has ended.
  await fetch(`${dev.url}/robots.txt`)
  await dev.write(ABOUT, text => `${text}\n}`)
  await dev.write('static/favicon.svg', text => `${text}<!-- changed -->`)
  const served = async () => (await fetch(`${dev.url}/favicon.svg`)).text()
  await dev.within(async () => (await served()).endsWith('<!-- changed -->') || undefined, 'the changed file')
})

test.run()
