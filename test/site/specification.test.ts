// The requirements of the specification that are not in the table of requirements, because they depend on the content.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { content as contact } from '../../src/content/contact'
import type { Questions, Statistic } from '../../src/content/types'
import { addressIn } from '../../src/edition'
import type { Words } from '../../src/page'
import { documentOf } from '../support/site'

const textsOf = async (path: string, selector: string) =>
  Array.from((await documentOf(path)).querySelectorAll(selector), ({ textContent }) => String(textContent))

/** Returns the headline figures at any depth of a page's words. */
function figuresIn(words: object): Omit<Statistic, 'counted'>[] {
  if ('id' in words && 'value' in words && 'label' in words && 'description' in words) {
    const { id, value, label, description } = words
    return [{ id: String(id), value: String(value), label: String(label), description: String(description) }]
  }
  return Object.values(words).flatMap(inner => (typeof inner === 'object' && inner ? figuresIn(inner) : []))
}

for (const { path, load } of pages) {
  const { picture, ...words } = (await load()).words as Words & { picture?: unknown }
  const figures = figuresIn(words)
  if (figures.length === 0) continue
  test(`${path} shows its ${figures.length} headline figures, each with what it counts`, async () => {
    const shown = await textsOf(path, 'main li:has(strong)')
    // A picture may be between a figure and its description, and before a figure the client to whom it belongs.
    const isShown = ({ value, label, description }: (typeof figures)[number]) =>
      shown.some(text => text.includes(`${value} ${label}`) && text.includes(description))
    assert.equal(
      figures.filter(figure => !isShown(figure)),
      [],
      shown.join(', '),
    )
    assert.equal(
      figures.filter(({ description }) => !description.trim()),
      [],
    )
  })
}

test('each headline figure leads to its row in the register, which says the same of it', async () => {
  for (const { path, site, load } of pages) {
    const address = addressIn(site.base, '/figures')
    const register = await documentOf(address)
    const { picture, ...words } = (await load()).words as Words & { picture?: unknown }
    const document = await documentOf(path)
    for (const { id, value, label, description } of figuresIn(words)) {
      const links = document.querySelectorAll(`main a[href="${address}#${id}"]`)
      assert.ok(
        [...links].some(link => link.closest('li')?.textContent?.includes(`${value} ${label}`)),
        `${path} does not link ${id}`,
      )
      const row = register.getElementById(id)
      assert.is(row?.querySelector('th')?.textContent, `${value} ${label}`, id)
      assert.ok(row?.querySelector('td')?.textContent?.endsWith(description), id)
      assert.ok(row?.querySelector(`a[href="${path}"]`), `${id} does not name ${path}`)
    }
  }
})

test('no figure of a band is longer than ten characters, so that all of a band are of one size', async () => {
  const long: string[] = []
  for (const { path, site, route, load } of pages) {
    // The figure of a case stands in a line of its own.
    const { picture, cases, ...words } = (await load()).words as Words & { picture?: unknown; cases?: unknown }
    const file = `src/content${site.base}${route === '/' ? '/home' : route}.ts`
    for (const { id, value } of figuresIn(words))
      if (value.length > 10)
        long.push(
          `${path}: ${value} has ${value.length} characters: write it shorter, as $1.4M (${id} in ${file} or company.ts)`,
        )
  }
  assert.equal(long, [])
})

for (const { path, load } of pages) {
  const { questions } = (await load()).words as Words & { questions?: Questions }
  if (!questions) continue
  test(`${path} has each question, to open its answer or to be asked`, async () => {
    const open = questions.items.filter(({ answer }) => answer === null)
    const answered = questions.items.filter(item => !open.includes(item))
    assert.equal(
      await textsOf(path, 'main details'),
      answered.map(({ question, answer }) => `${question}${answer}`),
    )
    assert.equal(
      await textsOf(path, 'main li:has(> span:only-child)'),
      open.map(({ question }) => question),
    )
  })
}

test('the contact page says in order what happens next', async () => {
  assert.equal(
    await textsOf('/contact', 'main section:not(:has(form)) ol > li'),
    contact.next.steps.map(({ title, text }) => title + text),
  )
})

test('the contact form has its specified fields in order, of their types, with a message of six rows', async () => {
  const specified = [
    ['fullName', 'text', true],
    ['email', 'email', true],
    ['company', 'text', false],
    ['mobilePhone', 'tel', true],
    ['message', '6', true],
  ]
  const fields = [
    ...(await documentOf('/contact')).querySelectorAll(
      'main form :is(input, textarea):is(:not([type=hidden], [aria-hidden] *))[name]',
    ),
  ].map(field => [
    field.getAttribute('name'),
    field.getAttribute('type') ?? field.getAttribute('rows'),
    field.hasAttribute('required'),
  ])
  assert.equal(
    fields.filter(([name]) => specified.some(([known]) => known === name)),
    specified,
  )
})

test.run()
