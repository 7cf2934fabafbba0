// The documents and files of a site in a second language, which is a second `Site` on rows of the page list.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { editionOf } from '../../src/content/editions'
import { site as english } from '../../src/content/site'
import type { Meta, Site } from '../../src/content/types'
import { htmlDocument } from '../../src/generator/pages/document'
import { webManifest } from '../../src/generator/pages/fixed-files'
import { structuredData } from '../../src/generator/pages/structured-data'
import { trailOf } from '../../src/layout/trail'
import { type Marker, pagesOf, type Words } from '../../src/page'

const Nothing = () => null

const arabic: Site = {
  ...english,
  ...editionOf('ar'),
  brand: 'Brand',
  navigation: [
    { name: 'First', href: '/', marker: 'home' },
    {
      name: 'Second',
      href: '/services',
      marker: 'services',
      items: [
        { name: 'All', href: '/services', icon: 'route', text: '' },
        { name: 'One', href: '/services/one', icon: 'pen', text: '' },
      ],
    },
  ],
}

const row = (path: string, marker: Marker, site = arabic, { meta, hero }: Words = content) =>
  pagesOf(site)(
    path,
    marker,
    async () => ({ View: Nothing, sky: 'dawn' }),
    async () => ({ content: { meta, hero } }),
  )

const meta: Meta = { title: 'Title', description: 'Description' }

const titles: [marker: Marker, title: string, whole: string, reason: string][] = [
  ['about', 'Title', 'Title | Brand', 'ends with the brand of its site'],
  [null, 'Title', 'Title | Brand', 'ends with it where the header marks nothing'],
  ['home', 'Title', 'Brand | Title', 'begins with it on the home page'],
  ['about', '', '', 'stays empty, for the build to find'],
]

for (const [marker, title, whole, reason] of titles) {
  test(`the title ${reason}`, async () => {
    const { load } = row('/page', marker, arabic, { meta: { ...meta, title }, hero: content.hero })
    assert.is((await load()).meta.title, whole)
  })
}

const document = (lang: string, dir: Site['dir']) =>
  htmlDocument({
    start: {
      page: { path: '/', route: '/', marker: null, site: { ...arabic, lang, dir }, others: arabic.others },
      meta,
      words: content,
      sky: 'dusk',
      hue: 'teal',
    },
    published: {
      siteUrl: 'https://www.example.org',
      hasPicture: false,
      data: { '@context': 'https://schema.org', '@graph': [] },
    },
    styles: [],
    body: '',
    sprites: { first: '', others: '' },
    scripts: [],
    preloads: [],
  })

const locales: [lang: string, locale: string | undefined, reason: string][] = [
  ['en', undefined, 'Open Graph takes it for granted'],
  ['en-GB', 'en_GB', 'it names its region'],
  ['ar', 'ar_EG', 'most who speak it live there'],
  ['de', 'de_DE', 'most who speak it live there'],
]

for (const [lang, locale, reason] of locales) {
  test(`link previews read ${locale ?? 'no locale'} of a page in ${lang}: ${reason}`, () => {
    assert.is(document(lang, 'ltr').match(/<meta property="og:locale" content="(.*?)">/)?.[1], locale)
  })
}

test('a document has the language and the direction of its row', () => {
  assert.match(document('ar', 'rtl'), '<html lang="ar" dir="rtl"')
})

test('the manifest has the language, the direction and the brand of its site', () => {
  const { lang, dir, short_name } = JSON.parse(webManifest(arabic))
  assert.equal([lang, dir, short_name], ['ar', 'rtl', 'Brand'])
})

const graphOf = (path: string, marker: Marker, site = arabic) =>
  JSON.stringify(
    structuredData({
      page: row(path, marker, site),
      words: content,
      trail: trailOf(path, site.navigation),
      siteUrl: 'https://www.example.org',
    })['@graph'],
  )

const nodes: [path: string, marker: Marker, says: string, reason: string][] = [
  ['/', 'home', '"inLanguage":"ar"', 'the home page, by its language'],
  ['/about', 'about', '"@type":"AboutPage"', 'the page about the company, by its place in the header'],
  ['/contact', 'contact', '"@type":"ContactPage"', 'the contact page, by its place in the header'],
  ['/services', 'services', '"url":"https://www.example.org/ar/services/one"', 'an overview, by its navigation'],
  ['/services/one', 'services', '"@type":"Service"', 'a page below a section'],
  ['/services/one', null, '"@type":"WebPage"', 'another page in the menu of a section'],
]

for (const [path, marker, says, reason] of nodes) {
  test(`machines know ${reason}, whatever its language`, () => {
    assert.match(graphOf(path, marker), says)
  })
}

test('the way home leads to the home page of the same language', () => {
  assert.equal(
    trailOf('/services/one', arabic.navigation).map(({ href }) => href),
    ['/', '/services', '/services/one'],
  )
})

test.run()
