// The model of the moment (the interactive picture) of the services page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services'
import { setups } from '../../src/content/setups'
import { routeOf, type TeamPlan } from '../../src/mockups/services/route'

const { teams } = content.picture.plan
const all = teams.map(({ id }) => id)
const without = (...ids: string[]) => all.filter(id => !ids.includes(id))

for (const [chosen, length, inTurn, signOffs, reason] of [
  [all, 12, 27, [3, 5, 9, 10, 11, 12], 'the start: all six'],
  [without('apps'), 10, 21, [3, 5, 9, 10], 'training and marketing wait for the apps no more'],
  [without('training'), 12, 22, [3, 5, 9, 10, 12], 'the end does not hang on training'],
  [without('consultancy'), 10, 24, [4, 7, 8, 9, 10], 'the others begin two weeks earlier'],
  [['consultancy', 'apps'], 9, 9, [3, 9], 'one after the other'],
  [['consultancy'], 3, 3, [3], 'one team'],
  [[], 0, 0, [], 'no team'],
] as const) {
  test(`${chosen.join(', ') || 'nobody'}: ${length} weeks, ${reason}`, () => {
    const route = routeOf(teams, chosen)
    assert.equal([route.length, route.inTurn, route.signOffs], [length, inTurn, signOffs])
  })
}

test('the end hangs on consultancy, development, apps and marketing', () => {
  const critical = routeOf(teams, all).lanes.filter(({ critical }) => critical)
  assert.equal(
    critical.map(({ id }) => id),
    ['consultancy', 'development', 'apps', 'marketing'],
  )
})

test('a team waits only for teams above it', () => {
  for (const [index, { after }] of teams.entries()) {
    assert.equal(
      Object.keys(after).filter(id => !all.slice(0, index).includes(id as (typeof all)[number])),
      [],
    )
  }
})

test('the calendar has room for any choice, and the message has a word for each team', () => {
  assert.ok(routeOf(teams, all).length <= 12)
  assert.equal(Object.keys(setups.route.values.teams), all)
})

/** Plans of up to eight teams, each of which may wait for any team before it. */
const plans: fc.Arbitrary<TeamPlan[]> = fc
  .array(fc.record({ weeks: fc.integer({ min: 1, max: 9 }), lags: fc.array(fc.integer({ min: -4, max: 6 })) }), {
    maxLength: 8,
  })
  .map(rows =>
    rows.map(({ weeks, lags }, index) => {
      const after = lags.slice(0, index).flatMap((lag, before) => (lag < 0 ? [] : [[`t${before}`, lag] as const]))
      return { id: `t${index}`, weeks, after: Object.fromEntries(after) }
    }),
  )
const choices = plans.chain(teams => fc.tuple(fc.constant(teams), fc.subarray(teams.map(({ id }) => id))))

test('no lane begins too early, the first week is used, and the plan ends with its last lane', () => {
  fc.assert(
    fc.property(choices, ([teams, chosen]) => {
      const { lanes, length, signOffs } = routeOf(teams, chosen)
      assert.equal(
        lanes.map(({ id }) => id),
        chosen,
      )
      for (const lane of lanes) {
        assert.is(lane.to - lane.from + 1, lane.weeks)
        for (const before of lanes) assert.ok(lane.from >= before.from + (lane.after[before.id] ?? -Infinity))
        assert.ok(signOffs.includes(lane.to))
      }
      assert.ok(lanes.length === 0 || lanes.some(({ from }) => from === 1))
      assert.is(length, Math.max(0, ...lanes.map(({ to }) => to)))
    }),
    { numRuns: 2_000 },
  )
})

test('a team less never makes the plan longer', () => {
  fc.assert(
    fc.property(choices, ([teams, chosen]) => {
      const { length } = routeOf(teams, chosen)
      for (const left of chosen) {
        const fewer = routeOf(
          teams,
          chosen.filter(id => id !== left),
        )
        assert.ok(fewer.length <= length)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('the end is later exactly when a lane on which it hangs begins later', () => {
  fc.assert(
    fc.property(choices, ([teams, chosen]) => {
      const { lanes, length } = routeOf(teams, chosen)
      for (const { id, from, critical } of lanes) {
        // Adds a team in week 1 whose only effect is to delay this lane by a week.
        const first = { id: 'first', weeks: 1, after: {} }
        const held = teams.map(team => (team.id === id ? { ...team, after: { ...team.after, first: from } } : team))
        assert.is(routeOf([first, ...held], ['first', ...chosen]).length > length, critical, id)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.run()
