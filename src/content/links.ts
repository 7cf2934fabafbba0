import { site } from './site'
import type { Link, Site } from './types'

const { navigation, legal }: Site = site

const links: readonly Link[] = [
  ...navigation.flatMap((item): readonly Link[] => ('items' in item ? item.items : [item])),
  ...legal.items,
]

/**
 * Returns the link to a page by the name that header or footer give it.
 * @throws when neither of them links to it
 */
export function linkTo(path: string): Link {
  const link = links.find(({ href }) => href === path)
  if (!link) throw new Error(`src/content: header and footer have no link to ${path}`)
  return { name: link.name, href: link.href }
}
