// The model of the moment (the interactive picture) of the 404 page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/not-found'
import { convoy, HOPS, hop, lost } from '../../src/mockups/not-found/model'

test('each hop brings it nearer, and the last one joins it to the others', () => {
  let left = HOPS
  const places = [lost(left).x]
  while (left > 0) {
    left = hop(left)
    places.push(lost(left).x)
  }
  assert.equal(
    places,
    [...places].sort((a, b) => a - b),
  )
  assert.ok(Math.abs((convoy[0]?.x ?? 0) - lost(0).x - ((convoy[1]?.x ?? 0) - (convoy[0]?.x ?? 0))) < 1e-9)
})

test('there is no hop beyond the convoy', () => assert.is(hop(0), 0))

test('there is a sentence for every distance', () => assert.is(content.convoy.behind.length, HOPS + 1))

test.run()
