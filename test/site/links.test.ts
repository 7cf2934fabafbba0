// The links of the site, compared with the page list.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { site } from '../../src/content/site'
import type { Site } from '../../src/content/types'
import { addressIn } from '../../src/edition'
import { linesOf } from '../../src/number'
import { addressOf } from '../../src/sections/Actions'
import { origin } from '../support/origin'
import { allPages, documentOf } from '../support/site'

const paths = pages.map(({ path }) => path)

/** Returns the paths of a page's links within the site. */
async function targetsOf(path: string): Promise<string[]> {
  const document = await documentOf(path)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter(link => link.origin === origin).map(({ pathname }) => pathname)
}

for (const { path } of allPages) {
  test(`${path} has no button that does nothing without JavaScript`, async () => {
    const document = await documentOf(path)
    // The buttons of the moments are hidden without scripts: test/browser/moments.test.ts.
    const idle = [...document.querySelectorAll('main button')].filter(
      button =>
        !button.closest('form, [data-moment]') &&
        !button.hasAttribute('popovertarget') &&
        !button.hasAttribute('hidden'),
    )
    assert.equal(
      idle.map(({ outerHTML }) => outerHTML),
      [],
    )
  })
}

test('every page can be reached by links from home', async () => {
  const reached = new Set(['/'])
  for (const path of reached) for (const link of await targetsOf(path)) if (paths.includes(link)) reached.add(link)
  assert.equal(
    paths.filter(path => !reached.has(path)),
    [],
  )
})

/** Returns the addresses to which the navigation of a site leads, in its order. */
const targetsIn = ({ base, navigation }: Site): string[] =>
  navigation.flatMap(item =>
    'items' in item ? item.items.map(({ href }) => addressIn(base, href)) : addressIn(base, item.href),
  )

test('the header links every page of the navigation on every page, twice: dropdowns and small menu', async () => {
  for (const { path, site } of allPages) {
    const wanted = targetsIn(site)
    const document = await documentOf(path)
    for (const nav of [site.labels.main, site.labels.menu]) {
      const links = [...document.querySelectorAll(`nav[aria-label="${nav}"] a`)].map(link => link.getAttribute('href'))
      assert.equal(links, wanted, `${path}, ${nav}`)
    }
  }
})

test('the current page is marked in the header, and its section in the dropdown that holds it', async () => {
  for (const { path, marker, site } of allPages) {
    const document = await documentOf(path)
    const main = document.querySelector(`nav[aria-label="${site.labels.main}"]`)
    const marked = [...(main?.querySelectorAll('[aria-current=page]') ?? [])].map(link => link.getAttribute('href'))
    const section = main?.querySelector('button[data-current]')?.textContent
    const targets = targetsIn(site)
    assert.equal(marked, targets.includes(path) ? [path] : [], path)
    const dropdown = site.navigation.find(item => 'items' in item && item.marker === marker)
    assert.is(section, dropdown?.name, path)
  }
})

test('the footer links to each address on a network, which gets no access to the page, and to no other', async () => {
  for (const { path, site } of allPages) {
    const document = await documentOf(path)
    const links = [...document.querySelectorAll('#root footer a[href^="http"]:not([href^="https://wa.me/"])')]
    assert.equal(
      links.map(link => link.getAttribute('href')),
      site.social.map(({ href }) => href),
      path,
    )
    assert.ok(
      links.every(link => link.matches('[rel~=noopener]')),
      path,
    )
  }
})

test('the footer links to the mailbox for general enquiries', async () => {
  for (const { path, site } of allPages) {
    const document = await documentOf(path)
    assert.is(document.querySelectorAll(`#root footer a[href="mailto:${site.mailboxes.info}"]`).length, 1, path)
  }
})

test('the contact page links to the three mailboxes, and to the numbers that there are', async () => {
  const document = await documentOf('/contact')
  // Without the words with which a chat begins.
  const links = Array.from(document.querySelectorAll('main ul:has(address) a'), link =>
    link.getAttribute('href')?.replace(/\?.*/, ''),
  )
  const wanted = [
    ...Object.values(site.mailboxes).map(mailbox => `mailto:${mailbox}`),
    ...linesOf(site).map(({ href }) => href),
  ]
  assert.equal(links.toSorted(), wanted.toSorted())
})

/** The addresses of all links of all pages, by the words of the links. */
const addresses = new Map<string, Set<string | null>>()
for (const { path } of allPages)
  for (const link of (await documentOf(path)).querySelectorAll('a:not(nav > a)')) {
    const known = addresses.get(link.textContent) ?? new Set()
    addresses.set(link.textContent, known.add(link.getAttribute('href')))
  }

for (const [id, action] of Object.entries(site.actions)) {
  const address = addressOf(action)
  test(`the button ${id} stands on a page and leads to a page or a section`, () => {
    assert.ok(paths.includes(new URL(address, origin).pathname))
    assert.ok(addresses.get(action.label)?.has(address), 'no page has this button')
  })
}

test.run()
