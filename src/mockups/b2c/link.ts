// A shop in the fragment of an address, which no server sees: `#shop=Al+Noor+Travel&colour=0a7f5a&language=ar`.
import { attempt } from '../../attempt'
import { readOwn } from '../../contact/own-brand'
import { isOwn, type Shop, startOf } from './shop'
import type { StorefrontWords } from './words'

/** Begins the fragment. The key of the name comes first, so that no id of a section begins in the same way. */
const KEY = 'shop'
const BEGIN = `#${KEY}=`

/** The longest fragment that is read, in UTF-16 code units: a name of the longest letters, escaped. */
const LONGEST = 4000

/** How long the visitor must rest, in ms, before the address follows: browsers refuse too many changes. */
const REST = 300

/** The choices that a fragment carries where they differ from the start. */
const CHOICES = ['brand', 'language', 'currency', 'trip'] as const

/** Returns the fragment of a shop with a name or a colour of the visitor's own; empty for any other. */
export function writeShop(shop: Shop, start: Shop): string {
  if (!isOwn(shop)) return ''
  const query = new URLSearchParams({ [KEY]: shop.name })
  if (shop.colour) query.set('colour', shop.colour)
  for (const choice of CHOICES) if (shop[choice] !== start[choice]) query.set(choice, shop[choice])
  return `#${query}`
}

/** Reads a fragment: what is wrong in it stays as at the start. Returns nothing for one without a name or a colour. */
export function readShop(words: StorefrontWords, fragment: string): Shop | undefined {
  const { brands, languages, currencies, trips } = words
  const start = startOf(words)
  if (!fragment.startsWith(BEGIN) || fragment.length > LONGEST) return undefined
  const query = new URLSearchParams(fragment.slice(1))
  const one = <Id extends string>(choice: string, options: readonly { id: Id }[], start: Id): Id =>
    options.find(({ id }) => id === query.get(choice))?.id ?? start
  const shop: Shop = {
    ...readOwn(fragment, KEY),
    brand: one('brand', brands.options, start.brand),
    language: one('language', languages.options, start.language),
    currency: one('currency', currencies.options, start.currency),
    trip: one('trip', trips, start.trip),
  }
  return isOwn(shop) ? shop : undefined
}

/** Returns the address of the page with a shop in it. */
export const linkTo = (shop: Shop, start: Shop): string => location.origin + location.pathname + writeShop(shop, start)

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Writes a shop into the address bar once the visitor rests, if this page is still shown. The entry of the history keeps its
 * state, which is the router's. A fragment that is not a shop's stays until there is a shop of the visitor's own.
 */
export function noteShop(shop: Shop, start: Shop): void {
  const { pathname } = location
  clearTimeout(timer)
  timer = setTimeout(() => {
    const fragment = writeShop(shop, start)
    if (location.pathname !== pathname || (!fragment && !location.hash.startsWith(BEGIN))) return
    attempt(() => history.replaceState(history.state, '', pathname + location.search + fragment))
  }, REST)
}
