// The files that crawlers, browsers and security researchers look for at fixed addresses.
import { escapeHtml } from '../../contact/escape-html'
import type { Site } from '../../content/types'
import { addressIn } from '../../edition'
import { bare } from '../../isolate'
import { hexOf } from '../../theme/srgb'
import { colours, duskSky } from '../../theme/tokens'
import { alternatesOf } from './alternates'
import type { PrerenderedPage } from './prerender'

const DAY = 86_400_000

type Facts = {
  /** The pages that are indexed. */
  pages: readonly Pick<PrerenderedPage, 'page' | 'words'>[]
  site: Site
  siteUrl: string
  /** The build time. */
  now: Date
}

/** Returns the texts of the files by their path below the web root. */
export function fixedFiles(facts: Facts): Record<string, string> {
  const sites = [...new Set(facts.pages.map(({ page }) => page.site))]
  return {
    'sitemap.xml': sitemap(facts),
    // RFC 9309. Keeps crawlers from the addresses that only forms post to.
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${facts.siteUrl}/sitemap.xml\n`,
    ...Object.fromEntries(
      sites.map(site => [addressIn(site.base, '/manifest.webmanifest').slice(1), webManifest(site)]),
    ),
    'llms.txt': sites.map(site => summaryOf(site, facts)).join('\n'),
    '.well-known/security.txt': security(facts),
  }
}

/**
 * Writes the list of the addresses to index (https://www.sitemaps.org/protocol.html), each with the same page in all languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function sitemap({ pages, siteUrl }: Facts): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(
      ({ page }) =>
        `<url><loc>${escapeHtml(new URL(page.path, siteUrl).href)}</loc>${alternatesOf(page, siteUrl)
          .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`)
          .join('')}</url>`,
    ),
    '</urlset>\n',
  ].join('\n')
}

/** Writes a summary of the site in one of its languages for language models (https://llmstxt.org). */
function summaryOf(site: Site, { pages, siteUrl }: Facts): string {
  const sections = site.navigation.filter(item => 'items' in item)
  const sectionOf = ({ page }: Facts['pages'][number]) =>
    sections.find(({ items }) => items.some(({ href }) => href === page.route))
  const line = ({ page, words: { meta } }: Facts['pages'][number]) =>
    `- [${meta.title}](${new URL(page.path, siteUrl).href}): ${meta.description}`
  return bare(
    [
      `# ${site.brand}\n`,
      `> ${site.tagline}. ${site.blurb}`,
      ...[...sections, undefined].flatMap(section => [
        `\n## ${section?.name ?? site.brand}\n`,
        ...pages.filter(listed => listed.page.site === site && sectionOf(listed) === section).map(line),
      ]),
      '',
    ].join('\n'),
  )
}

/** Writes where to report a vulnerability (RFC 9116); it expires after a year less a day. */
function security({ site, siteUrl, now }: Facts): string {
  const expires = new Date(now.getTime() + 364 * DAY).toISOString().replace(/T.*/, 'T00:00:00Z')
  return [
    `Contact: mailto:${site.mailboxes.support}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[site, ...site.others].map(({ lang }) => lang).join(', ')}`,
    // Section 2.5.2 of RFC 9116 allows only https addresses.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n')
}

/** Returns the web app manifest (https://www.w3.org/TR/appmanifest/) as JSON text. */
export function webManifest({ brand, tagline, blurb, lang, dir, base }: Site): string {
  return JSON.stringify({
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description: blurb,
    lang,
    dir,
    id: addressIn(base, '/'),
    start_url: addressIn(base, '/'),
    display: 'browser',
    theme_color: hexOf(duskSky.sky[0]),
    background_color: hexOf(colours.paper[0]),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
