// The model of the cash gap on the B2B page: its sums, its sentences, its list, and its state in the address.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/b2b'
import { csvOf } from '../../src/csv'
import {
  CYCLES,
  dateOf,
  daysOf,
  figuresOf,
  others,
  PERIODS,
  RANGES,
  read,
  SHOWN,
  type Tried,
  write,
} from '../../src/mockups/b2b/cash'
import { curveOf, HEIGHT, labelOf, rowsOf, sentenceOf, short } from '../../src/mockups/b2b/cash-drawing'

const { words } = content.cash

/** One agency that sells 100 a day, 10,000 hundredths, without a limit that matters. */
const plain: Tried = { agencies: 1, sale: 100, limit: 1_000_000, cycle: 7, pay: 7, period: 7, lag: 7, prepaid: 0 }
const figures = (change: Partial<Tried>) => figuresOf(daysOf({ ...plain, ...change }))

for (const [change, days, most, reason] of [
  [{}, 0, 0, 'what comes in on the day on which it goes out leaves no gap'],
  [{ pay: 8 }, 12, 70_000, 'a day late is a day a week, with a week of sales'],
  [{ pay: 14 }, 84, 70_000, 'a week late is every day'],
  [{ pay: 6 }, 0, 0, 'a day early is none'],
  [{ cycle: 14 }, 42, 70_000, 'of two weeks the first has to wait for the invoice'],
  [{ cycle: 14, period: 14 }, 0, 0, 'the same dates on both sides'],
  [
    { cycle: 30, pay: 30, lag: 0 },
    84,
    580_000,
    '59 days are owed before an invoice is paid, and all but one are settled',
  ],
  [{ lag: 0, pay: 0 }, 0, 0, 'paid at once on both sides'],
  [{ lag: 0, pay: 1 }, 12, 70_000, 'one day between'],
  [{ cycle: 14, agencies: 20 }, 42, 1_400_000, 'twenty agencies, twenty times the sum'],
  [{ cycle: 14, prepaid: 100 }, 0, 0, 'all of it is paid with the sale'],
  [{ cycle: 14, prepaid: 50 }, 0, 0, 'half of two weeks is in when a week is due'],
] as const) {
  test(`${days} days and ${most}: ${reason}`, () => {
    const found = figures(change)
    assert.equal([found.days, found.most], [days, most])
  })
}

for (const [change, stopped, reason] of [
  [{ limit: 1400 }, 0, 'fourteen days are owed at most'],
  [{ limit: 1399 }, 6, 'the fourteenth sale is one too many, every two weeks'],
  [{ limit: 99 }, 84, 'not even one sale fits'],
  [{ limit: 0, prepaid: 100 }, 0, 'nothing is owed'],
  [{ limit: 700, cycle: 14 }, 42, 'seven sales fit before the invoice is paid'],
] as const) {
  test(`stopped on ${stopped} days: ${reason}`, () => assert.is(figures(change).stopped, stopped))
}

const whole = ([min, max]: readonly [number, number]) => fc.integer({ min, max })

const choices: fc.Arbitrary<Tried> = fc.record({
  agencies: whole(RANGES.agencies),
  sale: whole(RANGES.sale),
  limit: whole(RANGES.limit),
  cycle: fc.constantFrom(...CYCLES),
  pay: whole(RANGES.pay),
  period: fc.constantFrom(...PERIODS),
  lag: whole(RANGES.lag),
  prepaid: whole(RANGES.prepaid),
})

const holds = (claim: (tried: Tried) => void) => fc.assert(fc.property(choices, claim), { numRuns: 300 })

test('what is owed changes each day by what is sold and what is received, on both sides, in whole hundredths', () => {
  holds(tried => {
    const days = daysOf(tried)
    assert.is(days.length, SHOWN)
    for (const [index, { sold, received, paid, owed, payable, gap }] of days.entries()) {
      assert.ok([sold, received, paid, owed, payable, gap].every(Number.isSafeInteger))
      assert.is(gap, owed - payable)
      const before = days[index - 1]
      if (!before) continue
      assert.is(owed, before.owed + sold - received)
      assert.is(payable, before.payable + sold - paid)
    }
  })
})

test('nobody owes less than nothing, and no agency more than its limit', () => {
  holds(tried => {
    for (const { owed, payable } of daysOf(tried)) {
      assert.ok(owed >= 0 && payable >= 0)
      assert.ok(owed <= tried.limit * 100 * tried.agencies)
    }
  })
})

test('while no agency is stopped, a shorter cycle never makes the greatest gap bigger', () => {
  holds(tried => {
    const [week, fortnight, month] = CYCLES.map(cycle => figuresOf(daysOf({ ...tried, cycle, limit: 1e9 })).most)
    assert.ok(Number(week) <= Number(fortnight) && Number(fortnight) <= Number(month), [week, fortnight, month].join())
  })
})

test('while no agency is stopped, a greater prepaid share never makes the gap bigger on any day', () => {
  fc.assert(
    fc.property(choices, whole(RANGES.prepaid), (tried, prepaid) => {
      const gaps = (share: number) => daysOf({ ...tried, limit: 1e9, prepaid: share }).map(({ gap }) => gap)
      const [less, more] = [gaps(Math.min(prepaid, tried.prepaid)), gaps(Math.max(prepaid, tried.prepaid))]
      assert.ok(more.every((gap, day) => gap <= Number(less[day])))
    }),
    { numRuns: 200 },
  )
})

