// What the cookie policy page counts in the visitor's browser.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { proofOf } from '../../src/mockups/cookies/model'

const nothing = { cookie: '', origin: 'https://qafila.example', requests: [], storages: {}, lasting: 'site' }

for (const [cookie, cookies, reason] of [
  ['', 0, 'none'],
  ['a=1', 1, 'one'],
  ['a=1; b=2', 2, 'two'],
  ['a', 1, 'one without a value'],
] as const) {
  test(`cookies, ${reason}: ${cookies}`, () => assert.is(proofOf({ ...nothing, cookie }).cookies, cookies))
}

for (const [address, foreign, reason] of [
  ['https://qafila.example/a.js', 0, 'our own'],
  ['https://qafila.example.evil.example/a.js', 1, 'one that begins like ours'],
  ['http://qafila.example/a.js', 1, 'without TLS'],
  ['https://qafila.example:8443/a.js', 1, 'another port'],
  ['no address', 1, 'nobody knows where'],
] as const) {
  test(`a request, ${reason}, counts as ${foreign} to others`, () => {
    assert.equal(proofOf({ ...nothing, requests: [address] }).foreign, foreign)
  })
}

test('a browser that knows of nothing finds what the policy says: none of the three', () => {
  const { cookies, foreign, lasting } = proofOf(nothing)
  assert.equal({ cookies, foreign, lasting }, { cookies: 0, foreign: 0, lasting: 0 })
})

test('whatever is kept is shown word for word, once', () => {
  const entries = fc.array(fc.tuple(fc.string(), fc.string()))
  fc.assert(
    fc.property(entries, entries, (tab, site) => {
      const { kept, lasting } = proofOf({ ...nothing, storages: { tab, site } })
      assert.is(lasting, site.length, 'what outlives the tab')
      assert.equal(
        kept.map(({ storage, key, value }) => [storage, key, value]),
        [...tab.map(entry => ['tab', ...entry]), ...site.map(entry => ['site', ...entry])],
      )
    }),
    { numRuns: 2000 },
  )
})

test.run()
