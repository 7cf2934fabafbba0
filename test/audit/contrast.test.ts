// Contrast is measured against what is painted behind the words, whichever element paints it.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, openBrowser } from '../support/browser'
import { standsOut } from './contrast'

const browser = await openBrowser()
test.after(browser.close)

/** Words over a neighbouring element that paints their background. Both are styled by script, as the policy demands. */
const cases = [
  { what: 'white words on a neighbour of black stand out', words: 'color: white', ground: 'black', expected: true },
  { what: 'black words on a neighbour of black do not', words: 'color: black', ground: 'black', expected: false },
  { what: 'grey words of 3.5 do not stand out', words: 'color: #888', ground: 'white', expected: false },
  {
    what: 'the same words do when they are large',
    words: 'color: #888; font-size: 24px',
    ground: 'white',
    expected: true,
  },
  {
    what: 'black words at a tenth of their strength do not',
    words: 'color: black; opacity: 0.1',
    ground: 'white',
    expected: false,
  },
  {
    what: 'words left out at a width are measured as where they are shown',
    words: 'color: black; display: none',
    ground: 'black',
    expected: false,
  },
  {
    what: 'words that are outside the window are not taken for clear',
    words: 'color: white; position: fixed; inset-inline-start: -900px',
    ground: 'black',
    expected: false,
  },
]

for (const { what, words, ground, expected } of cases)
  test(what, async () => {
    const { page } = await browser.visit('/404')
    await page.evaluate(
      (words, ground) => {
        const neighbour = document.createElement('div')
        neighbour.style.cssText = `position: fixed; inset: 0; z-index: 98; background: ${ground}`
        const text = document.createElement('p')
        text.style.cssText = `position: fixed; inset-block-start: 40%; z-index: 99; background: none; ${words}`
        text.textContent = 'Words to measure'
        document.body.append(neighbour, text)
      },
      words,
      ground,
    )
    assert.is(await standsOut(page, '/html/body/p[last()]'), expected)
    await giveBack(page)
  })

test.run()
