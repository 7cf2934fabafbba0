// Checks the structure of pages: language, headings, ids, references to ids, and images.
import { named, show } from './html'
import { type Check, fault, markupOf, wordsOf } from './written'

/** Attributes whose value is one or more ids: https://www.w3.org/TR/wai-aria-1.2/#attrs_relationships and HTML's own. */
const REFERENCES = new Set(
  [
    'aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby',
    'aria-owns commandfor for form headers list popovertarget',
  ].flatMap(names => names.split(' ')),
)

/** Checks that the document declares its language and its direction: WCAG 2.2, 3.1.1. */
export const checkLanguage: Check = pages =>
  pages.flatMap(page => {
    const { lang, dir } = named(page.elements, 'html')[0]?.attributes ?? {}
    return [
      ...(lang && /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(lang) ? [] : [`<html> has no lang`]),
      ...(dir === 'ltr' || dir === 'rtl' ? [] : [`<html> has no dir`]),
    ].map(what => fault(page, what, 'src/build/pages/document.ts'))
  })

/** Checks that a page has one h1, which comes first, and that its headings skip no level. */
export const checkHeadings: Check = pages =>
  pages.flatMap(page => {
    const headings = named(page.elements, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    const first = headings.filter(({ name }) => name === 'h1')
    const titles = first.map(({ text }) => `"${text}"`).join(', ')
    const levels = [0, ...headings.map(({ name }) => Number(name[1]))]
    return [
      ...(first.length === 1 ? [] : [fault(page, `has ${first.length} h1${titles && `: ${titles}`}`, page.view)]),
      ...headings.flatMap((heading, i) => {
        const before = levels[i] ?? 0
        if (Number(heading.name[1]) <= before + 1) return []
        const after = before ? `after h${before}` : 'before any h1'
        return [
          fault(page, `skips a heading level: ${heading.name} "${heading.text}" ${after}`, markupOf(heading, page)),
        ]
      }),
    ]
  })

/** Checks that an id occurs once on a page, is not empty and has no space. */
export const checkIds: Check = pages =>
  pages.flatMap(page => {
    const seen = new Set<string>()
    return page.elements.flatMap(element => {
      const { id } = element.attributes
      if (id === undefined) return []
      const twice = seen.has(id)
      seen.add(id)
      if (!/^\S+$/.test(id)) return [fault(page, `the id "${id}" is empty or has a space`, markupOf(element, page))]
      return twice ? [fault(page, `the id "${id}" stands twice`, markupOf(element, page))] : []
    })
  })

/** Checks that every reference to an id has a target: labels, descriptions, popovers, icons, gradients. */
export const checkReferences: Check = (pages, { lateIds }) =>
  pages.flatMap(page =>
    page.elements.flatMap(element =>
      Object.entries(element.attributes).flatMap(([attribute, value]) =>
        referredIds(element.name, attribute, value)
          .filter(id => !page.ids.has(id) && !('data-late' in element.attributes && lateIds.includes(id)))
          .map(id => {
            const what = `${show(element)}: ${attribute} refers to #${id}, which is not there`
            return fault(page, what, markupOf(element, page))
          }),
      ),
    ),
  )

function referredIds(element: string, attribute: string, value: string): string[] {
  if (REFERENCES.has(attribute)) return value.split(/\s+/)
  if (element === 'use' && attribute === 'href') return value.startsWith('#') ? [value.slice(1)] : []
  return value.startsWith('url(#') ? [value.slice('url(#'.length, -1)] : []
}

/** Checks that an image has a size, so that loading it shifts nothing, and an alternative text: WCAG 2.2, 1.1.1. */
export const checkImages: Check = pages =>
  pages.flatMap(page =>
    named(page.elements, 'img').flatMap(image => [
      ...['width', 'height']
        .filter(name => !/^[1-9]\d*$/.test(image.attributes[name] ?? ''))
        .map(name => fault(page, `${show(image)} has no ${name}`, markupOf(image, page))),
      ...('alt' in image.attributes ? [] : [fault(page, `${show(image)} has no alt`, wordsOf(image, page))]),
    ]),
  )
