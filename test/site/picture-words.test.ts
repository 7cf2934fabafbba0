// What the product pictures say stands in content, and what they show is told by attributes, not by kinds of emphasis.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import type { Words } from '../../src/page'
import { documentOf } from '../support/site'

/** All texts of a value, at any depth; names of fields too, where `names` is set. */
function textsOf(value: unknown, names = false): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...(names ? Object.keys(value) : []), ...Object.values(value).flatMap(item => textsOf(item, names))]
}

/** What is left of a text when the words of the content are taken out of it, the longest first. A letter alone is a seat's. */
function strayWords(text: string, words: readonly string[]): string[] {
  const longestFirst = words.filter(word => word.trim()).sort((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return rest.match(/\p{Letter}{2,}/gu) ?? []
}

for (const { path, load } of pages) {
  const words = (await load()).words as Words & { picture?: unknown }
  if (words.picture === undefined) continue

  test(`the pictures of ${path} say only what stands in its content`, async () => {
    const document = await documentOf(path)
    const pictures = [...document.querySelectorAll('figure[role=img], [data-tone], figure [data-moment]')]
    assert.ok(pictures.length > 0)
    // What can be tried also takes words from the rest of the page.
    const known = textsOf(words).flatMap(text => [
      // A template is there in its parts: `Ceiling USD {ceiling} a booking`.
      ...text.split(/\{\w+\}/),
    ])
    const code = [...known, ...textsOf(words, true)]
    const strays = pictures.flatMap(picture => {
      const walker = document.createTreeWalker(picture, 4)
      const found: string[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        // The name of a field of the API.
        if (node.parentElement?.closest('pre b')) continue
        found.push(...strayWords(String(node.textContent), node.parentElement?.closest('pre') ? code : known))
      }
      return [...strayWords(picture.getAttribute('aria-label') ?? '', known), ...found]
    })
    assert.equal(strays, [])
  })

  test(`the pictures of ${path} tell no state by u, b or em`, async () => {
    const marks = (await documentOf(path)).querySelectorAll(
      ':is(figure[role=img], [data-tone]) :is(u, em:not(pre *), :is(b, strong):empty)',
    )
    assert.equal(
      [...marks].map(mark => mark.outerHTML),
      [],
    )
  })
}

test.run()
