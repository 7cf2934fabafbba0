// axe on every page: WCAG 2.2 A and AA and its best practices, in both schemes, wide and narrow.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a page breaks, each with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    type Results = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Results> } }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
}

for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  for (const { path } of allPages) {
    test(`${path} breaks no accessibility rule at ${width} px in ${scheme}`, async () => {
      const { page } = await browser.visit(path, { width, scheme })
      const found = await violations(page)
      await page.browserContext().close()
      assert.equal(found, [])
    })
  }
}

test('the open small menu breaks no accessibility rule', async () => {
  const { page } = await browser.visit('/', { width: 390 })
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  assert.equal(await violations(page), [])
})

test('an open dropdown breaks no accessibility rule', async () => {
  const { page } = await browser.visit('/')
  await page.focus('header nav button')
  await page.keyboard.press('Enter')
  await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
  assert.equal(await violations(page), [])
})

test.run()
