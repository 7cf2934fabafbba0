import { type Element, within } from './html'
import { type Check, fault, wordsOf } from './written'

/** Matches filler text, and the text that missing values turn into. */
const LEFT_OVER =
  /[Ll]orem [Ii]psum|\b(?:TODO|FIXME|XXX|PLACEHOLDER|undefined)\b|(?<![A-Za-z])NaN(?![A-Za-z])|\[object \w+\]/

/** Characters of the shortest text that LEFT_OVER or TEMPLATE can match. */
const SHORTEST = 3

/** Matches a slot in which no value was put, such as `{count}`. Code samples may have such braces. */
const TEMPLATE = /\{\w+\}/

const isCode = (element: Element): boolean =>
  within(element, ({ name }) => name === 'pre' || name === 'code' || name === 'style')

/** Finds placeholders and missing values in texts and attributes. */
export const checkWords: Check = pages =>
  pages.flatMap(page =>
    page.elements.flatMap(element => {
      const texts = [element.ownText, ...Object.values(element.attributes)]
      return texts.flatMap(text => {
        if (text.length < SHORTEST) return []
        const found = text.match(LEFT_OVER) ?? text.match(TEMPLATE)
        if (!found || (TEMPLATE.test(found[0]) && isCode(element))) return []
        const around = text.slice(Math.max(0, (found.index ?? 0) - 20), (found.index ?? 0) + 40)
        return [fault(page, `has placeholder text ${found[0]}: "${around.trim()}"`, wordsOf(element, page))]
      })
    }),
  )
