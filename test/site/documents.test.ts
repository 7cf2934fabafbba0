// What a prerendered page contains for what it shows and opens, and the order of its scripts. Its links and files are checked
// by the build itself (test/site/build.test.ts).
import { readFile, stat } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf, htmlOf } from '../support/site'

for (const { path } of allPages) {
  test(`${path} has the rules of all that it shows, and in its head none of what follows the first section`, async () => {
    const document = await documentOf(path)
    const html = await htmlOf(path)
    const stylesheet = document.querySelector<HTMLLinkElement>('link[data-own=rest]')?.getAttribute('href') ?? ''
    const ruledIn = (css: string) => new Set(Array.from(css.matchAll(/\._([a-z]+)/g), ([, id = '']) => id))
    const usedIn = (html: string) =>
      new Set(
        Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' '))
          .flat()
          .map(name => name.slice(1)),
      )
    const head = ruledIn([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''))
    const ruled = new Set([...head, ...ruledIn(await readFile(`dist${stylesheet}`, 'utf8'))])
    // A class may have rules for rare media alone, such as paper.
    const rare = ruledIn(await readFile('dist/media.css', 'utf8'))
    const [first, used] = [usedIn(html.slice(0, html.indexOf(`href="${stylesheet}"`))), usedIn(html)]
    assert.equal(
      {
        idleInHead: [...head].filter(id => !first.has(id)),
        idle: [...ruled].filter(id => !used.has(id)),
        lacking: [...used].filter(id => !ruled.has(id) && !rare.has(id)),
      },
      { idleInHead: [], idle: [], lacking: [] },
    )
  })

  test(`${path} is painted once all of its first section is there`, async () => {
    const document = await documentOf(path)
    const expected = document.querySelector('head > link[rel=expect][blocking=render]')?.getAttribute('href') ?? ''
    const section = document.querySelector('main section')
    const after = [...(section?.querySelectorAll(`${expected} ~ *`) ?? [])]
    assert.ok(section?.querySelector(`:scope > ${expected}`))
    assert.equal(
      after.filter(({ localName }) => localName !== 'link'),
      [],
    )
  })

  test(`${path} has every popover that it opens and every gradient that it paints with`, async () => {
    const document = await documentOf(path)
    const opened = Array.from(document.querySelectorAll('[popovertarget], [commandfor]'), element =>
      element.getAttribute(element.hasAttribute('commandfor') ? 'commandfor' : 'popovertarget'),
    )
    const painted = Array.from((await htmlOf(path)).matchAll(/="url\(#([^)]*)\)"/g), ([, id = '']) => id)
    assert.equal(
      [...opened, ...painted].filter(id => !document.getElementById(id ?? '')),
      [],
    )
  })

  test(`${path} says how large each picture is, so that loading it shifts nothing`, async () => {
    const pictures = [...(await documentOf(path)).querySelectorAll('img')]
    const sizeless = pictures.filter(picture => !(picture.width > 0 && picture.height > 0))
    assert.equal(
      sizeless.map(({ outerHTML }) => outerHTML),
      [],
    )
  })

  test(`${path} has every icon that it draws at once once in its sprites, and no other`, async () => {
    const document = await documentOf(path)
    const drawn = [...document.querySelectorAll('use:not([data-late])')].map(use => use.getAttribute('href')?.slice(1))
    const carried = [...document.querySelectorAll('body > svg symbol')].map(({ id }) => id)
    assert.equal([...new Set(drawn)].sort(), carried.sort())
    const [first = ''] = (await htmlOf(path)).split('</section>')
    const symbols = Array.from(first.matchAll(/<use href="#([\w-]+)"(?! data-late)/g), ([, id]) => `<symbol id="${id}"`)
    assert.equal(
      symbols.filter(symbol => !first.includes(symbol)),
      [],
      'the first section waits for an icon',
    )
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
