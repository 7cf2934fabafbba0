// The figures, labels and limits of the product specification, page by page: an oracle apart from the content files.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { documentOf } from '../support/site'

const figures: Record<string, string[]> = {
  '/': ['$3M+', '10K+', '5M+'],
  '/about': ['13+', '$100M+', 'Millions', '2'],
  '/services/consultancy': ['13+', '50+', '98%'],
  '/services/software-development': ['100+', '99.9%', '24/7'],
  '/services/performance-marketing': ['300%', '60%', '24/7'],
  '/services/ui-ux-design': ['45%', '60%', '100+'],
  '/services/mobile-apps': ['50+', '4.8', '1M+'],
  '/services/training': ['50+', '95%', '200%'],
  '/solutions/b2c': ['50+', '98%', '24/7'],
  '/solutions/b2b': ['Unlimited', 'Real-time', '24/7'],
  '/solutions/corporate': ['100%', '24/7'],
  '/solutions/ancillaries': ['40%', '15+', '100%'],
}

for (const [path, values] of Object.entries(figures)) {
  test(`${path} shows its headline figures ${values.join(', ')}`, async () => {
    const shown = [...(await documentOf(path)).querySelectorAll('main li > strong')].map(
      ({ textContent }) => textContent,
    )
    for (const value of values) assert.ok(shown.includes(value), `${value} is not among ${shown.join(', ')}`)
  })
}

const dots: Record<string, string[]> = {
  '/': ['Hero', 'Features', 'Products', 'Get Started'],
  '/solutions/b2c': ['Hero', 'Features', 'Products', 'Get Started'],
  '/solutions/b2b': ['Hero', 'Features', 'Products', 'Get Started'],
  '/solutions/corporate': ['Hero', 'Features', 'Products', 'Get Started'],
  '/solutions/ancillaries': ['Hero', 'Ancillaries', 'Independent Add-ons', 'Get Started'],
  '/solutions/bedbank': ['Hero', 'Features', 'Get Started'],
}

for (const { path } of pages) {
  test(`${path} has ${dots[path] ? `the dots ${dots[path].join(', ')}` : 'no dot navigator'}`, async () => {
    const nav = (await documentOf(path)).querySelector('nav[aria-label="Page sections"]')
    assert.equal(nav ? [...nav.querySelectorAll('a')].map(({ textContent }) => textContent) : undefined, dots[path])
  })
}

test('the timeline has the six years', async () => {
  const years = [...(await documentOf('/about')).querySelectorAll('main ol > li')].map(
    entry => entry.textContent?.match(/^[\d-]+/)?.[0],
  )
  assert.equal(years, ['2010', '2011', '2012', '2012-2015', '2020', '2023'])
})

const processes = pages.filter(({ path }) => path.startsWith('/services'))

for (const { path } of processes) {
  test(`${path} has a process of four numbered steps`, async () => {
    const steps = [...(await documentOf(path)).querySelectorAll('main ol:not([role=img] *) > li > span')].map(
      ({ textContent }) => textContent,
    )
    assert.equal(steps, ['01', '02', '03', '04'])
  })
}

for (const line of ['performance-marketing', 'ui-ux-design', 'mobile-apps', 'training']) {
  test(`/services/${line} has six services and three stories of five stars`, async () => {
    const document = await documentOf(`/services/${line}`)
    const stories = [...document.querySelectorAll('#stories [role=img]')].map(stars => stars.getAttribute('aria-label'))
    const services = document.querySelectorAll('main section:nth-of-type(2) h3')
    assert.equal({ services: services.length, stories }, { services: 6, stories: Array(3).fill('Rated 5 out of 5') })
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
