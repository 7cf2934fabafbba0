// How large a picture or a film of the owner's may be.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkMedia } from '../../src/generator/checks/media'
import { lineOf } from '../../src/generator/fault'

const cases: [path: string, bytes: number, verdict: 'refused' | 'warnings' | null][] = [
  ['/screens/agents.webp', 300_000, null],
  ['/screens/agents.webp', 300_001, 'warnings'],
  ['/people/amal.jpg', 1_500_000, 'warnings'],
  ['/people/amal.jpeg', 1_500_001, 'refused'],
  ['/films/tour.mp4', 15 * 2 ** 20, null],
  ['/films/tour.webm', 15 * 2 ** 20 + 1, 'warnings'],
  ['/films/tour.mp4', 25 * 2 ** 20 + 1, 'refused'],
  ['/assets/app.js', 9_000_000, null],
]

for (const [path, bytes, verdict] of cases) {
  test(`${path} of ${bytes} bytes ${verdict ? `is among the ${verdict}` : 'is accepted'}`, () => {
    const found = checkMedia(new Map([[path, bytes]]))
    assert.equal([found.refused.length, found.warnings.length], [+(verdict === 'refused'), +(verdict === 'warnings')])
  })
}

test('the message names the file, how much is over, and what helps', () => {
  const [fault] = checkMedia(new Map([['/people/amal.jpg', 1_600_000]])).refused
  const line = fault ? lineOf(fault) : ''
  for (const part of ['static/people/amal.jpg', '100,000', 'smaller']) assert.match(line, part)
})

test.run()
