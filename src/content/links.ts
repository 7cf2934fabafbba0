import { site } from './site'
import type { Link, Site } from './types'

/** Returns the function that finds the links of a site. */
export function linksIn({ navigation, legal }: Pick<Site, 'navigation' | 'legal'>) {
  const links: readonly Link[] = [
    ...navigation.flatMap((item): readonly Link[] => ('items' in item ? item.items : [item])),
    ...legal.items,
  ]
  /**
   * Returns the link to a page by the name that header or footer give it.
   * @throws when neither of them links to it
   */
  return (path: string): Link => {
    const link = links.find(({ href }) => href === path)
    if (!link) throw new Error(`src/content: header and footer have no link to ${path}`)
    return { name: link.name, href: link.href }
  }
}

export const linkTo = linksIn(site)
