// Pictures of the service pages: the certificate of a course, the phones that nothing covers, and the layout grid that
// states its column width.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as training } from '../../src/content/services/training'
import { content as design } from '../../src/content/services/ui-ux-design'
import { openBrowser, until } from '../support/browser'

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

for (const width of [390, 834, 1100, 1440, 1920])
  test(`at ${width} nothing lies over the way to the next lesson`, async () => {
    const { page } = await browser.visit('/services/training', { width, height: 900 })
    const right = (training.picture.course.lessons[0]?.order.indexOf(0) ?? 0) + 1
    await (await page.waitForSelector(`[data-moment] label:nth-of-type(${right})`))?.click()
    const button = await page.waitForSelector('[data-moment] button', { visible: true })
    const covered = await button?.evaluate(button => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const x = (left + right) / 2
      return [top + 2, bottom - 2].filter(y => document.elementFromPoint(x, y) !== button).length
    })
    await page.browserContext().close()
    assert.is(covered, 0)
  })

for (const width of [390, 834, 1440]) {
  test(`at ${width} nothing lies over the foot of a phone`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const covered = await page.$$eval('[data-moment] > div > div', parts =>
      parts.flatMap((part, index) =>
        parts.slice(index + 1).flatMap(other => {
          const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
          const over = a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1
          return over ? [`${part.textContent} / ${other.textContent}`] : []
        }),
      ),
    )
    assert.equal(covered, [])
  })
}

for (const width of [320, 390, 834, 1440]) {
  test(`at ${width} flight mode is switched on a phone, and what is said of it stands there`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const outside = await page.$$eval('[data-moment] :is(label, output, a)', parts =>
      parts
        .filter(part => {
          const [box, phone] = [part.getBoundingClientRect(), part.closest('[data-moment] > div > div')]
          const frame = phone?.querySelector('ol') ? phone.getBoundingClientRect() : new DOMRect()
          return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
        })
        .map(part => part.textContent),
    )
    assert.equal(outside, [])
  })
}

test('the first section of the apps page begins within 190 px below the picture', async () => {
  const page = await browser.look('/services/mobile-apps', { width: 1440, height: 900 })
  const gap = await page.evaluate(() => {
    const bottom = document.querySelector('main section figure')?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector('main section + section p')?.getBoundingClientRect().top ?? 9999) - bottom
  })
  assert.ok(gap <= 190, `${gap} px`)
})

for (const [width, columns, reason] of [
  [1440, 12, 'a desk'],
  [390, 4, 'a phone'],
] as const) {
  test(`the design page lays its ${columns} columns over itself on ${reason}, says their true width, and lifts them`, async () => {
    const { page, faults } = await browser.visit('/services/ui-ux-design', { width, height: 900 })
    const group = '[data-moment=grid]'
    const said = () => page.$eval(`${group} output`, output => output.textContent ?? '')
    const before = await said()
    await page.focus(`${group} button`)
    await page.keyboard.press('Enter')
    const drawn = await page.$$eval(`${group} [aria-hidden] > :first-child > i`, parts =>
      parts.map(part => part.getBoundingClientRect().width).filter(Boolean),
    )
    assert.is(drawn.length, columns)
    const { on } = design.wireframes.grid
    const start = on
      .slice(0, on.indexOf(' px'))
      .replace('{count}', String(columns))
      .replace('{column}', String(Math.round(drawn[0] ?? 0)))
    const output = `document.querySelector('${group} output').textContent`
    await until(page, `${output}.startsWith(${JSON.stringify(start)})`)
    await page.keyboard.press('Enter')
    await until(page, `${output} === ${JSON.stringify(before)}`)
    assert.equal(faults, [])
    await page.browserContext().close()
  })
}

test.run()
