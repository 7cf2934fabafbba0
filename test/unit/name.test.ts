// The model of the moment (the interactive picture) of the about page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { partsOf, together } from '../../src/mockups/about/model'

const { arabic, moment } = content.word
const letters = [...arabic]

test('at the start the word is whole', () => assert.equal(partsOf(arabic, together(arabic)), [arabic]))

test('each letter alone is told not to join its neighbour', () => {
  assert.equal(
    partsOf(arabic, 1),
    letters.map((letter, i) => (i < letters.length - 1 ? `${letter}\u200c` : letter)),
  )
})

for (const together of letters.keys()) {
  test(`with ${together + 1} together no letter is lost`, () => {
    assert.is(
      partsOf(arabic, together + 1)
        .join('')
        .replaceAll('\u200c', ''),
      arabic,
    )
  })
}

test('there is a sentence for every number of letters', () => assert.is(moment.together.length, letters.length))

test.run()
