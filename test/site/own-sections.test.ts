// No two of the pages that sell look like one template: each has a section whose design no other page has.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages, documentOf } from '../support/site'

const SELLING = /^\/(services|solutions)\/./

/** Returns all classes of an element and its descendants. */
const classesOf = (element: Element): string[] => [
  ...new Set([element, ...element.querySelectorAll('*')].flatMap(({ classList }) => [...classList])),
]

/** Returns the layout of a section as class names: those of all elements below its heading and, in a row, of its list. */
const layoutOf = (section: Element): string =>
  [...section.querySelectorAll(':scope > div > :not(:has(> h2)), :scope > div > [role=group] > *')]
    .map(({ className }) => className)
    .join(' ')

const pages = await Promise.all(
  allPages.map(async ({ path }) => {
    const document = await documentOf(path)
    return { path, classes: classesOf(document.body), sections: [...document.querySelectorAll('main section')] }
  }),
)
const selling = pages.filter(({ path }) => SELLING.test(path))

test('there are eleven pages that sell', () => assert.is(selling.length, 11))

for (const { path, sections } of selling) {
  test(`${path} has a section between its hero and its closing whose classes occur on no other page`, () => {
    const elsewhere = new Set(pages.filter(page => page.path !== path).flatMap(({ classes }) => classes))
    const own = sections.slice(1, -1).filter(section => classesOf(section).some(name => !elsewhere.has(name)))
    assert.ok(own.length > 0)
  })
}

const layouts = (all: typeof pages) => new Set(all.flatMap(({ sections }) => sections.slice(1).map(layoutOf))).size
console.log(`Sections after the heroes: ${layouts(pages)} layouts, ${layouts(selling)} of them on the pages that sell`)

test('the pages that sell have more layouts of sections than there are such pages', () => {
  assert.ok(layouts(selling) > selling.length)
})

const practices = selling.filter(({ path }) => path.startsWith('/services/'))

test('no two service pages list their services, or their categories, in one form', () => {
  for (const id of ['services', 'categories']) {
    const forms = practices.flatMap(({ sections }) => sections.filter(section => section.id === id).map(layoutOf))
    // Consultancy has no section of categories: they are part of the steps of its process.
    assert.is(forms.length, id === 'categories' ? practices.length - 1 : practices.length)
    assert.is(new Set(forms).size, forms.length, `${id}: ${forms.join(', ')}`)
    assert.not(forms.includes(''), `${id}: ${forms.join(', ')}`)
  }
})

test.run()
