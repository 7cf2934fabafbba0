// The styles and icons that a prerendered page contains, and the order of its scripts. Its structure is checked by the
// build itself (test/site/build.test.ts).
import { readFile, stat } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf, htmlOf } from '../support/site'

for (const { path } of allPages) {
  test(`${path} has the rules of all that it shows: in its head of what precedes the stylesheet, in that of the rest`, async () => {
    const document = await documentOf(path)
    const html = await htmlOf(path)
    const stylesheet = document.querySelector<HTMLLinkElement>('link[data-own=rest]')?.getAttribute('href') ?? ''
    const ruledIn = (css: string) => new Set(Array.from(css.matchAll(/\._([a-z]+)/g), match => match[1]))
    const usedIn = (html: string) => new Set(Array.from(html.matchAll(/class="_([a-z]+)"/g), match => match[1]))
    const head = ruledIn([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''))
    const ruled = new Set([...head, ...ruledIn(await readFile(`dist${stylesheet}`, 'utf8'))])
    const [first, used] = [usedIn(html.slice(0, html.indexOf(`href="${stylesheet}"`))), usedIn(html)]
    assert.equal(
      {
        idleInHead: [...head].filter(id => !first.has(id)),
        lackingInHead: [...first].filter(id => !head.has(id)),
        idle: [...ruled].filter(id => !used.has(id)),
        lacking: [...used].filter(id => !ruled.has(id)),
      },
      { idleInHead: [], lackingInHead: [], idle: [], lacking: [] },
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
