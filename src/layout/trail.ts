import { site } from '../content/site'
import type { Link, NavigationItem } from '../content/types'

const navigation: readonly NavigationItem[] = site.navigation

/** The way from home to a page below a section of the header, itself last; empty for every other page. */
export function trailOf(path: string): Link[] {
  const section = navigation.find(item => 'items' in item && item.href !== path && item.items.some(isPage))
  if (!section || !('items' in section)) return []
  return [...navigation.filter(({ href }) => href === '/'), section, ...section.items.filter(isPage)]

  function isPage({ href }: Link) {
    return href === path
  }
}
