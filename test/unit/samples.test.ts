// Invented stories, partners and profiles are marked as samples, real ones are not: rendered with the flag and without.
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as about } from '../../src/content/about'
import { content as home } from '../../src/content/home'
import { content as marketing } from '../../src/content/services/performance-marketing'
import { site } from '../../src/content/site'
import type { Site } from '../../src/content/types'
import { named, parseHtml } from '../../src/generator/checks/html'
import { structuredData } from '../../src/generator/pages/structured-data'
import { pagesOf, SiteContext } from '../../src/page'
import { Partners } from '../../src/sections/Partners'
import { Quote } from '../../src/sections/Quote'
import { sampleLede } from '../../src/sections/SampleTag'
import { Stories } from '../../src/sections/Stories'

const real = <Item extends object>({ sample: _, ...item }: Item & { sample?: true }) => item

function drawn(node: ReactNode) {
  const elements = parseHtml(renderToStaticMarkup(createElement(SiteContext, { value: site }, node)))
  return {
    tags: named(elements, 'small').filter(({ text }) => text === site.labels.sample).length,
    ratings: elements.flatMap(({ attributes }) => (attributes.role === 'img' ? [attributes['aria-label']] : [])),
  }
}

const rated = (words: string, count: number) => Array(count).fill(words.replace('{rating}', '5'))
const { sampleRating, rating } = site.labels
const { items } = marketing.stories
const names = Object.entries(about.partners.names)
const { story, ...heading } = home.testimonial

const cases: [what: string, node: ReactNode, tags: number, ratings: string[]][] = [
  ['sample stories', createElement(Stories, { items }), 3, rated(sampleRating, 3)],
  ['real stories', createElement(Stories, { items: items.map(real) as typeof items }), 0, rated(rating, 3)],
  ['a sample quotation', createElement(Quote, { ...heading, story }), 1, rated(sampleRating, 1)],
  ['a real quotation', createElement(Quote, { ...heading, story: real(story) as typeof story }), 0, rated(rating, 1)],
  ['sample partners', createElement(Partners, { names: about.partners.names }), names.length, []],
  [
    'real partners',
    createElement(Partners, {
      names: Object.fromEntries(names.map(([id, name]) => [id, real(name)])) as typeof about.partners.names,
    }),
    0,
    [],
  ],
]

for (const [what, node, tags, ratings] of cases) {
  test(`${what} have ${tags} tags`, () => {
    assert.equal(drawn(node), { tags, ratings })
  })
}

test('one sample among the items is said in the lede', () => {
  assert.is(sampleLede('Lede.', 'Samples.', [{}, { sample: true }]), 'Lede. Samples.')
  assert.is(sampleLede('Lede.', 'Samples.', [{}, {}]), 'Lede.')
})

const profilesOf = (social: Site['social']) => {
  const page = pagesOf({ ...site, social })(
    '/',
    'home',
    async () => ({ View: () => null, sky: 'dusk' }),
    async () => ({ content: { meta: home.meta, hero: home.hero } }),
  )
  const data = structuredData({ page, words: home, trail: [], siteUrl: 'https://www.example.org' })
  return JSON.parse(JSON.stringify(data))['@graph'][0].sameAs
}

test('the front page of a network is no address of the company', () => {
  assert.is(profilesOf(site.social.map(link => ({ ...link, sample: true }))), undefined)
  const [first, ...others] = site.social.map(real)
  const own = { ...first, href: 'https://www.facebook.com/company' } as Site['social'][number]
  assert.equal(profilesOf([own, ...others.map(link => ({ ...link, sample: true }) as Site['social'][number])]), [
    own.href,
  ])
})

test.run()
