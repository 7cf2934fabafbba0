// Elements and attributes that extensions and browsers add to a page before its scripts have loaded. React then renders the
// whole page again, which the visitor must not notice.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/contact'
import { openBrowser, until } from '../support/browser'
import { openNetwork } from '../support/network'
import { isMarked, mark, shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)
const network = await openNetwork(browser.url)
test.after(network.close)

/** Each function runs in the browser page and changes it as the program does on a page with these forms. */
const KINDS: [program: string, change: () => void][] = [
  [
    'LastPass: an icon beside each field',
    () => {
      for (const field of document.querySelectorAll('form input:not([type=hidden])')) {
        const icon = document.createElement('div')
        icon.setAttribute('data-lastpass-icon-root', 'true')
        field.after(icon)
      }
    },
  ],
  [
    '1Password: an element of its own beside a field',
    () => {
      for (const field of document.querySelectorAll('[type=email]'))
        field.after(document.createElement('com-1password-button'))
    },
  ],
  [
    'Dashlane: attributes on forms and fields, and a span',
    () => {
      for (const part of document.querySelectorAll('form, input, textarea, label'))
        part.setAttribute('data-dashlane-rid', 'a1b2')
      for (const field of document.querySelectorAll('[type=email]')) {
        const span = document.createElement('span')
        span.setAttribute('data-dashlanecreated', 'true')
        field.before(span)
      }
    },
  ],
  [
    'Bitwarden: its menu at the end of the document, and attributes',
    () => {
      document.documentElement.append(document.createElement('bw-inline-menu'))
      for (const field of document.querySelectorAll('input')) field.setAttribute('data-bwautofill', '1')
      document.querySelector('#root')?.prepend(document.createElement('bw-notification-bar'))
    },
  ],
  [
    'Grammarly: an element behind the text, and attributes on the body',
    () => {
      document.body.setAttribute('data-gr-ext-installed', '')
      for (const box of document.querySelectorAll('textarea, [name=email]')) {
        box.setAttribute('spellcheck', 'false')
        box.after(document.createElement('grammarly-extension'))
      }
    },
  ],
  [
    'Google Translate: every text in an element of its own',
    () => {
      document.documentElement.className = 'translated-ltr'
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const all: Node[] = []
      while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) all.push(texts.currentNode)
      for (const text of all) {
        if (text.parentElement?.closest('style, script, textarea')) continue
        const font = document.createElement('font')
        text.parentNode?.replaceChild(font, text)
        font.append(text.textContent ?? '')
      }
      const bar = document.createElement('div')
      bar.className = 'skiptranslate'
      document.body.prepend(bar)
    },
  ],
  [
    'Dark Reader: styles in the head, and on elements',
    () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
      for (let i = 0; i < 3; i += 1) {
        const style = document.createElement('style')
        style.className = 'darkreader'
        document.head.append(style)
      }
      for (const icon of document.querySelectorAll('svg')) icon.setAttribute('data-darkreader-inline-fill', '')
      for (const style of document.querySelectorAll('#root, header'))
        style.setAttribute('data-darkreader-inline-bgcolor', '')
    },
  ],
  [
    'an ad blocker: a style at either end, and one in the page',
    () => {
      document.head.prepend(document.createElement('style'))
      document.documentElement.append(document.createElement('style'))
      document.querySelector('footer')?.append(document.createElement('style'))
    },
  ],
]

/** Opens a page whose scripts are held back until `hydrate` is called. */
async function openEarly(path: string, width: number) {
  const { page } = await browser.visit('/404', { width })
  const release = network.hold('scripts')
  page.goto(network.url + path).catch(() => {})
  await until(page, `location.pathname === '${path}' && document.querySelector('footer form')`)
  // `document.fonts.ready` would not do: in Firefox it waits for the scripts too.
  await until(page, "[...document.fonts].some(({ status }) => status === 'loaded')")
  return {
    page,
    hydrate: async () => {
      release()
      await until(page, "document.querySelector('footer form').noValidate")
    },
  }
}

const value = (page: Page, selector: string) =>
  page.$eval(selector, field => (field as HTMLInputElement | HTMLTextAreaElement).value)

const MESSAGE = 'main form textarea'
const SUBSCRIBE = 'footer form [name=email]'

for (const [program, change] of KINDS) {
  test(`${program}: what was typed stays, who types on does so at the caret, and the form sends its answers`, async () => {
    const { page, hydrate } = await openEarly('/contact', 1280)
    await page.type(SUBSCRIBE, 'desk@delta')
    await page.type(MESSAGE, 'One ledger')
    await page.keyboard.press('ArrowLeft')
    await page.evaluate(change)
    await hydrate()
    await page.keyboard.type('X')
    assert.equal([await value(page, SUBSCRIBE), await value(page, MESSAGE)], ['desk@delta', 'One ledgeXr'])
    await page.click('main form [type=submit]')
    await until(page, "document.querySelector('main form [role=alert]').textContent")
    assert.is(await page.evaluate(() => document.activeElement?.id), 'contact-fullName')
    await page.focus('header nav button')
    await page.keyboard.press('Enter')
    await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
    assert.is(await page.$eval('h1', ({ textContent }) => textContent), content.hero.title)
  })

  test(`${program}: a menu that was opened stays open as it was, and leads to a page without a document load`, async () => {
    const { page, hydrate } = await openEarly('/contact', 390)
    await page.click('header [popovertarget]')
    await page.waitForSelector('#menu:popover-open')
    await page.click('#menu summary')
    const link = '#menu a[href="/services/training"]'
    await page.waitForSelector(link, { visible: true })
    await page.evaluate(change)
    await hydrate()
    await new Promise(resolve => setTimeout(resolve, 200))
    assert.ok(await page.$('#menu:popover-open'), 'open')
    await mark(page)
    await page.click(link)
    await shows(page, '/services/training')
    await until(page, "!document.querySelector('#menu:popover-open')")
    assert.ok(await isMarked(page))
  })
}

test('an email that is being typed keeps the focus, where its caret cannot be restored', async () => {
  const { page, hydrate } = await openEarly('/contact', 1280)
  await page.type(SUBSCRIBE, 'desk')
  for (const [, change] of KINDS.slice(0, 2)) await page.evaluate(change)
  await hydrate()
  await page.keyboard.type('X')
  assert.is(await value(page, SUBSCRIBE), 'deskX')
})

test.run()
