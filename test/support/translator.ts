// Stands in for the translator of a browser, which changes the texts of a page that React goes on to render.
import type { Page } from 'puppeteer'

/** What the translator puts before and after each text. */
const MARKS = /[«»]/g

/** Translates a hydrated page, and all that appears on it later. */
export const translate = (page: Page) => page.evaluate(translateAll)

/** Returns the text of a page without white space, as it was before it was translated. */
export const textOf = async (page: Page): Promise<string> =>
  (await page.$eval('#root', root => root.textContent ?? '')).replace(MARKS, '').replace(/\s+/g, '')

/**
 * Runs in the browser page. Does what Chrome's translator does: puts two nested `font` elements, with a text node of its own,
 * in the place of each text node. White space counts as text, because a translator may move it with the words around it.
 */
function translateAll() {
  const translateIn = (top: Node) => {
    const texts = [top]
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!(text instanceof Text) || text.parentElement?.closest('font, script, style, textarea')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data.trim() ? `«${text.data}»` : text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translateIn(document.body)
  new MutationObserver(records => {
    for (const { target, type, addedNodes } of records)
      for (const changed of type === 'characterData' ? [target] : addedNodes)
        if (changed.isConnected) translateIn(changed)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/**
 * Watches an untranslated page for changes that would fail on a translated one, where React no longer finds its text nodes:
 * a text beside other nodes changes, comes or goes, or an element comes before a text. A text that is all there is in an
 * element may change, because React then replaces whatever the element holds. The returned function reads where such changes
 * happened: the end of the element's path, with the text.
 */
export async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(watch)
  return () => page.evaluate('[...fragile]') as Promise<string[]>
}

/** Runs in the browser page. */
function watch() {
  const fragile = new Set<string>()
  const report = (parent: Node | null, text: Text) => {
    const path: string[] = []
    for (let at = parent; at instanceof Element && path.length < 4; at = at.parentElement)
      path.unshift([at.localName, ...at.classList].join('.'))
    fragile.add(`${path.join(' > ')}: ${JSON.stringify(text.data)}`)
  }
  new MutationObserver(records => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text && (target.previousSibling || target.nextSibling)) report(target.parentNode, target)
      const isAlone = !previousSibling && !nextSibling
      for (const node of [...addedNodes, ...removedNodes]) if (node instanceof Text && !isAlone) report(target, node)
      if (addedNodes.length > 0 && nextSibling instanceof Text) report(target, nextSibling)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { fragile })
}
