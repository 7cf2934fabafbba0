// The model of the moment (the interactive picture) of the mobile apps page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type PushState, screens, switched, tapped } from '../../src/mockups/mobile-apps/push'

const START: PushState = { read: false, offline: false }

for (const [state, gate, message, reason] of [
  [START, 'was', 'new', 'a message that nobody opened changes nothing'],
  [{ read: true, offline: false }, 'now', 'read', 'opened, it moves the gate'],
  [{ read: false, offline: true }, 'was', 'waiting', 'in flight mode it does not arrive'],
  [{ read: true, offline: true }, 'now', 'read', 'what has arrived stays'],
] as const) {
  test(`${JSON.stringify(state)} shows the gate that ${gate}, and a ${message} message: ${reason}`, () => {
    const shown = screens(state)
    assert.equal([shown.gate, shown.message], [gate, message])
  })
}

test('the ticket opens in every state, and in flight mode no tap changes what the screens show', () => {
  const steps = fc.array(fc.constantFrom(tapped, switched), { maxLength: 30 })
  fc.assert(
    fc.property(steps, events => {
      let state = START
      for (const event of events) {
        const before = state
        state = event(before)
        assert.ok(screens(state).ticket)
        assert.is(screens(state).gate === 'now', state.read)
        if (before.offline && event === tapped) assert.equal(state, before)
        if (event === switched) assert.is(screens(state).gate, screens(before).gate)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.run()
