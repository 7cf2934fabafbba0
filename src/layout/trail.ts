import type { Link, Site } from '../content/types'

/** Returns the links from home to a page below a section of the header, the page included; empty for any other page. */
export function trailOf(path: string, navigation: Site['navigation']): Link[] {
  const isPage = ({ href }: Link) => href === path
  const section = navigation.find(item => 'items' in item && item.href !== path && item.items.some(isPage))
  if (!section || !('items' in section)) return []
  return [...navigation.filter(({ marker }) => marker === 'home'), section, ...section.items.filter(isPage)]
}
