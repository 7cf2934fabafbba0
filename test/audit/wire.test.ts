// `npm run test:audit`: our calls are the same as those of the providers' own clients, and the audit notices a difference.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { envelope } from '../support/envelope'
import { bothCalls, differences, partsOf, wire } from './wire'

test('no field of a call differs from that of the provider’s own client', async () => {
  const { rows, faults } = await wire({ url: '', root: '' })
  assert.is(rows.length, 6)
  assert.equal(faults, [])
})

for (const name of ['Mailgun', 'Resend']) {
  test(`${name}: a field, a header, a path and a key that differ are found`, async () => {
    const { ours, theirs } = await bothCalls(name, envelope())
    const parts = await partsOf(theirs)
    assert.ok(parts.size >= 9)
    for (const part of parts.keys()) {
      const without = new Map([...(await partsOf(ours))].filter(([key]) => key !== part))
      assert.equal(
        differences(without, parts).map(line => line.split(':')[0]),
        [part.split(':')[0]],
      )
    }
    assert.ok(parts.has('header authorization') && parts.has('field subject'))
  })
}

test.run()
