// The shapes of the product specification, page by page. Its words and figures are the content's: they change.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { content as about } from '../../src/content/about'
import { content as contact } from '../../src/content/contact'
import { content as mobileApps } from '../../src/content/services/mobile-apps'
import { content as performanceMarketing } from '../../src/content/services/performance-marketing'
import { content as training } from '../../src/content/services/training'
import { content as uiUxDesign } from '../../src/content/services/ui-ux-design'
import { site } from '../../src/content/site'
import type { Questions, Statistic } from '../../src/content/types'
import type { Words } from '../../src/page'
import { documentOf } from '../support/site'

const textsOf = async (path: string, selector: string) =>
  Array.from((await documentOf(path)).querySelectorAll(selector), ({ textContent }) => String(textContent))

const lineOf = ({ value, label, description }: Statistic) => `${value} ${label} ${description}`

/** The headline figures anywhere in a content, but for those that its pictures draw. */
function figuresIn(words: object): Statistic[] {
  if ('value' in words && 'label' in words && 'description' in words)
    return [{ value: String(words.value), label: String(words.label), description: String(words.description) }]
  return Object.values(words).flatMap(inner => (typeof inner === 'object' && inner ? figuresIn(inner) : []))
}

for (const { path, load } of pages) {
  const { picture, ...words } = (await load()).words as Words & { picture?: unknown }
  const figures = figuresIn(words)
  if (figures.length === 0) continue
  test(`${path} shows its ${figures.length} headline figures, each with what it counts`, async () => {
    const shown = await textsOf(path, 'main li:has(> strong)')
    assert.equal(
      shown.filter(text => figures.some(figure => text === lineOf(figure))).length,
      figures.length,
      shown.join(', '),
    )
    assert.equal(
      figures.filter(({ description }) => !description.trim()),
      [],
    )
  })
}

test('no headline figure is longer than ten characters, so that all bands are of one size', async () => {
  const words = await Promise.all(pages.map(async ({ load }) => (await load()).words as Words & { picture?: unknown }))
  const values = words.flatMap(({ picture, ...words }) => figuresIn(words)).map(({ value }) => value)
  assert.equal(
    values.filter(value => value.length > 10),
    [],
  )
})

// Section 2: where there is a dot navigator, and of how many sections.
const dots = new Map([
  ['/', 4],
  ['/solutions/b2c', 4],
  ['/solutions/b2b', 4],
  ['/solutions/corporate', 4],
  ['/solutions/ancillaries', 4],
  ['/solutions/bedbank', 3],
])

for (const { path, site } of pages) {
  const count = dots.get(path) ?? 0
  test(`${path} has ${count ? `a navigator of ${count} dots, first and last named alike` : 'no dot navigator'}`, async () => {
    const labels = await textsOf(path, `nav[aria-label="${site.labels.sections}"] a`)
    assert.is(labels.length, count)
    if (count) assert.equal([labels[0], labels.at(-1)], [site.labels.hero, site.labels.start])
  })
}

for (const { path, load } of pages) {
  const { questions } = (await load()).words as Words & { questions?: Questions }
  if (!questions) continue
  test(`${path} has the questions that are answered, and no others`, async () => {
    const answered = questions.items.flatMap(({ question, answer }) => (answer === null ? [] : [question + answer]))
    assert.equal(await textsOf(path, 'main details'), answered)
  })
}

test('the contact page says in order what happens next', async () => {
  assert.equal(await textsOf('/contact', 'main ol > li'), contact.next.steps)
})

test('the timeline shows its six years in order', async () => {
  const years = await textsOf('/about', 'main ol > li > span:first-child')
  assert.is(years.length, 6)
  assert.equal(
    years,
    about.journey.entries.map(({ year }) => year),
  )
})

for (const { path } of pages.filter(({ marker }) => marker === 'services')) {
  test(`${path} has a process of four numbered steps`, async () => {
    const steps = await textsOf(path, 'main ol:not([role=img] *) > li > span')
    assert.equal(steps, ['01', '02', '03', '04'])
  })
}

const practices = {
  'performance-marketing': performanceMarketing,
  'ui-ux-design': uiUxDesign,
  'mobile-apps': mobileApps,
  training,
}

for (const [line, { stories: told }] of Object.entries(practices)) {
  test(`/services/${line} has six services and three stories of five stars`, async () => {
    const document = await documentOf(`/services/${line}`)
    const stories = [...document.querySelectorAll('#stories [role=img]')].map(stars => stars.getAttribute('aria-label'))
    const services = document.querySelectorAll('main section:nth-of-type(2) h3')
    const labels = told.items.map(({ sample }) => (sample ? site.labels.sampleRating : site.labels.rating))
    assert.equal(
      { services: services.length, stories },
      { services: 6, stories: labels.map(label => label.replace('{rating}', '5')) },
    )
  })
}

test('the contact form has its five fields in order, of the specified types, with a message of six rows', async () => {
  const fields = [
    ...(await documentOf('/contact')).querySelectorAll(
      'main form :is(input, textarea):is(:not([type=hidden], [aria-hidden] *))[name]',
    ),
  ].map(field => [
    field.getAttribute('name'),
    field.getAttribute('type') ?? field.getAttribute('rows'),
    field.hasAttribute('required'),
  ])
  assert.equal(fields, [
    ['fullName', 'text', true],
    ['email', 'email', true],
    ['company', 'text', false],
    ['mobilePhone', 'tel', true],
    ['message', '6', true],
  ])
})

test.run()
