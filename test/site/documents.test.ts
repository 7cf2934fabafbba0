// The styles and icons that a prerendered page contains, and the order of its scripts. Its structure is checked by the
// build itself (test/site/build.test.ts).
import { stat } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf, htmlOf } from '../support/site'

for (const { path } of allPages) {
  test(`${path} carries the site's style rules in one block, and those that it alone uses in another`, async () => {
    const document = await documentOf(path)
    const blocks = [...document.querySelectorAll('style')]
    const css = blocks.map(({ textContent }) => textContent).join('')
    const ruled = new Set(Array.from(css.matchAll(/\._([a-z]+)/g), match => match[1]))
    const used = new Set(Array.from((await htmlOf(path)).matchAll(/class="_([a-z]+)"/g), match => match[1]))
    assert.equal(
      {
        blocks: blocks.length,
        idle: [...ruled].filter(id => !used.has(id)),
        lacking: [...used].filter(id => !ruled.has(id)),
      },
      { blocks: 2, idle: [], lacking: [] },
    )
  })

  test(`${path} has every icon that it draws at once once in its sprites, and no other`, async () => {
    const document = await documentOf(path)
    const drawn = [...document.querySelectorAll('use:not([data-late])')].map(use => use.getAttribute('href')?.slice(1))
    const carried = [...document.querySelectorAll('body > svg symbol')].map(({ id }) => id)
    assert.equal([...new Set(drawn)].sort(), carried.sort())
  })
}

test('every script of every page lets the font pass, and the largest is asked for first', async () => {
  for (const { path } of allPages) {
    const scripts = (await documentOf(path)).querySelectorAll('script[src], link[rel=modulepreload]')
    const sized = await Promise.all(
      Array.from(scripts, async script => {
        const file = script.getAttribute('src') ?? script.getAttribute('href')
        return { low: script.getAttribute('fetchpriority') === 'low', bytes: (await stat(`dist${file}`)).size }
      }),
    )
    assert.ok(sized.length > 1 && sized.every(({ low }) => low), path)
    assert.is(sized[0]?.bytes, Math.max(...sized.map(({ bytes }) => bytes)), path)
  }
})

test.run()
