import { content } from '../../../src/content/services/training'
import { solve } from '../../../src/mockups/training/lesson'
import { type MomentCase, press, tap } from '../../support/moment'

const { course } = content.picture

/** Returns the reply to the right answer of a lesson. */
const right = (index: number) => {
  const words = course.lessons[index]
  if (!words) throw new Error(`there is no lesson ${index}`)
  const { figures } = solve(words.task)
  return words.right.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '')
}

const answer = (place: number) => `[data-moment] label:nth-of-type(${place})`

export const lesson: MomentCase = {
  path: '/services/training',
  name: 'lesson',
  start: [course.choose],
  after: [right(1)],
  line: 'the course, 2 of its last three lessons solved',
  // Space chooses the first answer, which is wrong, and the arrow key the second, which is right; the button leads to the
  // answers of the next lesson. No key goes up from the first answer to the last, because Safari does not wrap around.
  keys: page => press(page, ' ', 'ArrowDown', 'Tab', 'Enter', ' ', 'ArrowDown', 'ArrowDown'),
  taps: async page => {
    await tap(page, answer(1))
    await tap(page, answer(2))
    await tap(page, '[data-moment] button')
    await tap(page, answer(3))
  },
}
