// The model of the moment (the interactive picture) of the design page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type RedrawState, sums } from '../../src/mockups/ui-ux-design/redraw'

for (const [state, steps, late, reason] of [
  [{ view: 'before', bag: true }, [110400, 110400, 117000], 6600, 'the bag is told on the last step'],
  [{ view: 'after', bag: true }, [117000, 117000, 117000], 0, 'the bag is told beside the fare'],
  [{ view: 'before', bag: false }, [110400, 110400, 110400], 0, 'without a bag nothing is hidden'],
] as const) {
  test(`${JSON.stringify(state)} shows ${steps}: ${reason}`, () =>
    assert.equal(sums(110400, 6600, state), { steps, late }))
}

const money = fc.integer({ min: 0, max: 99_999_999 })
const states: fc.Arbitrary<RedrawState> = fc.record({
  view: fc.constantFrom<'before' | 'after'>('before', 'after'),
  bag: fc.boolean(),
})

test('both flows ask for the same sum in the end, and the redrawn one says it on every step', () => {
  fc.assert(
    fc.property(money, money, states, (price, bag, state) => {
      const { steps, late } = sums(price, bag, state)
      assert.is(steps[2], price + (state.bag ? bag : 0))
      assert.is(steps[0] + late, steps[2])
      if (state.view === 'after') assert.is(late, 0)
    }),
    { numRuns: 2_000 },
  )
})

test.run()
