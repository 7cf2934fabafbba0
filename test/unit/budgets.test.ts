// The size budgets of a page, and what its first bytes must contain: the first section, and the icons in it.
import { brotliCompressSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkBudgets, HTML_BUDGET, LIBRARY_BUDGET, type PageSize, SCRIPT_BUDGET } from '../../src/build/checks/budgets'
import { lateInHero } from '../../src/build/checks/hero'

/** A text that is still some 27,000 bytes after brotli. */
const bulk = Array.from({ length: 6000 }, (_, i) => (i * 7919 * 104729).toString(36)).join(' ')
const plane = '<symbol id="i-plane"><path d="M0 0"/></symbol>'
const use = '<svg><use href="#i-plane"></use></svg>'

const cases: [html: string, late: string | null, reason: string][] = [
  [`${plane}<main><section>${use}</section>${bulk}</main>`, null, 'section and icon come first'],
  [`<main><section>${bulk}</section></main>`, 'the end of the first section', 'the section is too long'],
  [`${bulk}<main><section></section></main>`, 'the end of the first section', 'too much comes before it'],
  [
    `<main><section>${use}</section>${bulk}</main>${plane}`,
    'the icon i-plane of the first section',
    'the icon comes at the end',
  ],
  [
    `<main><section><svg><use href="#i-plane" data-late="true"></use></svg></section>${bulk}</main>${plane}`,
    null,
    'nobody sees the icon before hydration',
  ],
  [`<main><section></section>${bulk}${use}</main>${plane}`, null, 'the icon stands below the first section'],
  [`<header><section>${bulk}</section></header><main>${bulk}</main>`, null, 'there is no section in the main part'],
]

for (const [html, late, reason] of cases) {
  test(`${late ?? 'nothing'} is late: ${reason}`, () => {
    assert.is(lateInHero(html, brotliCompressSync(html)), late)
  })
}

const full: PageSize = {
  path: '/full',
  content: 'content.ts',
  view: 'view.tsx',
  html: HTML_BUDGET,
  css: 0,
  scripts: SCRIPT_BUDGET,
  libraries: LIBRARY_BUDGET,
}

test('a page that fills its budgets is within them', () => {
  assert.equal(checkBudgets([full]), [])
})

const heavier: [size: Partial<PageSize>, what: string, where: string][] = [
  [{ html: HTML_BUDGET + 1 }, `HTML is ${HTML_BUDGET + 1} bytes`, 'content.ts'],
  [{ scripts: SCRIPT_BUDGET + 1 }, `JavaScript is ${SCRIPT_BUDGET + 1} bytes`, 'view.tsx'],
  [{ libraries: LIBRARY_BUDGET + 1 }, `JavaScript of libraries is ${LIBRARY_BUDGET + 1} bytes`, 'bundle.ts'],
]

for (const [size, says, file] of heavier) {
  test(`one byte more is a fault: ${says}`, () => {
    const faults = checkBudgets([{ ...full, ...size }])
    assert.equal(
      faults.map(({ what, where }) => [what.startsWith(says), where.endsWith(file)]),
      [[true, true]],
    )
  })
}

test('libraries that are too heavy are reported once for all pages', () => {
  const heavy = { ...full, libraries: LIBRARY_BUDGET + 1 }
  assert.is(checkBudgets([heavy, heavy]).length, 1)
})

test.run()
