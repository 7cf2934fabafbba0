// Wraps uvu for the tests. Where TITLE is set, tests whose title does not contain it are left out; where ROWS is `some`, two
// thirds of each table are, and where it is `pages`, of those about pages in other languages: the tests that one line of code defines in a loop.
import * as uvu from 'uvu'
import { someOf } from './some'

type Row = { title: string; site: string; add: () => void }

const wanted = process.env.TITLE?.toLowerCase()
const takesSome = process.env.ROWS === 'some' || process.env.ROWS === 'pages'

/** Whether the rows of a test of every page may be left out: those of other languages, whose pages have the same parts. */
const isOther = ({ title }: Row): boolean => process.env.ROWS === 'some' || /^\/?ar[/ :.]/.test(title)

export const { exec } = uvu
export const test = chosen(uvu.test)
export const suite: typeof uvu.suite = (name, context) => chosen(uvu.suite(name, context))

function chosen<Context>(test: uvu.Test<Context>): uvu.Test<Context> {
  const rows: Row[] = []
  const choose: uvu.Test<Context> = Object.assign((title: string, run: uvu.Callback<Context>) => {
    if (wanted !== undefined && !title.toLowerCase().includes(wanted)) return
    rows.push({ title, site: takesSome ? callSite() : '', add: () => test(title, run) })
  }, test)
  choose.run = () => {
    const taken = new Set(someOf(rows.filter(isOther), ({ site }) => site, seedOf(rows[0]?.site)))
    for (const row of rows) if (!takesSome || taken.has(row) || !isOther(row)) row.add()
    rows.length = 0
    test.run()
  }
  return choose
}

/** Returns where the caller of the caller stands in its file. */
function callSite(): string {
  return new Error().stack?.split('\n')[3] ?? ''
}

/**
 * Returns a number from 0 up to 1 for the file of a call site, so that files which test all pages begin with different ones.
 * Edits of other lines change nothing.
 */
function seedOf(site = ''): number {
  const file = site.replace(/:\d+/g, '')
  return Array.from(file).reduce((sum, letter) => sum + letter.charCodeAt(0) * 0.7548776662, 0) % 1
}
