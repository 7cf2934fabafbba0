// The pages in other languages: what is said in which language, and how the languages lead to one another.
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { notFounds, pages } from '../../pages'
import { certifications, settled, shown, suppliers } from '../../src/content/ar/facts'
import type { Site } from '../../src/content/types'
import { addressIn, type Base, NOT_FOUND } from '../../src/edition'
import { latinWordsIn } from '../support/latin'
import { origin } from '../support/origin'
import { documentOf, htmlOf } from '../support/site'

const all = [...pages, ...notFounds]

/** Whether a language has a page; it may lack some. */
const isThere = (base: Base, route: string) => all.some(({ path }) => path === addressIn(base, route))

/** Attributes that are read out or shown. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']

/** Returns the texts of an element that are shown or read out, without those in another language, and without code. */
function textsOf(root: Element): string[] {
  const texts: string[] = []
  const walk = (node: Element) => {
    if (node.matches('script, style, template, pre, code, samp, [lang]:not(html)')) return
    for (const name of SPOKEN) texts.push(node.getAttribute(name) ?? '')
    for (const child of node.childNodes) {
      if (child.nodeType === 3) texts.push(child.textContent ?? '')
      else if (child.nodeType === 1) walk(child as Element)
    }
  }
  walk(root)
  return texts
}

/** Where content names other companies, which may write themselves in Latin letters. */
const COMPANY = /(\.company|\.client|partners\.items\.\d+\.name)$/

/** Returns the names of other companies in content. */
function companiesIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return COMPANY.test(path) ? [value] : []
  return Object.entries(value ?? {}).flatMap(([key, inner]) => companiesIn(inner, `${path}.${key}`))
}

const arabicSite = all.find(({ site }) => site.dir === 'rtl')?.site

/** Returns the lines of all addresses, in which streets may stand as they are written on the spot. */
function addressLinesOf({ address, offices }: Site): string[] {
  return [...address, ...offices.flatMap(({ name, lines }) => [name, ...lines])]
}

/** The names in what the owner says of the product and the company, on whichever page. */
const given = [
  ...[...suppliers, ...certifications, ...settled.integrations].map(({ name }) => name),
  ...certifications.map(({ link }) => link?.name ?? ''),
  ...settled.gateways,
  ...(arabicSite ? [...addressLinesOf(arabicSite), ...arabicSite.social.map(({ name }) => name)] : []),
  ...[arabicSite?.phone ?? '', arabicSite?.whatsapp ?? ''],
]

/** What the owner says of the product in words. */
const facts = [
  ...[...suppliers, ...settled.integrations].map(({ kind }) => kind),
  ...certifications.flatMap(({ scope, until }) => [scope, until]),
  ...[settled.languages, settled.currencies, settled.support].flat(),
  ...[settled.cards, settled.hosting, settled.data, shown.film?.caption].map(text => text ?? ''),
  ...shown.screens.flatMap(({ alt, caption }) => [alt, caption]),
]

test('each fact that is given in words is put into Arabic in src/content/ar/facts.ts', () => {
  const names = given.flatMap(latinWordsIn)
  const isEnglish = (text: string) => latinWordsIn(text).some(word => !names.includes(word))
  assert.equal([...new Set(facts.filter(isEnglish))], [], 'put these into Arabic in src/content/ar/facts.ts')
})

for (const { path, load } of all.filter(({ site }) => site.dir === 'rtl')) {
  test(`${path} has no Latin word that is neither a term nor in a name`, async () => {
    const { body, head } = await documentOf(path)
    const said = [...textsOf(body), head.querySelector('title')?.textContent ?? '']
    // Facts have a test of their own, which says where they are put into Arabic.
    const names = [...companiesIn((await load()).words), ...given, ...facts].flatMap(latinWordsIn)
    assert.equal(
      [...new Set(said.flatMap(latinWordsIn))].filter(word => !names.includes(word)),
      [],
      'Write these in Arabic letters; a name or a term that has none goes into test/support/latin.ts',
    )
  })

  test(`${path} has no Latin comma, semicolon or question mark after an Arabic word`, async () => {
    const wrong = textsOf((await documentOf(path)).body).filter(text => /\p{Script=Arabic}[,;?]/u.test(text))
    assert.equal(wrong, [])
  })

  test(`${path} turns the words of its mirrored drawings back, which WebKit can do with a group alone`, async () => {
    const { body } = await documentOf(path)
    const texts = [...body.querySelectorAll('svg text')]
    const mirrored = texts.filter(text => !text.closest('g[data-part=words], [data-upright], [dir=ltr]'))
    assert.equal(
      mirrored.map(({ outerHTML }) => outerHTML),
      [],
    )
  })

  test(`${path} stretches no letters`, async () => {
    assert.not.match((await documentOf(path)).body.textContent ?? '', /\u0640/)
  })
}

