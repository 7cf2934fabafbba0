// How large a picture or a film of the owner's may be.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkMedia } from '../../src/generator/checks/media'
import { lineOf } from '../../src/generator/fault'

const cases: [path: string, bytes: number, verdict: 'refused' | 'warned of' | null][] = [
  ['/screens/agents.webp', 300_000, null],
  ['/screens/agents.webp', 300_001, 'warned of'],
  ['/people/amal.jpg', 1_500_000, 'warned of'],
  ['/people/amal.jpeg', 1_500_001, 'refused'],
  ['/films/tour.mp4', 15 * 2 ** 20, null],
  ['/films/tour.webm', 15 * 2 ** 20 + 1, 'warned of'],
  ['/films/tour.mp4', 25 * 2 ** 20 + 1, 'refused'],
  ['/assets/app.js', 9_000_000, null],
]

for (const [path, bytes, verdict] of cases) {
  test(`${path} of ${bytes} bytes is ${verdict ?? 'accepted'}`, () => {
    assert.equal(
      checkMedia(path, bytes).map(({ isWarning }) => isWarning),
      verdict ? [verdict === 'warned of'] : [],
    )
  })
}

test('the message names the file, how much is over, and what helps', () => {
  const [fault] = checkMedia('/people/amal.jpg', 1_600_000)
  const line = fault ? lineOf(fault) : ''
  for (const part of ['static/people/amal.jpg', '100,000', 'smaller']) assert.match(line, part)
})

test.run()
