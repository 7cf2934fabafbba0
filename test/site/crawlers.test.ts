// What crawlers and link previews read: head, structured data, breadcrumbs, and the files at fixed addresses.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { site } from '../../src/content/site'
import { bare } from '../../src/isolate'
import type { Page } from '../../src/page'
import { origin } from '../support/origin'
import { documentOf } from '../support/site'

type Entry = { name: string; url?: string; item?: string }
type Node = { '@type': string; '@id'?: string; itemListElement?: Entry[]; mainEntity?: Node }

const fileOf = (file: string) => readFile(`dist/${file}`, 'utf8')

async function graphOf(path: string): Promise<Node[]> {
  const blocks = (await documentOf(path)).querySelectorAll('script[type="application/ld+json"]')
  assert.is(blocks.length, 1, 'one block of data')
  const data = JSON.parse(String(blocks[0]?.textContent))
  assert.is(data['@context'], 'https://schema.org')
  return data['@graph']
}

/** Returns a text without the characters that set words of another direction apart. */
const bareText = (text: string | null | undefined) => bare(String(text))

/** Returns a text as a visitor reads it, with every run of white space as one blank. */
const plain = (text: string | null | undefined) => bareText(text).replace(/\s+/g, ' ')

/** Returns the addresses in a node and in everything in it, except those that may lead to other sites. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'sameAs' ? [] : addressesIn(inner)))
}

/** Returns the strings of a node and of everything in it, except types, languages and URLs. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (/^@|^inLanguage$/.test(key) ? [] : wordsOf(inner)))
}

for (const { path, site } of pages) {
  test(`${path} has a complete card for link previews`, async () => {
    const document = await documentOf(path)
    const meta = (name: string) =>
      document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    const names = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'twitter:card']
    assert.equal(names.map(meta), [
      'website',
      site.brand,
      document.title,
      meta('description'),
      origin + path,
      'summary_large_image',
    ])
  })

  test(`${path} names its link picture, which is there, by an absolute address`, async () => {
    const image = (await documentOf(path)).querySelector('meta[property="og:image"]')?.getAttribute('content')
    assert.ok(image?.startsWith(`${origin}/og/`), image ?? 'none')
    assert.ok(existsSync(`dist${new URL(image ?? '').pathname}`), image ?? 'none')
  })

  test(`${path} is its own canonical address, and may be indexed`, async () => {
    const document = await documentOf(path)
    const addresses = [...document.querySelectorAll('link[rel=canonical]')].map(link => link.getAttribute('href'))
    assert.equal(addresses, [origin + path])
    assert.not(document.querySelector('meta[name=robots]'))
  })

  test(`${path} has every node to which its structured data refers`, async () => {
    const references = Array.from(JSON.stringify(await graphOf(path)).matchAll(/\{"@id":"([^"]*)"\}/g), ([, id]) => id)
    const ids = (await graphOf(path)).map(node => node['@id'])
    assert.equal(
      references.filter(id => !ids.includes(id)),
      [],
    )
  })

  test(`${path} names only pages and files of the site in its structured data`, async () => {
    const isThere = (address: string) =>
      pages.some(({ path }) => address.split('#')[0] === origin + path) ||
      (/\.png$/.test(address) && existsSync(address.replace(origin, 'dist')))
    const addresses = addressesIn(await graphOf(path))
    assert.ok(addresses.length > 0)
    assert.equal(
      addresses.filter(address => !isThere(address)),
      [],
    )
  })

  test(`${path} tells those who do not see its link picture the words that it shows`, async () => {
    const document = await documentOf(path)
    const hero = document.querySelector('main section')
    const drawn = [site.brand, hero?.querySelector('p')?.textContent, hero?.querySelector('h1')?.textContent].map(
      bareText,
    )
    const told = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')
    assert.is(told, `${drawn[0]}. ${drawn[1]}: ${drawn[2]}`)
  })

  test(`${path} is in the same language to link previews as to browsers`, async () => {
    const document = await documentOf(path)
    const locale = document.querySelector('meta[property="og:locale"]')?.getAttribute('content')
    const { language, region } = new Intl.Locale(document.documentElement.lang).maximize()
    // Without og:locale, en_US is assumed: https://ogp.me
    assert.is(locale ?? 'en_US', `${language}_${region}`)
  })

  test(`${path} shows every word of its structured data`, async () => {
    const document = await documentOf(path)
    const shown = plain(document.body.textContent)
    const unseen = wordsOf(await graphOf(path)).filter(
      // A postal address of several lines is one text in the data, but not on the page.
      words => !shown.includes(plain(words)) && words !== site.address.join(', '),
    )
    assert.equal(unseen, [])
  })

  test(`${path} says no rating, review or question of itself`, async () => {
    const text = JSON.stringify(await graphOf(path))
    assert.not.match(text, /Review|Rating|FAQPage|Question/)
  })
}

/** The types of a page in the structured data, by its place in the header. */
const kinds: Record<string, string[]> = {
  home: ['Organization', 'WebSite'],
  about: ['AboutPage'],
  overview: ['CollectionPage'],
  offer: ['Service', 'BreadcrumbList'],
  contact: ['ContactPage'],
  none: ['WebPage'],
}

