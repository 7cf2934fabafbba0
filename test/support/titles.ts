// Wraps uvu for the tests. Where TITLE is set, tests whose title does not contain it are left out; where ROWS is `some`, two
// thirds of each table are: the tests that one line of code defines in a loop.
import * as uvu from 'uvu'
import { someOf } from './some'

type Row = { site: string; add: () => void }

const wanted = process.env.TITLE?.toLowerCase()
const takesSome = process.env.ROWS === 'some'

export const { exec } = uvu
export const test = chosen(uvu.test)
export const suite: typeof uvu.suite = (name, context) => chosen(uvu.suite(name, context))

function chosen<Context>(test: uvu.Test<Context>): uvu.Test<Context> {
  const rows: Row[] = []
  const choose: uvu.Test<Context> = Object.assign((title: string, run: uvu.Callback<Context>) => {
    if (wanted !== undefined && !title.toLowerCase().includes(wanted)) return
    rows.push({ site: takesSome ? callSite() : '', add: () => test(title, run) })
  }, test)
  choose.run = () => {
    for (const { add } of takesSome ? someOf(rows, ({ site }) => site, seedOf(process.argv[1])) : rows) add()
    rows.length = 0
    test.run()
  }
  return choose
}

/** Returns where the caller of the caller stands in its file. */
function callSite(): string {
  return new Error().stack?.split('\n')[3] ?? ''
}

/** Returns a number from 0 up to 1 for a file, so that files which test all pages begin with different ones. */
function seedOf(file = ''): number {
  return Array.from(file).reduce((sum, letter) => sum + letter.charCodeAt(0) * 0.7548776662, 0) % 1
}