for (const { path, site } of all) {
  test(`${path} says in which language its texts are: in Arabic letters only what is Arabic`, async () => {
    const document = await documentOf(path)
    assert.equal([document.documentElement.lang, document.documentElement.dir], [site.lang, site.dir])
    const foreign = [...document.body.querySelectorAll('*')].filter(element => {
      const own = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && /\p{Script=Arabic}/u.test(textContent ?? ''),
      )
      return own && !element.closest('script') && !element.closest('[lang]')?.getAttribute('lang')?.startsWith('ar')
    })
    assert.equal(
      foreign.map(({ outerHTML }) => outerHTML),
      [],
    )
  })

  test(`${path} leads to the same page in each other language, in the words of that language`, async () => {
    const document = await documentOf(path)
    const { route } = all.find(page => page.path === path) ?? { route: '' }
    for (const { lang, dir, language, base } of site.others) {
      const links = [...document.querySelectorAll(`a[hreflang="${lang}"]`)]
      if (!isThere(base, route)) {
        assert.is(links.length, 0, 'the page is not there')
        continue
      }
      assert.is(links.length, 3, 'in header, menu and footer')
      for (const link of links)
        assert.equal(
          [link.getAttribute('href'), link.getAttribute('lang'), link.getAttribute('dir'), link.textContent],
          [addressIn(base, route === NOT_FOUND ? '/' : route), lang, dir, language],
        )
    }
  })
}

for (const { path, route, site } of pages) {
  test(`${path} tells search engines its addresses in all languages`, async () => {
    const links = [...(await documentOf(path)).querySelectorAll('link[rel=alternate][hreflang]')]
    const told = Object.fromEntries(links.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    const tongues = [site, ...site.others.filter(({ base }) => isThere(base, route))]
    const addresses = tongues.map(({ lang, base }) => [lang, origin + addressIn(base, route)] as const)
    // A page in one language has no other address to tell.
    const expected = tongues.length > 1 ? [...addresses, ['x-default', origin + route] as const] : []
    assert.equal(told, Object.fromEntries(expected))
    const text = await readFile('dist/sitemap.xml', 'utf8')
    const entry = text.split('<url>').find(part => part.startsWith(`<loc>${origin}${path}</loc>`))
    assert.ok(entry)
    assert.is(entry.match(/<xhtml:link/g)?.length ?? 0, links.length)
  })
}

test('English pages load no font of the Arabic edition, and Arabic ones preload it', async () => {
  for (const { path, site } of all) {
    const html = await htmlOf(path)
    assert.is(html.includes('readex-arabic-text'), site.dir === 'rtl', path)
  }
})

test('each language has a manifest, and the file for language models names its pages', async () => {
  for (const { site } of notFounds) {
    const manifest = JSON.parse(await readFile(`dist${site.base}/manifest.webmanifest`, 'utf8'))
    assert.equal(
      [manifest.lang, manifest.dir, manifest.start_url, manifest.short_name],
      [site.lang, site.dir, addressIn(site.base, '/'), site.brand],
    )
  }
  const text = await readFile('dist/llms.txt', 'utf8')
  assert.equal(
    pages.filter(({ path }) => !text.includes(`(${origin}${path})`)).map(({ path }) => path),
    [],
  )
})

const planted: [text: string, found: string[], reason: string][] = [
  ['نص عن GDS وNDC وUSD 5', [], 'terms and codes'],
  ['نص فيه hello', ['hello'], 'an English word'],
  ['نص فيه OpenAPI', [], 'the name of a product'],
  ['Book a demo', ['Book', 'demo'], 'an untranslated button'],
  ['Start Corporate Platform', ['Start', 'Corporate', 'Platform'], 'an untranslated button in capitals'],
  ['اكتبوا إلى a@b.example', [], 'an address'],
  ['من CAI إلى DXB على NJ 402', [], 'airports and flights'],
]

for (const [text, found, reason] of planted)
  test(`of Latin words is found or let through: ${reason}`, () => assert.equal(latinWordsIn(text), found))

test.run()
