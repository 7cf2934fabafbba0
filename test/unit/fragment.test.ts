// The state of a tool in the fragment of an address: what is read, what is written, and that the history stays as it is.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inFragment, linkWith, readFragment, writeFragment } from '../../src/mockups/kit/fragment'
import { whatsappOf } from '../../src/mockups/kit/Share'

for (const [hash, text, reason] of [
  ['#cash=agencies-20.sale-1200', 'agencies-20.sale-1200', 'a state'],
  ['#cash=%D9%82', '%D9%82', 'a state as it stands in the address'],
  ['#cash=a=b#c', 'a=b#c', 'signs that would begin something elsewhere'],
  [`#cash=${'a'.repeat(600)}`, 'a'.repeat(600), 'the longest state'],
  [`#cash=${'a'.repeat(601)}`, undefined, 'a longer one'],
  ['', undefined, 'no fragment'],
  ['#cash', undefined, 'a name alone'],
  ['#cash=', undefined, 'nothing'],
  ['#cash-gap', undefined, 'the id of a section'],
  ['#sent', undefined, 'an answer of the form'],
  ['#shop=a-1', undefined, 'the state of another tool'],
  ['#Cash=a-1', undefined, 'capitals'],
  ['cash=a-1', undefined, 'no number sign'],
  ['#?cash=a-1', undefined, 'another beginning'],
] as const) {
  test(`${reason} in a fragment`, () => assert.is(inFragment(hash, 'cash'), text))
}

test('whatever a fragment holds, reading it throws nothing and returns part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const read = inFragment(`#cash=${text}`, 'cash')
      assert.is(read, text === '' || text.length > 600 ? undefined : text)
    }),
  )
})

/** Runs something with the address and the history of a browser, and returns what the history was told. */
function inBrowser(href: string, run: () => void, refuses = false) {
  const told: unknown[] = []
  const history = {
    state: { key: 'k' },
    replaceState: (...call: unknown[]) => {
      if (refuses) throw new Error('too many calls')
      told.push(call)
    },
  }
  Object.assign(globalThis, { location: new URL(href), history })
  try {
    run()
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
    Reflect.deleteProperty(globalThis, 'history')
  }
  return told
}

test('a state replaces the fragment, and the entry keeps its own state', () => {
  const told = inBrowser('https://qafila.example/solutions/b2b', () => writeFragment('cash', 'a-1'))
  assert.equal(told, [[{ key: 'k' }, '', '#cash=a-1']])
})

test('a browser that refuses to write costs nothing', () => {
  assert.equal(
    inBrowser('https://qafila.example/', () => writeFragment('cash', 'a-1'), true),
    [],
  )
})

test('what is written is read again, and a link carries it in place of another fragment', () => {
  inBrowser('https://qafila.example/solutions/b2b?a=1#cash=a-1', () => {
    assert.is(readFragment('cash'), 'a-1')
    assert.is(linkWith('cash', 'a-2'), 'https://qafila.example/solutions/b2b?a=1#cash=a-2')
  })
})

test('without a browser there is no fragment', () => {
  assert.is(readFragment('cash'), undefined)
  assert.is(linkWith('cash', 'a-1'), '#cash=a-1')
})

test('a text for WhatsApp keeps its signs, and the fragment of its link', () => {
  const text = 'Paid & unpaid: 100 % https://qafila.example/#cash=a-1'
  assert.is(new URL(whatsappOf(text)).searchParams.get('text'), text)
})

test.run()
