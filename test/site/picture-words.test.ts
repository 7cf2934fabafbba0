// The words of the product pictures come from the content, and states are marked by attributes, not by u, b or em.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { bare } from '../../src/isolate'
import type { Words } from '../../src/page'
import { documentOf } from '../support/site'

/** Returns all texts of a value, at any depth; with `names`, the names of its fields too. */
function textsOf(value: unknown, names = false): string[] {
  if (typeof value === 'string') return [bare(value)]
  if (typeof value !== 'object' || value === null) return []
  return [...(names ? Object.keys(value) : []), ...Object.values(value).flatMap(item => textsOf(item, names))]
}

/** Returns the texts that have words, each once, the longest first. */
const longestFirst = (texts: readonly string[]) =>
  [...new Set(texts)].filter(text => text.trim()).sort((a, b) => b.length - a.length)

/**
 * Returns the words of a text that are not in the content, whose texts are removed from it. Single letters are ignored: they are
 * names of seats.
 * @param content the longest texts first
 */
function strayWords(text: string, content: readonly string[]): string[] {
  const rest = content.reduce((rest, words) => rest.replaceAll(words, ' '), bare(text))
  return rest.match(/\p{Letter}{2,}/gu) ?? []
}

for (const { path, load } of pages) {
  const words = (await load()).words as Words & { picture?: unknown }
  if (words.picture === undefined) continue

  test(`the pictures of ${path} say only what stands in its content`, async () => {
    const document = await documentOf(path)
    const pictures = [...document.querySelectorAll('figure[role=img], [data-tone], figure [data-moment]')]
    assert.ok(pictures.length > 0)
    // Interactive pictures also use words from the rest of the page.
    const known = longestFirst(
      // A template appears in its parts: `Ceiling USD {ceiling} a booking`.
      textsOf(words).flatMap(text => text.split(/\{\w+\}/)),
    )
    const code = longestFirst([...known, ...textsOf(words, true)])
    const strays = pictures.flatMap(picture => {
      const walker = document.createTreeWalker(picture, 4)
      const found: string[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        // In code, <b> holds the name of an API field.
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
