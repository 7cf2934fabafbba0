// The report of a benchmark, which compares its figures with the accepted ones.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isWorse, type Measure, type Report, reportOf } from '../bench/report'

const measure = (runs: number[], more = false): Measure => ({ name: 'time', unit: 'ms', runs, more })

const comparisons: [now: number[], accepted: number[], more: boolean, worse: boolean, reason: string][] = [
  [[11, 12, 13], [8, 9, 10], false, true, 'every run lies beyond every accepted one'],
  [[8, 9, 10], [11, 12, 13], false, false, 'less is better'],
  [[8, 9, 10], [11, 12, 13], true, true, 'more is better'],
  [[11, 12, 13], [8, 9, 10], true, false, 'more is better, and there is more'],
  [[9, 11, 12], [8, 9, 10], false, false, 'one run is as good as the accepted median'],
  [[10, 10.5, 30], [8, 9, 11], false, false, 'an accepted run was worse than the median'],
  [[5, 5, 5], [5, 5, 5], false, false, 'nothing has changed'],
  [[6, 6, 6], [5, 5, 5], false, true, 'a figure without noise has changed'],
  [[1, 2, 90], [1, 2, 3], false, false, 'one run was slow'],
]

for (const [now, accepted, more, worse, reason] of comparisons) {
  test(`${now} is ${worse ? '' : 'not '}worse than ${accepted}: ${reason}`, () => {
    assert.is(isWorse(measure(now, more), measure(accepted, more)), worse)
  })
}

const machine = { cpu: 'a processor', cores: 2, node: '20.19.0', load: 0.5, pace: 10 }
const reportWith = (measures: Measure[], pace = 10): Report => ({
  date: '2026-01-01T00:00:00.000Z',
  machine: { ...machine, pace },
  measures,
})

const lines: [now: Report, accepted: Report | null, says: RegExp, reason: string][] = [
  [reportWith([measure([3, 1, 2])]), null, /^time +2 +1 +3 +ms$/m, 'median, min and max'],
  [
    reportWith([measure([3, 1, 2])]),
    reportWith([measure([7])]),
    /^time +2 +1 +3 +ms +7$/m,
    'the accepted median beside them',
  ],
  [reportWith([{ ...measure([3, 1, 2]), bar: 2 }]), null, /^time +2 +1 +3 +ms +2$/m, 'a bar that is met'],
  [reportWith([{ ...measure([3, 1, 2.5]), bar: 2 }]), null, /ms +2 +over its bar$/m, 'a bar that is missed'],
  [reportWith([{ ...measure([3, 1, 2], true), bar: 2.5 }]), null, /over its bar$/m, 'a bar below which nothing may be'],
  [reportWith([measure([6, 6, 6])]), reportWith([measure([5, 5, 5])]), /^time .* worse$/m, 'what is worse'],
  [reportWith([measure([0.00012])]), null, /^time +0\.00012 /m, 'three digits of a small figure'],
  [reportWith([measure([81_234.5])]), null, /^time +81235 /m, 'whole numbers of a large one'],
  [reportWith([], 12), reportWith([]), /1\.20 times as long/, 'a machine that is slower than it was'],
  [reportWith([], 10.5), reportWith([]), /^(?!.*times as long)/s, 'nothing of a machine that is as fast as it was'],
]

for (const [now, accepted, says, reason] of lines) {
  test(`a report shows ${reason}`, () => {
    assert.match(reportOf(now, accepted), says)
  })
}

test.run()
