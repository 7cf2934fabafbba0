/**
 * Implements Emotion's `css` prop for evaluated styles, in which a style object is already a class name. The bundles get
 * this module for `@emotion/react/jsx-runtime`, so that no style code runs in the browser, and server and browser agree.
 */
import type { ElementType, Key } from 'react'
import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown>

function withClass(props: Props): Props {
  if (!('css' in props)) return props
  const { css, ...rest } = props
  if (css === undefined) return rest
  if (typeof css !== 'string') throw new TypeError('css takes one style object of a *.styles.ts file')
  return { ...rest, className: css }
}

export const jsx = (type: ElementType, props: Props, key?: Key) => element(type, withClass(props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => elements(type, withClass(props), key)
export { Fragment }
