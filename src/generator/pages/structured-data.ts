/**
 * Describes each page to machines, as JSON-LD (https://schema.org). Every value can also be read on the page. Ratings and
 * reviews are left out, because nobody could check them.
 */
import type { Graph, ListItem, Organization, Thing } from 'schema-dts'
import type { Link } from '../../content/types'
import { addressIn } from '../../edition'
import { bare } from '../../isolate'
import type { PageRow, Words } from '../../page'

type Facts = { page: PageRow; words: Words; trail: readonly Link[]; siteUrl: string }

/**
 * Returns the JSON-LD graph of a page.
 * @param facts `trail` is the breadcrumbs, from home to the page; empty where the page has none
 */
export function structuredData({ page: { route, marker, site }, words: { hero }, trail, siteUrl }: Facts): Graph {
  const address = (route: string) => new URL(addressIn(site.base, route), siteUrl).href
  const url = address(route)
  const organization = { '@type': 'Organization', name: site.brand, url: address('/') } satisfies Organization
  const text = { name: hero.title, description: hero.lede, url }
  const listItem = (name: string, index: number) =>
    ({ '@type': 'ListItem', position: index + 1, name }) satisfies ListItem

  function nodes(): Thing[] {
    if (marker === 'home') {
      const id = address('/#organization')
      const profiles = site.social.flatMap(({ href, sample }) => (sample ? [] : [href]))
      return [
        {
          ...organization,
          '@id': id,
          logo: new URL('/icon-512.png', siteUrl).href,
          slogan: site.tagline,
          description: site.blurb,
          email: site.mailboxes.info,
          ...(site.phone !== null && { telephone: site.phone }),
          address: site.address.join(site.labels.comma),
          // Without samples, which link to the front page of a network, not to a profile of the company.
          ...(profiles.length > 0 && { sameAs: profiles }),
        },
        { '@type': 'WebSite', name: site.brand, url, inLanguage: site.lang, publisher: { '@id': id } },
      ]
    }
    if (marker === 'about') return [{ '@type': 'AboutPage', ...text, about: organization }]
    if (marker === 'contact') return [{ '@type': 'ContactPage', ...text, about: organization }]
    // The first page of a section lists the section's other pages.
    const section = site.navigation.find(item => item.href === route)
    if (section && 'items' in section) {
      const itemListElement = section.items
        .filter(({ href }) => href !== route)
        .map(({ name, href }, index) => ({ ...listItem(name, index), url: address(href) }))
      return [{ '@type': 'CollectionPage', ...text, mainEntity: { '@type': 'ItemList', itemListElement } }]
    }
    const itemListElement = trail.map(({ name, href }, index) => ({ ...listItem(name, index), item: address(href) }))
    // A page of a section, which its menu may share with others, sells something.
    return [
      marker && trail.length > 0
        ? { '@type': 'Service', ...text, name: hero.eyebrow, slogan: hero.title, provider: organization }
        : { '@type': 'WebPage', ...text },
      ...(trail.length > 0 ? [{ '@type': 'BreadcrumbList' as const, itemListElement }] : []),
    ]
  }

  return JSON.parse(bare(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes() })))
}
