// Wraps uvu for the tests, to leave some out. A table is what one line defines in a loop. TITLE: only titles that contain it.
// ROWS=some: a fifth of each table. ROWS=pages: the same, but only of rows about other languages.
import * as uvu from 'uvu'
import { someOf } from './some'

type Row = { title: string; place: string; add: () => void }

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
    rows.push({ title, place: takesSome ? callSite() : '', add: () => test(title, run) })
  }, test)
  choose.run = () => {
    const taken = new Set(someOf(rows.filter(isOther), ({ place }) => place, seedOf(rows[0]?.place)))
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
 * Returns a number from 0 up to 1 for the name of a test file, the same in every checkout, so that files which test all pages
 * begin with different ones.
 */
function seedOf(place = ''): number {
  const [file = ''] = place.match(/[\w-]+\.test\.tsx?/) ?? []
  return Array.from(file).reduce((sum, letter) => sum + letter.charCodeAt(0) * 0.7548776662, 0) % 1
}
