import { ownText, within } from './html'
import { type Check, fault, wordsOf } from './written'

/** Matches filler text, and the text that missing values turn into. */
const LEFT_OVER =
  /[Ll]orem [Ii]psum|\b(?:TODO|FIXME|XXX|PLACEHOLDER|undefined)\b|(?<![A-Za-z])NaN(?![A-Za-z])|\[object \w+\]/

/** Matches a slot in which no value was put, such as `{count}`. */
const TEMPLATE = /\{\w+\}/

/** Finds placeholders and missing values in texts and attributes. Styles and code samples may have braces. */
export const checkWords: Check = page =>
  page.elements.flatMap(element =>
    [ownText(element), ...Object.values(element.attribs)].flatMap(text => {
      const isCode = () => within(element, ({ name }) => ['pre', 'code', 'style'].includes(name))
      const slot = text.match(TEMPLATE)
      const found = text.match(LEFT_OVER) ?? (slot && !isCode() ? slot : null)
      if (!found) return []
      const around = text.slice(Math.max(0, (found.index ?? 0) - 20), (found.index ?? 0) + 40)
      return [fault(page, `has placeholder text ${found[0]}: "${around.trim()}"`, wordsOf(element, page))]
    }),
  )
