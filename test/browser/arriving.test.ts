// The first frame of a page after a navigation within the site.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { follow, openBrowser, until } from '../support/browser'
import { back, EMPTY, shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

/** Records the number of empty sections at the moment when the heading of the page changes, in `window.empty`. */
const watch = (page: Page) =>
  page.evaluate(empty => {
    Reflect.deleteProperty(window, 'empty')
    const heading = document.querySelector('h1')
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return
      observer.disconnect()
      Object.assign(window, { empty: document.querySelectorAll(empty).length })
    })
    observer.observe(document, { childList: true, subtree: true })
  }, EMPTY)

const emptyAtFirst = async (page: Page): Promise<number> => {
  await until(page, `'empty' in window`)
  return page.evaluate(() => Reflect.get(window, 'empty'))
}

test('a link leads to the first screen of its page, whose sections follow by themselves, and Back to a page with all of them', async () => {
  const { page } = await browser.visit('/')
  await watch(page)
  await follow(page, '/about')
  assert.ok((await emptyAtFirst(page)) > 2)
  await shows(page, '/about')
  await watch(page)
  await back(page)
  assert.is(await emptyAtFirst(page), 0)
})

test('the sections follow where the page changes in a view transition, too', async () => {
  const { page } = await browser.visit('/', { motion: true })
  await watch(page)
  await follow(page, '/services')
  assert.ok((await emptyAtFirst(page)) > 2)
  await shows(page, '/services')
})

test('the footer does not come into sight while the sections are still missing', async () => {
  const { page } = await browser.visit('/', { width: 1440, height: 900 })
  for (const path of ['/about', '/contact', '/services', '/solutions/b2b']) {
    const seen = await page.evaluateHandle(() => {
      const tops: number[] = []
      const heading = document.querySelector('h1')
      const look = () => {
        const footer = document.querySelector('#root > footer')
        if (document.querySelector('h1') !== heading) tops.push(footer?.getBoundingClientRect().top ?? 0)
        requestAnimationFrame(look)
      }
      look()
      return tops
    })
    await follow(page, path)
    await shows(page, path)
    assert.ok(Math.min(...(await seen.jsonValue())) >= 900, path)
  }
})

test.run()
