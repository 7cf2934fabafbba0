// Finds the document's own parts. Extensions, translators and proxies add elements of their own anywhere, so each part is
// found by its mark, never by its place, its tag or its id.

/**
 * The parts of a document: elements of its head, its React root, the scripts of its page, the landmarks of the layout, and the
 * `sign` that the next page is on its way.
 */
export type Part =
  | 'root'
  | 'global'
  | 'rules'
  | 'media'
  | 'rest'
  | 'view'
  | 'words'
  | 'icons'
  | 'description'
  | 'canonical'
  | 'bar'
  | 'sign'
  | 'header'
  | 'main'
  | 'footer'

/** The attribute that marks a part, as React's props and HTML write it. */
export const mark = (part: Part) => ({ 'data-own': part })

/** The id of the element at the end of a page's first section: browsers find what the first paint waits for by its id only. */
export const FIRST_END = 'first-end'

const selectorOf = (part: Part) => `[data-own=${part}]`

/**
 * Returns a part of the document; null where the document has none, as the 404 page has no canonical link. Of several `global`
 * styles, the first.
 */
export const own = <Kind extends Element = HTMLElement>(part: Part): Kind | null =>
  document.querySelector<Kind>(selectorOf(part))

/** Returns all elements of a part that a document has several of: one `bar` for each colour scheme. */
export const allOwn = (part: Part): Element[] => [...document.querySelectorAll(selectorOf(part))]
