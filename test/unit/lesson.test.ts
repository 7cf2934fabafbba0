// The model of the moment (the interactive picture) of the training page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/training'
import { setups } from '../../src/content/setups'
import { type LessonState, next, solve, standing, type Task } from '../../src/mockups/training/lesson'

const { lessons, modules } = content.picture.course
const taught = modules.reduce((sum, module) => sum + module.lessons, 0)

for (const [task, answers, reason] of [
  [{ kind: 'markup', net: 110400, percent: 6 }, [117024, 117447, 111000], 'markup, not margin, not six dirhams'],
  [{ kind: 'markup', net: 110450, percent: 7 }, [118182, 118763, 111150], 'half a hundredth is rounded up'],
  [{ kind: 'limit', limit: 2000000, used: 1820000, booking: 450000 }, [270000, 450000, 180000], 'what is above it'],
  [{ kind: 'refund', net: 110400, percent: 6, fee: 35000 }, [75400, 82024, 110400], 'fee and markup stay'],
] as const) {
  test(`${JSON.stringify(task)} is solved by ${answers[0]}: ${reason}`, () =>
    assert.equal(solve(task).answers, answers))
}

for (const { task, question, right, wrong, order } of lessons) {
  test(`the sentences of the lesson on a ${task.kind} use only figures that it has`, () => {
    const { figures } = solve(task)
    for (const [, name = ''] of `${question} ${right} ${wrong}`.matchAll(/\{(\w+)\}/g)) assert.ok(name in figures, name)
    assert.equal([...order].sort(), [0, 1, 2])
    assert.is(new Set(solve(task).answers).size, 3, 'no mistake is right')
  })
}

test('there is a certificate only when the last lesson of the course was answered right', () => {
  const at = (state: LessonState) => standing(taught, lessons.length, state)
  assert.equal(at({ lesson: 0 }), { solved: 0, done: taught - lessons.length, complete: false })
  assert.is(at({ lesson: 2, answer: 1 }).complete, false)
  assert.equal(at({ lesson: 2, answer: 0 }), { solved: 3, done: taught, complete: true })
})

test('after the last lesson the first is on again', () =>
  assert.equal([next(3, { lesson: 1, answer: 0 }), next(3, { lesson: 2, answer: 0 })], [{ lesson: 2 }, { lesson: 0 }]))

test('the message can tell as many solved lessons as there are', () =>
  assert.equal(setups.lesson.values.solved, [0, lessons.length]))

const sums = fc.integer({ min: 10_000, max: 99_999_999 })
const tasks: fc.Arbitrary<Task> = fc.oneof(
  fc.record({ kind: fc.constant('markup' as const), net: sums, percent: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('limit' as const), limit: sums, used: sums, booking: sums }),
  fc.record({
    kind: fc.constant('refund' as const),
    net: sums,
    percent: fc.integer({ min: 1, max: 30 }),
    fee: fc.integer({ min: 1, max: 9999 }),
  }),
)

test('every sum is whole: net + markup = sell, used + over = limit + rest, refund + fee + markup = sell', () => {
  fc.assert(
    fc.property(tasks, task => {
      const { answers, figures } = solve(task)
      const sum = (name: string) => Math.round(Number(figures[name]?.replaceAll(',', '')) * 100)
      for (const answer of answers) assert.ok(Number.isInteger(answer))
      if (task.kind === 'limit') {
        assert.is(answers[0] + task.limit, task.used + task.booking)
        return
      }
      assert.is(task.net + sum('markup'), sum('sell'))
      if (task.kind === 'markup') assert.is(answers[0], sum('sell'))
      else assert.is(answers[0] + task.fee + sum('markup'), sum('sell'))
    }),
    { numRuns: 2_000 },
  )
})

test('the course only goes on by right answers, and never beyond its end', () => {
  const answers = fc.array(fc.constantFrom<0 | 1 | 2>(0, 1, 2), { maxLength: 20 })
  fc.assert(
    fc.property(answers, chosen => {
      let state: LessonState = { lesson: 0 }
      for (const answer of chosen) {
        const before = standing(taught, lessons.length, { lesson: state.lesson })
        state = { ...state, answer }
        const after = standing(taught, lessons.length, state)
        assert.is(after.done, before.done + (answer === 0 ? 1 : 0))
        assert.ok(after.done <= taught)
        if (answer === 0) state = next(lessons.length, state)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.run()
