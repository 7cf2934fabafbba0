// What stands beside the titles of the legal pages, and the switch of the short version.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

test('the cookie policy states its figures, and counting shows what the browser found instead', async () => {
  const { page } = await browser.visit('/cookies')
  const figures = () =>
    page.$$eval('[data-moment] dl:first-of-type dd', all => all.map(({ textContent }) => textContent))
  assert.equal(await figures(), ['0', '0', '0'])
  await page.evaluate("document.cookie = 'planted=1'; localStorage.setItem('planted', '1')")
  await page.click('[data-moment] button')
  const found = await figures()
  await page.evaluate('localStorage.clear()')
  await page.browserContext().close()
  assert.equal(found, ['1', '0', '1'])
})

for (const path of ['/privacy', '/terms'])
  test(`${path}: the switch of the short version and what it shows stand in one row`, async () => {
    const { page } = await browser.visit(path, { width: 1440 })
    const rows = await page.$$eval('[data-moment=short] :is(label, output)', all =>
      all.map(part => part.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    )
    await page.browserContext().close()
    assert.is(rows.length, 2)
    assert.ok(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)) <= 2, rows.join(' '))
  })

test.run()
