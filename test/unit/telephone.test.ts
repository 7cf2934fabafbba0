// The company's telephone lines as links.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { isolated } from '../../src/isolate'
import { hrefOf, linesOf } from '../../src/number'

const { labels } = site

const cases: [phone: string | null, whatsapp: string | null, hrefs: string[], reason: string][] = [
  [null, null, [], 'none is given'],
  ['+971 (4) 000-0000', null, ['tel:+97140000000'], 'only digits and the plus are dialled'],
  ['+971 (0)4 372 8800', null, ['tel:+97143728800'], 'a zero in brackets is for calls within the country'],
  ['+971 4 000-0000 ext. 204', null, ['tel:+97140000000;ext=204'], 'an extension is dialled after the call is taken'],
  ['+971 4 000 0000 x7', null, ['tel:+97140000000;ext=7'], 'however it is written'],
  ['800 7234', null, ['tel:8007234'], 'a number that works in one country has no plus'],
  [null, '+971 50 000 0000', ['https://wa.me/971500000000'], 'a chat has the digits alone'],
  [null, '00971 50 000 0000', ['https://wa.me/971500000000'], 'a chat has no zeros for a call abroad'],
  [
    null,
    '050 000 0000',
    ['https://wa.me/0500000000'],
    'a number without country code stays one, so that the build finds it',
  ],
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

test('a number that is set apart in Arabic words is called as any other', () => {
  const lines = linesOf(isolated({ phone: '+971 4 000 0000', whatsapp: '+971 50 000 0000', labels }))
  assert.equal(
    lines.map(({ href }) => href),
    ['tel:+97140000000', 'https://wa.me/971500000000'],
  )
})

test('a chat begins with what the page is about, whatever its letters; a call does not', () => {
  const lines = linesOf({ phone: '+9714', whatsapp: '+9714', labels })
  const subject = 'Fares & $& “rules”'
  const [call, chat] = lines.map(line => new URL(hrefOf(line, subject)))
  assert.is(call?.href, 'tel:+9714')
  assert.equal([...(chat?.searchParams ?? [])], [['text', labels.chat.replace('{page}', () => subject)]])
})

test.run()
