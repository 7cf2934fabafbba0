// What the pictures of training and apps must not do: certify too early, cover one another, or float on empty paper.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as training } from '../../src/content/services/training'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

test('the certificate is there only when the last lesson was answered right', async () => {
  const { page } = await browser.visit('/services/training')
  const { certificate } = training.picture.course
  const certified = () =>
    page.$eval('[data-moment]', (group, title) => group.textContent?.includes(title), certificate.title)
  for (const { order } of training.picture.course.lessons) {
    assert.is(await certified(), false)
    const label = await page.waitForSelector(`[data-moment] label:nth-of-type(${order.indexOf(0) + 1})`)
    await label?.click()
    if (await certified()) break
    await (await page.waitForSelector('[data-moment] button', { visible: true }))?.click()
  }
  assert.is(await certified(), true)
  await page.browserContext().close()
})

for (const width of [390, 834, 1440]) {
  test(`at ${width} nothing lies over the foot of a phone`, async () => {
    const { page } = await browser.visit('/services/mobile-apps', { width, height: 900 })
    const covered = await page.$$eval('[data-moment] > div > div', parts =>
      parts.flatMap((part, index) =>
        parts.slice(index + 1).flatMap(other => {
          const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
          const over = a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1
          return over ? [`${part.textContent} / ${other.textContent}`] : []
        }),
      ),
    )
    await page.browserContext().close()
    assert.equal(covered, [])
  })
}

test('the first section of the apps page begins within 190 px below the picture', async () => {
  const { page } = await browser.visit('/services/mobile-apps', { width: 1440, height: 900 })
  const gap = await page.evaluate(() => {
    const bottom = document.querySelector('main section figure')?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector('main section + section p')?.getBoundingClientRect().top ?? 9999) - bottom
  })
  await page.browserContext().close()
  assert.ok(gap <= 190, `${gap} px`)
})

test.run()
