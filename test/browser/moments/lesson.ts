import { content } from '../../../src/content/services/training'
import { solve } from '../../../src/mockups/training/lesson'
import { type MomentCase, press, tap } from '../../support/moment'

const { course } = content.picture

/** What is said to a right answer. */
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
  // Space takes the first answer, which is wrong, and the arrow the next, which is right; the button leads to the answers. Not
  // up from the first to the last: Safari does not go round.
  keys: page => press(page, ' ', 'ArrowDown', 'Tab', 'Enter', ' ', 'ArrowDown', 'ArrowDown'),
  taps: async page => {
    await tap(page, answer(1))
    await tap(page, answer(2))
    await tap(page, '[data-moment] button')
    await tap(page, answer(3))
  },
}
