// What holds for every prerendered page, as a crawler without JavaScript reads it.
import { stat } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf, htmlOf } from '../support/site'

for (const { path } of allPages) {
  test(`${path} has one h1 and skips no heading level`, async () => {
    const document = await documentOf(path)
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
    assert.equal({ first: levels.filter(level => level === 1).length, skipped }, { first: 1, skipped: [] })
  })

  test(`${path} has every id once, and every aria reference resolves`, async () => {
    const document = await documentOf(path)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const references = [...document.querySelectorAll('*')].flatMap(element =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'for'].flatMap(
        name => element.getAttribute(name)?.split(' ') ?? [],
      ),
    )
    assert.equal(
      {
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        missing: references.filter(id => !ids.includes(id)),
      },
      { twice: [], missing: [] },
    )
  })

  test(`${path} carries the style rules that it uses and no others, in one block`, async () => {
    const document = await documentOf(path)
    const blocks = [...document.querySelectorAll('style')]
    const css = blocks.map(({ textContent }) => textContent).join('')
    const ruled = new Set(Array.from(css.matchAll(/\.css-([a-z]+)/g), match => match[1]))
    const used = new Set(Array.from((await htmlOf(path)).matchAll(/class="css-([a-z]+)"/g), match => match[1]))
    assert.equal(
      {
        blocks: blocks.length,
        idle: [...ruled].filter(id => !used.has(id)),
        lacking: [...used].filter(id => !ruled.has(id)),
      },
      { blocks: 1, idle: [], lacking: [] },
    )
  })

  test(`${path} has every icon that it draws at once in its sprite, and no other`, async () => {
    const document = await documentOf(path)
    const drawn = [...document.querySelectorAll('use:not([data-late])')].map(use => use.getAttribute('href')?.slice(1))
    const carried = [...document.querySelectorAll('#icons symbol')].map(({ id }) => id)
    assert.equal([...new Set(drawn)].sort(), carried.sort())
  })

  test(`${path} has no style attribute, inline handler or inline script`, async () => {
    const document = await documentOf(path)
    const inline = [...document.querySelectorAll('*')].filter(element =>
      element.getAttributeNames().some(name => name === 'style' || name.startsWith('on')),
    )
    const scripts = [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')]
    assert.is(inline.length + scripts.length, 0)
  })

  test(`${path} names each button, link, field and picture`, async () => {
    const document = await documentOf(path)
    const unnamed = [...document.querySelectorAll('a, button, input, textarea, [role=img]')].filter(
      element =>
        !(
          element.closest('[aria-hidden=true]') ||
          element.textContent?.trim() ||
          element.getAttribute('aria-label') ||
          (element.id && document.querySelector(`label[for="${element.id}"]`)) ||
          element.getAttribute('type') === 'hidden'
        ),
    )
    assert.equal(
      unnamed.map(({ outerHTML }) => outerHTML),
      [],
    )
  })
}

test('the largest script of every page lets the others pass, and no other does', async () => {
  for (const { path } of allPages) {
    const scripts = (await documentOf(path)).querySelectorAll('script[src], link[rel=modulepreload]')
    const sized = await Promise.all(
      Array.from(scripts, async script => {
        const file = script.getAttribute('src') ?? script.getAttribute('href')
        return { low: script.getAttribute('fetchpriority') === 'low', bytes: (await stat(`dist${file}`)).size }
      }),
    )
    const [largest, ...others] = sized.sort((a, b) => b.bytes - a.bytes)
    assert.ok(largest?.low && !others.some(({ low }) => low), path)
  }
})

test('every title and every description is there once', async () => {
  const heads = await Promise.all(
    allPages.map(async ({ path }) => {
      const document = await documentOf(path)
      return [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')]
    }),
  )
  assert.is(new Set(heads.flat()).size, allPages.length * 2)
})

test('the 404 page is not indexed, and every other page names its canonical address', async () => {
  const heads = await Promise.all(
    allPages.map(async ({ path }) => {
      const document = await documentOf(path)
      return (
        document.querySelector('link[rel=canonical]')?.getAttribute('href') ??
        document.querySelector('meta[name=robots]')?.getAttribute('content')
      )
    }),
  )
  assert.equal(
    heads,
    allPages.map(({ path }) => (path === '/404' ? 'noindex' : `https://qafila.example${path}`)),
  )
})

test.run()
