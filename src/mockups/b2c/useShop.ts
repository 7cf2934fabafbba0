import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTried } from '../kit/moment'
import { tried } from '../kit/tried'
import { noteShop, readShop, writeShop } from './link'
import { type Shop, startOf } from './shop'
import { toneOf } from './tone'
import type { StorefrontWords } from './words'

/** Name of the moment. */
export const NAME = 'shop'

/** Returns the shop and its setter for what the visitor does, which the address follows. All pictures of the page share it. */
export function useShop(words: StorefrontWords): [shop: Shop, set: (shop: Shop) => void] {
  const start = startOf(words)
  const [shop, set] = useTried(NAME, start)
  return [
    shop,
    next => {
      set(next)
      noteShop(next, start)
    },
  ]
}

/**
 * Shows the shop of a shared link: of the address with which the page begins, and of each to which Back, Forward or a pasted
 * link leads. Returns the ref of the picture, which is then brought into view.
 */
export function useSharedShop(words: StorefrontWords) {
  const start = startOf(words)
  const [, set] = useTried(NAME, start)
  const picture = useRef<HTMLElement>(null)
  const show = useRef(() => {})
  useEffect(() => {
    show.current = () => {
      const shared = readShop(words, location.hash)
      if (!shared || writeShop(shared, start) === writeShop((tried.get(NAME) ?? start) as Shop, start)) return
      set(shared)
      picture.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
  })
  useEffect(() => {
    const follow = () => show.current()
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return picture
}

/** Gives the visitor's own colour to an element, for all pictures in it. Returns the ref of the element. */
export function useOwnColour(words: StorefrontWords) {
  const [{ colour }] = useTried(NAME, startOf(words))
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !colour) return
    const { ground, text, light, dark } = toneOf(colour)
    const properties = { '--own': ground, '--own-light': light, '--own-dark': dark }
    for (const [name, value] of Object.entries(properties)) current.style.setProperty(name, value)
    current.dataset.text = text
    return () => {
      for (const name of Object.keys(properties)) current.style.removeProperty(name)
      delete current.dataset.text
    }
  }, [colour])
  return element
}
