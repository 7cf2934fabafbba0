// Checks what html-validate does not: popovers, icons that are loaded later, and the sizes of pictures. Everything else about
// the structure of a page is checked by html-validate and axe, in the tests.
import { named, show } from './html'
import { type Check, fault, markupOf } from './written'

/** Checks that what an element opens or draws is on the page: popovers, icons and gradients. */
export const checkReferences: Check = (pages, { lateIds }) =>
  pages.flatMap(page =>
    page.elements.flatMap(element =>
      Object.entries(element.attributes).flatMap(([attribute, value]) => {
        const id = referredId(element.name, attribute, value)
        const isLate = 'data-late' in element.attributes && lateIds.includes(id ?? '')
        if (id === undefined || page.ids.has(id) || isLate) return []
        const what = `${show(element)}: ${attribute} refers to #${id}, which is not there`
        return [fault(page, what, markupOf(element, page))]
      }),
    ),
  )

function referredId(element: string, attribute: string, value: string): string | undefined {
  if (/^(popovertarget|commandfor)$/.test(attribute)) return value
  const pattern = element === 'use' && attribute === 'href' ? /^#(.*)$/ : /^url\(#(.*)\)$/
  return value.match(pattern)?.[1]
}

/** Checks that an image has a size, so that loading it shifts nothing. */
export const checkImages: Check = pages =>
  pages.flatMap(page =>
    named(page.elements, 'img').flatMap(image =>
      ['width', 'height']
        .filter(name => !/^[1-9]\d*$/.test(image.attributes[name] ?? ''))
        .map(name => fault(page, `${show(image)} has no ${name}`, markupOf(image, page))),
    ),
  )
