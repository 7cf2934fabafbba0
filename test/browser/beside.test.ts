// The result of a control stands beside it, not at the other end of the picture.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as b2b } from '../../src/content/solutions/b2b'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Runs in the browser page. */
const edges = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}

for (const [path, control, width, below, reason] of [
  ['/', 'input[type=range]', 1440, 0, 'the sum that is earned stands in the row of the slider'],
  ['/', 'input[type=range]', 390, 60, 'on phones it stands just below the slider'],
  [
    '/solutions/bedbank',
    'div:has(> div > [data-state])',
    1440,
    0,
    'the nights on sale stand in the head of the window',
  ],
  ['/solutions/bedbank', 'div:has(> div > [data-state])', 390, 0, 'on phones too'],
] as const)
  test(`${path} at ${width} px: ${reason}`, async () => {
    const { page } = await browser.visit(path, { width, height: 900 })
    const moved = await page.$eval(`[data-moment] ${control}`, edges)
    const said = await page.$eval('[data-moment] output', edges)
    await page.browserContext().close()
    assert.ok(said.bottom <= moved.bottom + below, `${said.bottom} is more than ${below} px below ${moved.bottom}`)
    assert.ok(said.bottom >= moved.top - 24, `${said.bottom} is far above ${moved.top}`)
  })

const { overdraft } = b2b.picture.ledger

test('the heading of an overdraft follows the decision, and what is held is hatched until then', async () => {
  const { page } = await browser.visit('/solutions/b2b', { width: 1440 })
  const heading = () =>
    page.$eval('[data-moment] div:has(> button) p, [data-moment] div:has(> svg) > p', p => p.textContent)
  const hatched = () => page.$$eval('[data-moment] line', lines => lines.length)
  const words = (sentence: string) => sentence.split(/\{\w+\}/).filter(part => part.trim())
  assert.ok((await hatched()) === 2, 'in the ledger and in the request')
  for (const [button, decision] of [
    ['button:first-of-type', 'approved'],
    ['button:last-of-type', 'declined'],
  ] as const) {
    await page.click(`[data-moment] ${button}`)
    const said = await heading()
    assert.ok(
      words(overdraft.over[decision]).every(part => said?.includes(part)),
      `${decision}: ${said}`,
    )
    assert.is(await hatched(), 0)
  }
  await page.browserContext().close()
})

test.run()
