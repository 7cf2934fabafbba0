// Links, as functions of the page list.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { actions } from '../../src/content/actions'
import { site } from '../../src/content/site'
import { addressOf } from '../../src/sections/Actions'
import { allPages, documentOf } from '../support/site'

const paths = pages.map(({ path }) => path)

/** The internal links of a page, each as its path and fragment. */
async function linksOf(path: string): Promise<{ path: string; fragment: string }[]> {
  const document = await documentOf(path)
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ protocol, host }) => protocol === 'https:' && host === 'qafila.example')
    .map(({ pathname, hash }) => ({ path: pathname, fragment: hash.slice(1) }))
}

for (const { path } of allPages) {
  test(`${path} has no link to a page or a fragment that is not there`, async () => {
    const links = await linksOf(path)
    const dead = await Promise.all(
      links.map(async link => {
        const known = paths.includes(link.path) || link.path === path
        const found = known && (!link.fragment || (await documentOf(link.path)).getElementById(link.fragment))
        return found ? [] : [link]
      }),
    )
    assert.equal(dead.flat(), [])
  })

  test(`${path} has no button that does nothing without JavaScript`, async () => {
    const document = await documentOf(path)
    const idle = [...document.querySelectorAll('main button')].filter(
      button => !button.closest('form') && !button.hasAttribute('popovertarget') && !button.hasAttribute('hidden'),
    )
    assert.equal(
      idle.map(({ outerHTML }) => outerHTML),
      [],
    )
  })
}

test('every page can be reached by links from home', async () => {
  const reached = new Set(['/'])
  for (const path of reached)
    for (const link of await linksOf(path)) if (paths.includes(link.path)) reached.add(link.path)
  assert.equal(
    paths.filter(path => !reached.has(path)),
    [],
  )
})

test('the header links every page of the navigation on every page, twice: dropdowns and small menu', async () => {
  const wanted = site.navigation.flatMap(item => ('items' in item ? item.items.map(({ href }) => href) : [item.href]))
  for (const { path } of allPages) {
    const document = await documentOf(path)
    for (const nav of [site.labels.main, site.labels.menu]) {
      const links = [...document.querySelectorAll(`nav[aria-label="${nav}"] a`)].map(link => link.getAttribute('href'))
      assert.equal(links, wanted, `${path}, ${nav}`)
    }
  }
})

test('the current page is marked in the header, and its section in the dropdown that holds it', async () => {
  for (const { path, marker } of allPages) {
    const document = await documentOf(path)
    const main = document.querySelector(`nav[aria-label="${site.labels.main}"]`)
    const marked = [...(main?.querySelectorAll('[aria-current=page]') ?? [])].map(link => link.getAttribute('href'))
    const section = main?.querySelector('button[data-current]')?.textContent
    const item = site.navigation.find(item => item.marker === marker)
    assert.equal(marked, item ? [path] : [], path)
    assert.is(section, item && 'items' in item ? item.name : undefined, path)
  }
})

for (const label of Object.keys(actions) as (keyof typeof actions)[]) {
  test(`the button ${label} leads to a page or a section`, async () => {
    const address = new URL(addressOf(label), 'https://qafila.example/')
    const users = await Promise.all(
      allPages.map(async ({ path }) => {
        const document = await documentOf(path)
        return [...document.querySelectorAll('a:not(nav > a)')]
          .filter(link => link.textContent === label)
          .map(link => link.getAttribute('href'))
      }),
    )
    assert.ok(paths.includes(address.pathname))
    assert.ok(users.flat().length > 0, 'no page has this button')
    assert.equal([...new Set(users.flat())], [addressOf(label)])
  })
}

test.run()
