// Every page, the menus, the form and the moments (the interactive pictures) in WebKit, the engine of Safari.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { fields } from '../../src/contact/fields'
import { ensureBuilt } from '../../src/tools/built-site'
import { MOMENTS } from '../browser/moments/all'
import { messagesIn } from '../support/form'
import { sentences } from '../support/sentences'
import { allPages, documentOf, openServer } from '../support/site'
import { visitor } from '../support/visitor'
import { openWebKit } from './webdriver'

await ensureBuilt()
const server = await openServer()
const page = await openWebKit()
test.after(async () => {
  await page.close()
  await server.close()
})
console.log(`WebKit ${page.version}, ${allPages.length} pages, ${MOMENTS.length} moments`)

const WIDE = 1280
/** A width at which the header has the small menu; the window of the engine's browser cannot be narrower. */
const NARROW = 450

async function until(expression: string) {
  for (let i = 0; i < 100; i += 1) {
    if (await page.evaluate<unknown, []>(expression)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`It never came true: ${expression}`)
}

async function visit(path: string, width = WIDE) {
  await page.resize(width)
  await page.goto('about:blank')
  await page.goto(server.url + path)
  await until("document.querySelector('footer form')?.noValidate")
}

/** Runs in the page. Returns whether the focus is on a control of a moment. */
const isInside = (group: string) =>
  Boolean(document.activeElement?.matches(`${group} :is(input, select, button, textarea, summary)`))

async function tabInto(group: string) {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isInside, group)) return
  }
  throw new Error(`Tab does not reach ${group}`)
}

/** Runs in the page. Returns the words over which a drawing beside them lies; its legend may stand within it. */
const coveredWords = () =>
  [...document.querySelectorAll('main :is(li, div) > svg')].flatMap(drawing => {
    if (getComputedStyle(drawing).position !== 'static') return []
    const over = drawing.getBoundingClientRect()
    return [
      ...(drawing.parentElement?.querySelectorAll(':scope > :is(h3, p:not([aria-hidden]), small)') ?? []),
    ].flatMap(words => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const [width, height] = [
        Math.min(right, over.right) - Math.max(left, over.left),
        Math.min(bottom, over.bottom) - Math.max(top, over.top),
      ]
      return width > 4 && height > 4 ? [words.textContent] : []
    })
  })

for (const { path } of allPages) {
  test(`${path} hydrates to the text that was prerendered, does not scroll sideways, and draws nothing over words`, async () => {
    const raw = (await documentOf(path)).getElementById('root')?.textContent
    for (const width of [WIDE, NARROW]) {
      await visit(path, width)
      assert.is(await page.evaluate("document.getElementById('root').textContent"), raw)
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${width} px`)
      assert.equal(await page.evaluate(coveredWords), [], `${width} px`)
    }
  })
}

/** Runs in the page. Returns the visible words of drawings, with their start, to the nearest of its pixels. */
const drawnWords = () =>
  [...document.querySelectorAll('svg text')]
    .filter(text => text.checkVisibility())
    .map(text => `${text.textContent}${Math.round(text.getBoundingClientRect().left)}`)

for (const { path } of allPages.filter(({ site }) => site.dir === 'rtl')) {
  test(`${path} turns the words of its mirrored drawings back where they stand`, async () => {
    await visit(path)
    const seen = await page.evaluate(drawnWords)
    // Leaves them mirrored, as the drawings are: each then takes the same place.
    await page.evaluate(() => {
      const style = new CSSStyleSheet()
      style.replaceSync('svg * { scale: none !important }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    })
    assert.equal(seen, await page.evaluate(drawnWords))
  })
}

test('a link shows the page without loading a document, and its heading has the focus', async () => {
  await visit('/')
  await page.evaluate(() => {
    Object.assign(window, { marked: true })
  })
  await page.click('header nav a[href="/about"]')
  await until(`document.title === ${JSON.stringify((await documentOf('/about')).title)}`)
  assert.equal(await page.evaluate("['marked' in window, document.activeElement.tagName]"), [true, 'H1'])
  await page.evaluate(() => history.back())
  await until(`document.title === ${JSON.stringify((await documentOf('/')).title)}`)
})

const LINK = 'document.querySelector(\'header nav a[href="/services/training"]\')'
const isSeen = `${LINK}.checkVisibility({ visibilityProperty: true, opacityProperty: true })`

test('a dropdown opens under the mouse and by Enter, and closes by Escape', async () => {
  await visit('/')
  await page.hover('header nav button')
  await until(isSeen)
  // Moves the mouse off the panel, which covers half of the screen.
  await page.hover('header a')
  await until(`!${isSeen}`)
  await page.evaluate(() => document.querySelector<HTMLElement>('header nav button')?.focus())
  await page.keyboard.press('Enter')
  await until(isSeen)
  await page.keyboard.press('Escape')
  await until(`!${isSeen}`)
})

test('the icons of a dropdown, which come when it opens, stand before its words', async () => {
  await visit('/')
  await page.hover('header nav button')
  await until(isSeen)
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('header nav [data-open=true] li a')].map(link => {
      const words = document.createRange()
      words.selectNodeContents(link)
      words.setStartAfter(link.firstElementChild ?? link)
      const icon = link.querySelector('svg')?.getBoundingClientRect()
      return Boolean(icon?.width && icon.right < words.getBoundingClientRect().left)
    }),
  )
  assert.ok(places.length > 0 && places.every(Boolean), JSON.stringify(places))
})

test('Tab through the header does not scroll the page', async () => {
  await visit('/solutions/b2b')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus())
  const start = await page.evaluate('scrollY')
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab')
    assert.is(await page.evaluate('scrollY'), start, `stop ${i}`)
  }
})

test('the small menu opens, keeps what is behind it out of reach, and leads to a page', async () => {
  await visit('/', NARROW)
  await page.click('header [popovertarget]')
  await until("document.querySelector('#menu:popover-open') && document.querySelector('main').inert")
  await page.click('#menu a[href="/about"]')
  await until("location.pathname === '/about' && !document.querySelector('#menu:popover-open')")
  assert.not(await page.evaluate("document.querySelector('main').inert"))
})

test('the form says what is wrong where it is, and then sends the message', async () => {
  await visit('/contact')
  await page.click('main form [type=submit]')
  await until(`document.querySelector('main form [role=alert]').textContent === ${JSON.stringify(sentences.fullName)}`)
  assert.is(await page.evaluate('document.activeElement.name'), 'fullName')
  for (const { name } of fields) {
    await page.type(visitor[name].replace('\n', ' '))
    await page.keyboard.press('Tab')
  }
  // Moves past the link to the privacy policy.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await until(`document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`)
  const message = compose({ ...visitor, message: visitor.message.replace('\n', ' ') })
  assert.equal(await messagesIn(server.outbox), [message])
})

for (const { path, name, after, keys } of MOMENTS) {
  test(`${name} works with keys alone`, async () => {
    const group = `[data-moment="${name}"]`
    await visit(path)
    await tabInto(group)
    await keys(page)
    const outputs = await page.evaluate(
      group => Array.from(document.querySelectorAll(`${group} output`), ({ textContent }) => textContent),
      group,
    )
    outputs.forEach((text, i) => {
      const expected = after[i]
      if (expected instanceof RegExp) assert.match(text ?? '', expected)
      else assert.is(text, expected)
    })
    assert.is(outputs.length, after.length)
  })
}

test.run()
