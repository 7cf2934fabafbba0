// Where the pages of each language are: those of the first at the root of the site, those of another below a folder of its name.

/** The first part of all addresses of a language: empty for the first one. */
export type Base = '' | `/${string}`

/** Returns the first part of the addresses of a language, by the name of its edition. */
export const baseOf = (edition: string): Base => (edition === 'en' ? '' : `/${edition}`)

/**
 * Returns the address of a route in a language: `/ar/about` for `/about`, `/ar#top` for `/#top`. Other addresses, such as
 * `#top` or `mailto:`, are the same in all languages.
 */
export function addressIn(base: Base, route: string): string {
  if (base === '' || !route.startsWith('/')) return route
  return base + (/^\/(?![#?]|$)/.test(route) ? route : route.slice(1))
}

/** Returns the route of an address in a language: `/about` for `/ar/about`. */
export const routeOf = (base: Base, address: string): string => address.slice(base.length).replace(/^(?!\/)/, '/')

/** The route of the page that is served for every other address of its language. */
export const NOT_FOUND = '/404'
