// The model of the moment (the interactive picture) of the corporate page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/corporate'
import { asked, FARE, flagsOf, isIssued, outcomeOf, spentOn } from '../../src/mockups/corporate/policy'
import type { CabinClass, Decision, Leg, Policy, TripState } from '../../src/mockups/corporate/words'

const { policy, departments, start } = content.picture.approval

const inside = { cabin: 'economy', leg: 'short', fare: 150000 } as const

for (const [change, outcome, reason] of [
  [{}, 'inside', 'economy at the highest fare that is allowed'],
  [{ fare: 150001 }, 'open', 'a hundredth more'],
  [{ cabin: 'business' }, 'open', 'business on a short flight'],
  [{ cabin: 'business', leg: 'long' }, 'inside', 'business on a long one'],
  [{ cabin: 'business', leg: 'long', fare: 240000 }, 'open', 'the class is allowed, the fare is not'],
  [{ leg: 'long' }, 'inside', 'economy is allowed on any flight'],
  [{ fare: 150001, decision: 'approved' }, 'approved', 'the manager allows it'],
  [{ fare: 150001, decision: 'declined' }, 'declined', 'the manager does not'],
  [{ decision: 'declined' }, 'inside', 'inside the policy nobody is asked'],
] as const) {
  test(`${outcome}: ${reason}`, () => assert.is(outcomeOf(policy, { ...inside, ...change }), outcome))
}

test('the trip at the start is outside the policy for its class and its fare', () => {
  assert.equal(flagsOf(policy, start), { cabin: true, fare: true })
})

test('another request takes the decision back', () => {
  assert.is(asked({ ...start, decision: 'approved' }, { fare: 160000 }).decision, undefined)
})

test('an approved trip is paid by the department that travels', () => {
  const sales = (trip: TripState) => spentOn(departments, policy, trip)[0]?.spent
  assert.equal([sales(start), sales({ ...start, decision: 'approved' })], [1620000, 1814000])
})

const trips = fc.record(
  {
    cabin: fc.constantFrom<CabinClass>('economy', 'business'),
    leg: fc.constantFrom<Leg>('short', 'long'),
    fare: fc.integer({ min: FARE.least, max: FARE.most }),
    decision: fc.constantFrom<Decision>('approved', 'declined'),
  },
  { requiredKeys: ['cabin', 'leg', 'fare'] },
)
const cabins = fc.subarray<CabinClass>(['economy', 'business'])
const policies = fc.record({
  cabins: fc.record({ short: cabins, long: cabins }),
  fare: fc.integer({ min: 0, max: FARE.most }),
})
const always = (claim: (policy: Policy, trip: TripState) => void) =>
  fc.assert(fc.property(policies, trips, claim), { numRuns: 2_000 })

test('outside the policy nothing is issued unless the manager approves it, whatever the policy is', () => {
  always((policy, trip) => {
    const { cabin, fare } = flagsOf(policy, trip)
    assert.is(isIssued(outcomeOf(policy, trip)), (!cabin && !fare) || trip.decision === 'approved')
  })
})

test('the budgets move by the fare when it is issued, and else by nothing; spent + left = limit', () => {
  const before = departments.reduce((sum, { spent }) => sum + spent, 0)
  always((policy, trip) => {
    const after = spentOn(departments, policy, trip)
    const moved = after.reduce((sum, { spent }) => sum + spent, 0) - before
    assert.is(moved, isIssued(outcomeOf(policy, trip)) ? trip.fare : 0)
    for (const { spent, left, limit } of after) assert.is(spent + left, limit)
  })
})

test('no fare that can be asked for takes a department past its limit', () => {
  always((policy, trip) => {
    for (const { left } of spentOn(departments, policy, trip)) assert.ok(left >= 0)
  })
})

test.run()
