// The model of the moment (the interactive picture) of the consultancy page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/consultancy'
import { figuresOf, type OperatingPlan } from '../../src/mockups/consultancy/operating-model'

const { plans } = content.picture.model

for (const [view, figures, reason] of [
  ['today', { links: 10, sheets: 2, unsold: [3], wasted: 600000 }, 'bed bank B ends in a spreadsheet'],
  ['target', { links: 7, sheets: 0, unsold: [], wasted: 0 }, 'bed bank B is given up'],
] as const) {
  test(`${view}: ${reason}`, () => assert.equal(figuresOf(plans[view]), figures))
}

test('what is drawn as missing or given up has no connection, and all else has one', () => {
  for (const { suppliers, channels, into, out } of Object.values(plans)) {
    const there = (nodes: readonly { state: string }[]) =>
      nodes.flatMap(({ state }, place) => (state === 'there' || state === 'new' ? [place] : []))
    assert.equal([...new Set(into.map(([from]) => from))].sort(), there(suppliers))
    assert.equal([...new Set(out.map(([, to]) => to))].sort(), there(channels))
  }
})

const links = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(3)), { selector: String })
const random: fc.Arbitrary<OperatingPlan> = fc.record({
  suppliers: fc.array(fc.record({ fee: fc.nat(99_999_999) }), { minLength: 4, maxLength: 4 }),
  systems: fc.array(fc.record({ name: fc.constant(''), sheet: fc.boolean() }), { minLength: 4, maxLength: 4 }),
  into: links,
  out: links,
  joined: fc.boolean(),
})

test('a supplier is unsold exactly when no way leads from it to a channel, and the waste is what those cost', () => {
  fc.assert(
    fc.property(random, plan => {
      const { unsold, wasted } = figuresOf(plan)
      for (const supplier of plan.suppliers.keys()) {
        const ways = plan.into.filter(([from]) => from === supplier)
        const sold = ways.some(([, system]) => plan.out.some(([from]) => plan.joined || from === system))
        assert.is(unsold.includes(supplier), ways.length > 0 && !sold)
      }
      assert.is(
        wasted,
        unsold.reduce((sum, place) => sum + (plan.suppliers[place]?.fee ?? 0), 0),
      )
    }),
    { numRuns: 2_000 },
  )
})

test('joining the systems never leaves more unsold, nor does one more link to a channel', () => {
  fc.assert(
    fc.property(random, fc.tuple(fc.nat(3), fc.nat(3)), (plan, link) => {
      const { wasted } = figuresOf(plan)
      assert.ok(figuresOf({ ...plan, joined: true }).wasted <= wasted)
      assert.ok(figuresOf({ ...plan, out: [...plan.out, link] }).wasted <= wasted)
    }),
    { numRuns: 2_000 },
  )
})

test.run()
