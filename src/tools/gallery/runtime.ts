/** The site's JSX runtime for the gallery: wraps what a component of `names` renders in an element with its name. */
import { type ComponentType, createElement, type ElementType, type Key } from 'react'
import { Fragment, jsx as siteJsx, jsxs as siteJsxs } from '../../theme/jsx-runtime'

type Props = Record<string, unknown>
type Marked = { type: ComponentType; props: Props; make: typeof siteJsx }

/** The components to mark, with their names. Filled before the first page is rendered. */
export const names = new Map<unknown, string>()

function Marked({ type, props, make }: Marked) {
  const element = make(type, props)
  const name = names.get(type)
  return name === undefined ? element : createElement('gallery-part', { name }, element)
}

function marking(make: typeof siteJsx): typeof siteJsx {
  return (type: ElementType, props: Props, key?: Key) =>
    typeof type === 'function' ? siteJsx(Marked, { type, props, make }, key) : make(type, props, key)
}

export const jsx = marking(siteJsx)
export const jsxs = marking(siteJsxs)
export { Fragment }
