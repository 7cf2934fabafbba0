// Which rows of the tables of browser tests a run of all files takes.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { someOf } from '../support/some'

const rows = (table: string, count: number) => Array.from({ length: count }, (_, index) => ({ table, index }))
const take = (all: ReturnType<typeof rows>, seed = 0) => someOf(all, ({ table }) => table, seed)

for (const [count, least, most, reason] of [
  [1, 1, 1, 'a single test is no table'],
  [2, 2, 2, 'of two rows both'],
  [3, 1, 1, 'one of three'],
  [22, 4, 5, 'a fifth of the pages'],
] as const)
  test(reason, () => {
    for (const seed of [0, 0.2, 0.4, 0.6, 0.8]) {
      const taken = take(rows('a', count), seed).length
      assert.ok(taken >= least && taken <= most, `${taken} with ${seed}`)
    }
  })

test('tables of the same length keep the same rows, in the order in which they were defined', () => {
  const [one, other] = [rows('one', 9), rows('other', 9)]
  const mixed = one.flatMap((row, index) => [row, other[index] ?? row])
  const taken = take(mixed)
  assert.equal(
    taken.filter(({ table }) => table === 'one').map(({ index }) => index),
    taken.filter(({ table }) => table === 'other').map(({ index }) => index),
  )
  assert.equal(
    taken,
    mixed.filter(row => taken.includes(row)),
  )
})

test('of two languages with as many pages it takes different ones', () => {
  const taken = take(rows('a', 42)).map(({ index }) => index % 21)
  assert.ok(new Set(taken).size >= 7, taken.join())
})

test('another file takes other rows, so that files which ask something of all pages do not all leave out the same', () => {
  const seen = [0, 1 / 5, 2 / 5, 3 / 5, 4 / 5].flatMap(seed => take(rows('a', 22), seed).map(({ index }) => index))
  assert.is(new Set(seen).size, 22)
})

test.run()
