// Wraps uvu for the tests: where TITLE is set, tests whose title does not contain it are skipped.
import * as uvu from 'uvu'

const wanted = process.env.TITLE?.toLowerCase()

export const { exec } = uvu
export const test = chosen(uvu.test)
export const suite: typeof uvu.suite = (name, context) => chosen(uvu.suite(name, context))

function chosen<Context>(test: uvu.Test<Context>): uvu.Test<Context> {
  if (wanted === undefined) return test
  const choose: uvu.Test<Context> = Object.assign((title: string, run: uvu.Callback<Context>) => {
    if (title.toLowerCase().includes(wanted)) test(title, run)
  }, test)
  return choose
}
