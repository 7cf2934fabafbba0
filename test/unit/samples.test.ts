// Invented stories, partners and profiles are marked as samples, real ones are not: rendered with the flag and without.
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as about } from '../../src/content/about'
import { content as home } from '../../src/content/home'
import { content as marketing } from '../../src/content/services/performance-marketing'
import { site } from '../../src/content/site'
import type { Sample, Site, Testimonial } from '../../src/content/types'
import { named, ownText, parseHtml } from '../../src/generator/checks/html'
import { structuredData } from '../../src/generator/pages/structured-data'
import { pagesOf, SiteContext } from '../../src/page'
import { Partners } from '../../src/sections/Partners'
import { Quote } from '../../src/sections/Quote'
import { sampleLede } from '../../src/sections/SampleTag'
import { Stories } from '../../src/sections/Stories'

const Nothing = () => null

const real = <Item extends object>({ sample: _, ...item }: Item & { sample?: true }) => item
const sample = <Item extends object>(item: Item) => ({ ...item, sample: true as const })

function drawn(node: ReactNode) {
  const elements = parseHtml(renderToStaticMarkup(createElement(SiteContext, { value: site }, node)))
  return {
    tags: named(elements, 'small').filter(tag => ownText(tag) === site.labels.sample).length,
    ratings: elements.flatMap(({ attribs }) => (attribs.role === 'img' ? [attribs['aria-label']] : [])),
  }
}

const rated = (words: string, stories: readonly Testimonial[]) =>
  stories.map(({ rating }) => words.replace('{rating}', String(rating)))
const { sampleRating, rating } = site.labels
const { items } = marketing.stories
const partners = about.partners.items
const { story, ...heading } = home.testimonial

const [samples, reals] = [items.map(sample), items.map(real)]

const cases: [what: string, node: ReactNode, tags: number, ratings: string[]][] = [
  ['sample stories', createElement(Stories, { items: samples }), items.length, rated(sampleRating, items)],
  ['real stories', createElement(Stories, { items: reals }), 0, rated(rating, items)],
  ['a sample quotation', createElement(Quote, { ...heading, story: sample(story) }), 1, rated(sampleRating, [story])],
  ['a real quotation', createElement(Quote, { ...heading, story: real(story) }), 0, rated(rating, [story])],
  ['sample partners', createElement(Partners, { items: partners.map(sample) }), partners.length, []],
  ['real partners', createElement(Partners, { items: partners.map(real) }), 0, []],
]

for (const [what, node, tags, ratings] of cases) {
  test(`${what} have ${tags} tags`, () => {
    assert.equal(drawn(node), { tags, ratings })
  })
}

test('a client with a name is named before position and company, and one without by both', () => {
  const { name: _name, ...nameless }: Testimonial = story
  const texts = [{ ...nameless, name: 'Amal Haddad' }, nameless].map(story =>
    renderToStaticMarkup(createElement(SiteContext, { value: site }, createElement(Quote, { ...heading, story }))),
  )
  const { position, company } = story
  assert.match(texts[0] ?? '', `<b>Amal Haddad</b> <span>${position}, ${company}</span>`)
  assert.match(texts[1] ?? '', `<b>${position}</b> <span>${company}</span>`)
})

test('the lede says that all items are samples, or that some are, and nothing of real ones', () => {
  const led = (...items: Sample[]) => sampleLede('Lede.', 'All.', 'Some.', items)
  assert.is(led({ sample: true }, { sample: true }), 'Lede. All.')
  assert.is(led({}, { sample: true }), 'Lede. Some.')
  assert.is(led({}, {}), 'Lede.')
})

const profilesOf = (social: Site['social']) => {
  const page = pagesOf({ ...site, social })(
    '/',
    'home',
    async () => ({ View: Nothing, sky: 'dusk' }),
    async () => ({ content: { meta: home.meta, hero: home.hero } }),
  )
  const data = structuredData({ page, words: home, trail: [], siteUrl: 'https://www.example.org' })
  return JSON.parse(JSON.stringify(data))['@graph'][0].sameAs
}

test('the front page of a network is no address of the company', () => {
  assert.is(profilesOf(site.social.map(sample)), undefined)
  const own: Site['social'][number] = { name: 'X', icon: 'x', href: 'https://x.com/company' }
  assert.equal(profilesOf([own, ...site.social.map(sample)]), [own.href])
})

test.run()
