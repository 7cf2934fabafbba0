// What must come with the first bytes of a page: its first section, and the icons that stand in it.
import { brotliCompressSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lateInHero } from '../../src/build/checks/budgets'

/** Some 20,000 bytes that brotli cannot make much smaller. */
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

test.run()
