/**
 * Implements Emotion's `css` prop for evaluated styles, in which a style object is already a class name. Of a list the element
 * gets all classes: which of two rules wins is decided by the order of the files (`styleFiles`), not of the list. The bundles get
 * this module for `@emotion/react/jsx-runtime`, so that no style code runs in the browser, and server and browser agree.
 */
import type { ElementType, Key } from 'react'
import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown>

function withClass(props: Props): Props {
  if (!('css' in props)) return props
  const { css, ...rest } = props
  const classes = [css].flat(3).filter(Boolean)
  const className = classes.join(' ')
  if (!className) return rest
  if (!classes.every(name => typeof name === 'string'))
    throw new TypeError('css takes style objects of *.styles.ts files, one or a list')
  return { ...rest, className }
}

export const jsx = (type: ElementType, props: Props, key?: Key) => element(type, withClass(props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => elements(type, withClass(props), key)
export { Fragment }
