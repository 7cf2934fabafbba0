import { DomUtils, parseDocument } from 'htmlparser2'

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Returns the elements of an HTML text in document order. It is not checked that they nest as the standard says. */
export const parseHtml = (html: string): Element[] => DomUtils.getElementsByTagName('*', parseDocument(html))

/** Returns the elements with a tag name. */
export const named = (elements: readonly Element[], name: string): Element[] =>
  elements.filter(element => element.name === name)

/** Returns the text directly inside an element. */
export const ownText = ({ children }: Element): string =>
  children.map(child => ('data' in child && child.type === 'text' ? child.data : '')).join('')

/** Tells whether an element or one of its ancestors fits. */
export function within(element: Element, fits: (element: Element) => boolean): boolean {
  if (fits(element)) return true
  return element.parent !== null && 'attribs' in element.parent && within(element.parent, fits)
}
