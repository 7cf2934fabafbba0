import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Figures, killServer } from '../support/kill'
import { loadServer } from '../support/load'

let figures: Figures | undefined

test.before(async () => {
  figures = await killServer(6, 60_000)
  console.log(JSON.stringify(figures))
})

test('of the messages that were acknowledged before six kills none is lost', () => {
  assert.ok(Number(figures?.acknowledged) > 10)
  assert.is(figures?.lost, 0)
})

test('a kill costs one delivery more at most', () => {
  assert.ok(Number(figures?.duplicates) <= 6)
})

test('a second server on the same outbox ends at once, with one line, under fire as well', () => {
  assert.is(figures?.refused, 2)
})

test('a message that is posted again after a kill, with its id, is one message', () => {
  assert.ok(Number(figures?.repeated) > 0)
  assert.is(figures?.split, 0)
})

test('calls to the provider failed meanwhile, and messages were set aside and put back', () => {
  assert.ok(Number(figures?.failed) > 0)
  assert.ok(Number(figures?.dead) > 0)
})

test('afterwards nothing but receipts is left in the outbox', () => {
  assert.is(figures?.leftovers, 0)
})

test('no log of any server holds the key or a word of a message', () => {
  assert.is(figures?.leaks, 0)
})

test('the last server ends as it is told', () => {
  assert.is(figures?.exit, 0)
})

for (const way of ['smtp', 'webhook'] as const) {
  test(`with ${way} none is lost, and a kill costs one delivery more at most`, async () => {
    const { acknowledged, lost, webhookLost, duplicates, webhookDuplicates, leftovers } = await killServer(
      4,
      60_000,
      way,
    )
    assert.ok(acknowledged > 0)
    assert.equal([lost, webhookLost, leftovers], [0, 0, 0])
    assert.ok(Math.max(duplicates, webhookDuplicates) <= 4)
  })
}

test('of 200 messages at 50 in parallel each is acknowledged and delivered once', async () => {
  const { errors, missing, repeated } = await loadServer(200, 50)
  assert.equal({ errors, missing, repeated }, { errors: 0, missing: 0, repeated: 0 })
})

test.run()