function kindOf({ route, marker, site }: Page): string {
  if (marker !== 'services' && marker !== 'solutions') return marker ?? 'none'
  return site.navigation.some(({ href }) => href === route) ? 'overview' : 'offer'
}

for (const page of pages) {
  const types = kinds[kindOf(page)]
  test(`${page.path} is a ${types?.join(' and a ')} to machines`, async () => {
    assert.equal(
      (await graphOf(page.path)).map(node => node['@type']),
      types,
    )
  })
}

test('the overview of the services lists every service page in its data', async () => {
  const [page] = await graphOf('/services')
  assert.equal(
    page?.mainEntity?.itemListElement?.map(({ url }) => url).sort(),
    pages.flatMap(({ path }) => (path.startsWith('/services/') ? [origin + path] : [])).sort(),
  )
})

for (const { path, site } of pages.filter(page => kindOf(page) === 'offer')) {
  test(`${path} shows the breadcrumbs that it tells machines`, async () => {
    const nav = (await documentOf(path)).querySelector(`nav[aria-label="${site.labels.breadcrumbs}"]`)
    const shown = [...(nav?.querySelectorAll('a') ?? [])].map(link => [
      bareText(link.textContent),
      link.getAttribute('href'),
    ])
    const told = (await graphOf(path)).find(node => node['@type'] === 'BreadcrumbList')
    assert.is(shown.length, 3)
    assert.equal(
      shown,
      told?.itemListElement?.map(({ name, item }) => [name, item?.slice(origin.length)]),
    )
    assert.is(nav?.querySelector('[aria-current=page]')?.getAttribute('href'), path)
  })
}

test('a page at the top has no breadcrumbs', async () => {
  for (const page of pages.filter(page => kindOf(page) !== 'offer')) {
    const document = await documentOf(page.path)
    assert.not(document.querySelector(`nav[aria-label="${page.site.labels.breadcrumbs}"]`), page.path)
  }
})

test('the 404 page has no canonical address and asks not to be indexed', async () => {
  const document = await documentOf('/404')
  assert.not(document.querySelector('link[rel=canonical]'))
  assert.is(document.querySelector('meta[name=robots]')?.getAttribute('content'), 'noindex')
})

test('the web manifest starts at the home page and names icons that are there', async () => {
  const { start_url, icons }: { start_url: string; icons: { src: string }[] } = JSON.parse(
    await fileOf('manifest.webmanifest'),
  )
  assert.is(start_url, '/')
  assert.equal(
    icons.filter(({ src }) => !existsSync(`dist${src}`)),
    [],
  )
})

test('the sitemap lists the pages of the page list, and nothing else', async () => {
  const addresses = Array.from((await fileOf('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g), match => match[1])
  assert.equal(
    addresses,
    pages.map(({ path }) => origin + path),
  )
})

test('the robots file keeps crawlers out of the forms and names the sitemap', async () => {
  const lines = (await fileOf('robots.txt')).split('\n')
  assert.equal(
    lines.filter(line => /^(Disallow|Sitemap)/.test(line)),
    ['Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`],
  )
})

test('the file for language models links every page once', async () => {
  const addresses = Array.from((await fileOf('llms.txt')).matchAll(/\]\((.*?)\)/g), match => match[1])
  assert.equal(addresses.sort(), pages.map(({ path }) => origin + path).sort())
})

test('the file for language models says of each page what its own description says', async () => {
  const lines = (await fileOf('llms.txt')).split('\n')
  for (const { path } of pages) {
    const description = (await documentOf(path)).querySelector('meta[name=description]')?.getAttribute('content')
    const [line, ...others] = lines.filter(line => line.includes(`](${origin + path}): `))
    assert.equal(others, [], path)
    assert.ok(description && line?.endsWith(`): ${description}`), line)
  }
})

test('the security file names a mailbox of the company and expires within a year', async () => {
  const text = await fileOf('.well-known/security.txt')
  const left = Date.parse(String(text.match(/^Expires: (.*)$/m)?.[1])) - Date.now()
  assert.ok(left > 0 && left < 365 * 86_400_000)
  const mailbox = text.match(/^Contact: mailto:(.*)$/m)?.[1]
  assert.ok((Object.values(site.mailboxes) as (string | undefined)[]).includes(mailbox))
})

test.run()
