import { type Element, within } from './html'
import { type Check, fault, wordsOf } from './written'

/** What is written in place of words, and what values become that are not there. */
const LEFT_OVER =
  /[Ll]orem [Ii]psum|\b(?:TODO|FIXME|XXX|PLACEHOLDER|undefined)\b|(?<![A-Za-z])NaN(?![A-Za-z])|\[object \w+\]/

/** Characters of the shortest of these, and of what follows. */
const SHORTEST = 3

/** The name of a value that nothing has put in. Examples of code have braces of their own. */
const TEMPLATE = /\{\w+\}/

const isCode = (element: Element): boolean =>
  within(element, ({ name }) => name === 'pre' || name === 'code' || name === 'style')

/** Placeholders and values that are not there, in texts and attributes. */
export const checkWords: Check = pages =>
  pages.flatMap(page =>
    page.elements.flatMap(element => {
      // A hash may have any letters: of ten thousand scripts, one has these.
      const { integrity, ...attributes } = element.attributes
      const texts = [element.ownText, ...Object.values(attributes)]
      return texts.flatMap(text => {
        if (text.length < SHORTEST) return []
        const found = text.match(LEFT_OVER) ?? text.match(TEMPLATE)
        if (!found || (TEMPLATE.test(found[0]) && isCode(element))) return []
        const around = text.slice(Math.max(0, (found.index ?? 0) - 20), (found.index ?? 0) + 40)
        return [fault(page, `has placeholder text ${found[0]}: "${around.trim()}"`, wordsOf(element, page))]
      })
    }),
  )
