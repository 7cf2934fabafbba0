// The company's telephone lines as links.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { linesOf } from '../../src/number'

const { labels } = site

const cases: [phone: string | null, whatsapp: string | null, hrefs: string[], reason: string][] = [
  [null, null, [], 'none is given'],
  ['+971 (4) 000-0000', null, ['tel:+97140000000'], 'only digits and the plus are dialled'],
  ['800 7234', null, ['tel:8007234'], 'a number that works in one country has no plus'],
  [null, '+971 50 000 0000', ['https://wa.me/971500000000'], 'a chat has the digits alone'],
  [null, '00971 50 000 0000', ['https://wa.me/971500000000'], 'a chat has no zeros for a call abroad'],
  ['+9714', '+9714', ['tel:+9714', 'https://wa.me/9714'], 'one number has two lines'],
]

for (const [phone, whatsapp, hrefs, reason] of cases) {
  test(`the numbers ${phone} and ${whatsapp} give ${hrefs.length} links: ${reason}`, () => {
    const lines = linesOf({ phone, whatsapp, labels })
    assert.equal(
      lines.map(({ href }) => href),
      hrefs,
    )
    assert.is(new Set(lines.map(({ label }) => label)).size, hrefs.length)
  })
}

test.run()
