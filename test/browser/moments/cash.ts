import { lineOfSetup, writeSetup } from '../../../src/contact/setup'
import { setups } from '../../../src/content/setups'
import { content } from '../../../src/content/solutions/b2b'
import { daysOf, figuresOf, NAME, others, type Tried } from '../../../src/mockups/b2b/cash'
import { comparisonOf, sentenceOf } from '../../../src/mockups/b2b/cash-drawing'
import { type MomentCase, press, tap } from '../../support/moment'

const { words } = content.cash

export const { example } = words

/** Returns what the outputs say about a choice. */
export function said(tried: Tried): string[] {
  const { cycle, prepaid } = others(tried)
  const figures = (change: Partial<Tried>) => figuresOf(daysOf({ ...tried, ...change }))
  return [
    sentenceOf(figures({}), words),
    comparisonOf(figures({ cycle }), words),
    comparisonOf(figures({ prepaid }), words),
  ]
}

const after: Tried = { ...example, cycle: 30, pay: 60, period: 14 }

export const cash: MomentCase = {
  path: '/solutions/b2b',
  name: NAME,
  start: said(example),
  after: said(after),
  line: lineOfSetup(writeSetup(NAME, after), setups),
  // The cycle, the days to pay, and the airlines' period: the first three controls after the fields.
  keys: page => press(page, 'Tab', 'Tab', 'Tab', 'ArrowRight', 'Tab', 'End', 'Tab', 'ArrowRight'),
  taps: async page => {
    const group = `[data-moment=${NAME}]`
    await tap(page, `${group} fieldset:first-of-type label:last-of-type`)
    await tap(page, `${group} input[type=range]`, 0.995)
    await tap(page, `${group} fieldset:last-of-type label:last-of-type`)
  },
}
