// The overview of the services: the teams as rows on phones, and the problems, each with a road to its team.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const width of [320, 390])
  test(`at ${width} px each row says two things that its team does, whole, and the way there is at its end`, async () => {
    const page = await browser.look('/services', { width, touch: true })
    const rows = await page.$$eval('#services > div > ul > li:not(:first-of-type)', cards =>
      cards.map(card => {
        const shown = [...card.querySelectorAll('li')].filter(item => item.checkVisibility())
        const { right = 0, bottom = 0 } = card.querySelector('ul')?.getBoundingClientRect() ?? {}
        const arrow = card.querySelector('a svg')?.getBoundingClientRect()
        const box = card.getBoundingClientRect()
        return {
          said: shown.map(({ textContent }) => textContent),
          whole: right <= (arrow?.left ?? 0) && bottom < box.bottom,
          end: Math.round(box.right - (arrow?.right ?? 0)) < 24,
        }
      }),
    )
    const [, ...cards] = Object.values(content.services.items)
    assert.equal(
      rows,
      cards.map(({ features }) => ({ said: features.slice(0, 2), whole: true, end: true })),
    )
  })

for (const width of [1280, 1440, 1920])
  test(`at ${width} px the road to a team begins where its sentence ends`, async () => {
    const page = await browser.look('/services', { width })
    const roads = await page.$$eval('main li > a:has(> i)', links =>
      links.map(link => {
        const [sentence, road] = [...link.children]
        const range = document.createRange()
        range.selectNodeContents(sentence ?? link)
        const end = [...range.getClientRects()].filter(({ width }) => width > 1).at(-1)?.right ?? Number.NaN
        const box = road?.getBoundingClientRect() ?? new DOMRect()
        return { gap: Math.round(box.left - end), length: Math.round(box.width) }
      }),
    )
    assert.is(roads.length, 6)
    assert.equal(
      roads.filter(({ gap, length }) => !(gap >= 16 && gap <= 40 && length >= 44)),
      [],
    )
  })

for (const width of [390, 1440])
  test(`at ${width} px the example plan keeps its height when no team is left`, async () => {
    const { page } = await browser.visit('/services', { width, touch: width < 600 })
    const height = () => page.$eval('[data-moment=route]', plan => plan.getBoundingClientRect().height)
    const slip = () => page.$eval('[data-moment=route] output', said => said.getBoundingClientRect().top + scrollY)
    const before = [await height(), await slip()]
    for (const box of await page.$$('[data-moment=route] input')) await box.click()
    assert.is(
      await page.$eval('[data-moment=route] output', said => said.textContent),
      content.picture.plan.moment.none,
    )
    const after = [await height(), await slip()]
    await page.browserContext().close()
    assert.equal(after, before)
  })

test('what the client signs stands on the road, on the border between one step and the next', async () => {
  const page = await browser.look('/services', { width: 1440 })
  const signed = await page.$$eval('#process li:has(b)', steps =>
    steps.map(step => {
      const [mark, next] = [step.querySelector('b'), step.nextElementSibling].map(part => part?.getBoundingClientRect())
      const road = getComputedStyle(step, '::after')
      const line = step.getBoundingClientRect().top + Number.parseFloat(road.top) + Number.parseFloat(road.height)
      return {
        text: step.querySelector('b')?.textContent?.trim(),
        off: Math.round(line - (mark?.top ?? 0) - (mark?.height ?? 0) / 2),
        aside: Math.round((next?.left ?? Number.NaN) - (mark?.left ?? 0) - (mark?.width ?? 0) / 2),
      }
    }),
  )
  const { signOff: text } = content.picture.plan
  assert.is(signed.length, 2)
  for (const { off, aside, ...mark } of signed) {
    assert.equal(mark, { text })
    assert.ok(Math.abs(off) <= 2, `${off} px`)
    assert.ok(Math.abs(aside) <= 1, `${aside} px aside`)
  }
})

test.run()
