// A document served at an address other than its page's own: the browser shows the page of the document.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { htmlOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const addresses: [reason: string, address: string, page: string, shown: string][] = [
  ['an escaped letter', '/%61bout', '/about', '/about'],
  ['an escaped slash', '/services%2Ftraining?a=b#c', '/services/training', '/services/training?a=b#c'],
  ['a trailing slash', '/about/', '/about', '/about'],
  ['the file itself', '/about.html', '/about', '/about'],
  ['a form that was refused', '/api/contact', '/contact', '/contact'],
  ['an Arabic form that was refused', '/api/contact?edition=ar', '/ar/contact', '/ar/contact'],
  ['two slashes, where no page is', '/about//', '/404', '/about//'],
  ['a name that is no page', '/nope', '/404', '/nope'],
  ['a name of every object', '/constructor', '/404', '/constructor'],
]

const { page, faults } = await browser.visit('/')
await page.setRequestInterception(true)
let html = ''
page.on('request', request =>
  request.isNavigationRequest() ? request.respond({ contentType: 'text/html', body: html }) : request.continue(),
)

for (const [reason, address, path, shown] of addresses) {
  test(`${reason}: at ${address} the document of ${path} hydrates, and the address is ${shown}`, async () => {
    faults.length = 0
    html = await htmlOf(path)
    await page.goto(browser.url + address, { waitUntil: 'networkidle0' })
    await page.waitForSelector('header [data-open]')
    const written = html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]
    const seen = await page.evaluate(() => [
      document.querySelector('h1')?.innerHTML,
      location.pathname + location.search + location.hash,
    ])
    assert.equal([seen, faults], [[written, shown], []])
  })
}

test.run()
