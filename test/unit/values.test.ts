// The sums in the examples for the values of the home page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/home'
import { valueRows } from '../../src/mockups/home/values'

const rows = valueRows(content.picture)
const sumsIn = (text: string) =>
  [...text.matchAll(/[\d,]+\.\d\d/g)].map(([sum]) => Math.round(Number(sum.replace(',', '')) * 100))

test('a refund is the net fare less the penalty', () => {
  const [[net = 0], [penalty = 0], [refund = 0]] = [
    sumsIn(rows.team[0]?.name ?? ''),
    sumsIn(rows.team[0]?.value ?? ''),
    sumsIn(rows.team[1]?.value ?? ''),
  ]
  assert.ok(net > penalty && penalty > 0)
  assert.is(refund, net - penalty)
})

test('each value has two rows, with names that differ', () => {
  for (const [id, pair] of Object.entries(rows)) {
    assert.is(pair.length, 2, id)
    assert.is.not(pair[0]?.name, pair[1]?.name)
  }
})

test.run()
