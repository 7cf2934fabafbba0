// The limits of a page's sizes, and what counts as its first section.
import { brotliCompressSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSizes, heroBytes, limits, type PageSize } from '../../src/generator/checks/budgets'
import { lineOf } from '../../src/generator/fault'

/** A text that is still some 27,000 bytes after brotli. */
const bulk = Array.from({ length: 6000 }, (_, i) => (i * 7919 * 104729).toString(36)).join(' ')

const cases: [html: string, late: boolean, reason: string][] = [
  [`<main><section></section>${bulk}</main>`, false, 'the section comes first'],
  [`<main><section>${bulk}</section></main>`, true, 'the section is too long'],
  [`${bulk}<main><section></section></main>`, true, 'too much comes before it'],
  [`<header><section>${bulk}</section></header><main>${bulk}</main>`, false, 'there is no section in the main part'],
]

for (const [html, late, reason] of cases) {
  test(`the first section is ${late ? 'late' : 'early'}: ${reason}`, () => {
    assert.is(heroBytes(html, brotliCompressSync(html)) > limits.hero.refuses, late)
  })
}

const small: PageSize = {
  path: '/small',
  content: 'content.ts',
  view: 'view.tsx',
  isText: false,
  hero: 0,
  HTML: 0,
  stylesheet: 0,
  JavaScript: 0,
  libraries: 0,
}

const verdicts: [size: Partial<PageSize>, refused: number, warnings: number, reason: string][] = [
  [{ hero: 10_640, HTML: 18_000, JavaScript: 84_000, libraries: 66_000 }, 0, 0, 'a fifth of each limit is free'],
  [{ hero: 10_641 }, 0, 1, 'less than a fifth is free for the first section'],
  [{ HTML: 18_001 }, 0, 1, 'the HTML is above its warning'],
  [{ HTML: 99_000, isText: true }, 0, 0, 'nothing limits the HTML of a text that must be complete'],
  [{ JavaScript: 84_001 }, 0, 1, 'less than a fifth is free for scripts'],
  [{ stylesheet: 9001 }, 0, 1, 'the stylesheet is above its warning'],
  [{ libraries: 66_001, JavaScript: 84_000 }, 0, 1, 'the libraries are above their warning'],
  [{ hero: 13_300, HTML: 24_000, JavaScript: 105_000 }, 0, 3, 'as much as is allowed'],
  [{ hero: 13_301 }, 1, 0, 'one byte too many in the first section'],
  [{ HTML: 24_001 }, 1, 0, 'one byte too many of HTML'],
  [{ stylesheet: 14_001 }, 1, 0, 'one byte too many of styles'],
  [{ JavaScript: 105_001 }, 1, 0, 'one byte too many of scripts'],
]

for (const [size, refused, warnings, reason] of verdicts) {
  test(`${refused} refused, ${warnings} warned of: ${reason}`, () => {
    const found = checkSizes([{ ...small, ...size }])
    const warned = found.filter(({ isWarning }) => isWarning)
    assert.equal([found.length - warned.length, warned.length], [refused, warnings])
  })
}

test('a refusal says which page, how much is over, about how much text that is, and the file', () => {
  assert.equal(checkSizes([{ ...small, HTML: 24_100 }]).map(lineOf), [
    '/small: the HTML is 24,100 bytes brotli, 100 over the limit of 24,000: about 300 characters of text (content.ts)',
  ])
})

test('libraries that are heavy are reported once for all pages', () => {
  const heavy = { ...small, libraries: 200_000 }
  assert.is(checkSizes([heavy, heavy]).length, 1)
})

test.run()
