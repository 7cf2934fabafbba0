// The parts of the price of one booking.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/performance-marketing'
import { figuresOf } from '../../src/mockups/performance-marketing/ceiling'
import { partsOf } from '../../src/mockups/performance-marketing/sale'

test('the example leaves what the first channel of the campaigns leaves', () => {
  const { campaigns, sale } = content.picture
  const [search] = figuresOf(campaigns.channels, 0).channels
  assert.ok(search)
  assert.equal(partsOf({ ...sale, margin: search.margin, ad: search.cost }), {
    net: 53400,
    fee: 960,
    refunds: 440,
    ad: 4000,
    left: 5200,
  })
})

test('the parts add up to the price', () => {
  const sum = fc.nat(9_999_999)
  fc.assert(
    fc.property(fc.record({ price: sum, fee: sum, refunds: sum, margin: sum, ad: sum }), sale => {
      const { net, fee, refunds, ad, left } = partsOf(sale)
      assert.is(net + fee + refunds + ad + left, sale.price)
    }),
    { numRuns: 2_000 },
  )
})

test.run()