test('where all is prepaid there is no gap, whatever the dates', () => {
  holds(tried => assert.is(figuresOf(daysOf({ ...tried, prepaid: 100 })).most, 0))
})

test('what a choice is compared with is another choice', () => {
  holds(tried => {
    const { cycle, prepaid } = others(tried)
    assert.ok(cycle !== tried.cycle && (prepaid !== tried.prepaid || tried.prepaid === 50))
  })
})

test('what was chosen is read from an address as it was written', () => {
  holds(tried => assert.equal(read(write(tried), words.example), { ...tried }))
})

for (const [text, change, reason] of [
  ['', {}, 'nothing'],
  ['agencies-7', { agencies: 7 }, 'one figure alone'],
  ['prepaid-0.agencies-7', { prepaid: 0, agencies: 7 }, 'figures in another order'],
  ['agencies-0.pay-3', { pay: 3 }, 'a figure below its range'],
  ['agencies-501.pay-3', { pay: 3 }, 'one above it'],
  ['agencies-7.agencies-8', {}, 'one that is given twice'],
  ['agencies-7.5', { agencies: 7 }, 'a decimal point, after which nothing is read'],
  ['agencies-1e2', {}, 'an exponent'],
  ['agencies--7', {}, 'a figure below zero'],
  ['agencies-07', {}, 'a leading zero'],
  ['agencies-٧', {}, 'digits of another script'],
  ['agencies-%37', {}, 'percent-encoding'],
  ['cycle-15', {}, 'a cycle that cannot be chosen'],
  ['cycle-30.period-14', { cycle: 30, period: 14 }, 'cycles that can'],
  ['__proto__-1.toString-2.constructor-3', {}, 'names of every object'],
  ['<script>alert(1)</script>', {}, 'markup'],
] as const) {
  test(`an address with ${reason}`, () => assert.equal(read(text, words.example), { ...words.example, ...change }))
}

test('whatever an address holds, what is read of it can be chosen', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('agencies-', 'limit-', 'cycle-', '.', '-', '9'),
  )
  fc.assert(
    fc.property(fc.array(pieces), parts => {
      const tried = read(parts.join(''), words.example)
      for (const [key, [least, most]] of Object.entries(RANGES)) {
        const value = tried[key as keyof typeof RANGES]
        assert.ok(Number.isInteger(value) && least <= value && value <= most)
      }
      assert.ok(CYCLES.includes(tried.cycle) && PERIODS.includes(tried.period))
    }),
  )
})

test('what the page begins with can be chosen, and its first day is the first of a week', () => {
  assert.equal(read(write(words.example), { ...plain }), words.example)
  assert.is(new Date(`${words.start}T00:00Z`).getUTCDay(), 1)
})

for (const [day, date, label] of [
  [0, '2027-03-01', '1 Mar'],
  [30, '2027-03-31', '31 Mar'],
  [31, '2027-04-01', '1 Apr'],
  [83, '2027-05-23', '23 May'],
] as const) {
  test(`day ${day} after 1 March is ${label}, on any clock`, () => {
    assert.is(dateOf('2027-03-01', day), date)
    assert.is(labelOf(date, words), label)
  })
}

for (const [hundredths, text] of [
  [35_000, '350'],
  [99_949, '999'],
  [100_000, '1k'],
  [33_600_000, '336k'],
  [99_950_000, '1.0m'],
  [123_456_789, '1.2m'],
  [225_000_000_000, '2250m'],
] as const) {
  test(`${hundredths} hundredths in a small space are ${text}`, () => assert.is(short(hundredths), text))
}

test('the sentence tells the days, the sum and its date, and a stop only where there is one', () => {
  const one = { days: 60, most: 33_600_000, on: 27, stopped: 0 }
  const text = sentenceOf(one, words)
  for (const part of ['60', `${words.currency}\u00a0336,000`, '28 Mar']) assert.ok(text.includes(part), text)
  assert.ok(!/[{}]/.test(text))
  assert.not.equal(sentenceOf({ ...one, stopped: 12 }, words), text)
  const single = sentenceOf({ ...one, days: 1, stopped: 1 }, words)
  assert.is(single.split(words.days.one).length, 3, single)
  assert.not.equal(sentenceOf({ days: 0, most: 0, on: -1, stopped: 0 }, words), text)
})

test('the curve lies above its line where there is a gap, and below it where the money is there first', () => {
  const { over, under, zero } = curveOf([{ gap: 0 }, { gap: 100 }, { gap: -100 }])
  assert.is(zero, HEIGHT / 2)
  assert.is(over, 'M0 50H1V6H2V50H3V50z')
  assert.is(under, 'M0 50H2V94H3V50z')
})

test('the list has a row a day, with plain numbers, and its balance is what was paid less what was received', () => {
  holds(tried => {
    const [head, ...rows] = rowsOf(daysOf(tried), words)
    assert.is(rows.length, SHOWN)
    assert.is(head?.length, 6)
    for (const [index, row] of rows.entries()) {
      assert.is(row.length, 6)
      const [received, paid, balance] = row.slice(3).map(sum => Math.round(Number(sum) * 100))
      const before = Math.round(Number(rows[index - 1]?.[5]) * 100)
      if (index > 0) assert.is(balance, before + Number(paid) - Number(received))
    }
    assert.match(csvOf(rows), /^\ufeff1,"2027-03-01",-?\d+(\.\d\d?)?,/)
  })
})

test.run()
