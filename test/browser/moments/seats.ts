import { content } from '../../../src/content/solutions/ancillaries'
import { basketOf, onBooking } from '../../../src/mockups/ancillaries/seats'
import type { SeatsState } from '../../../src/mockups/ancillaries/words'
import { amount } from '../../../src/mockups/kit/money'
import { type MomentCase, press, tap } from '../../support/moment'

const words = content.picture.extras
const { moment, currency, extras, start } = words

const says = (state: SeatsState) => {
  const { sell, margin } = basketOf(words, state)
  const sum = moment.sum
    .replace('{seat}', state.seat)
    .replace('{count}', String(onBooking(extras, state).length))
    .replace('{all}', String(extras.length))
    .replace('{sum}', `${currency}\u00a0${amount(sell)}`)
    .replace('{margin}', `${currency}\u00a0${amount(margin)}`)
  return state.mandatory ? `${sum} ${moment.every.replace('{name}', extras.at(-1)?.name ?? '')}` : sum
}

const [seat, toggle, rule] = ['input[name=seat]', 'input[role=switch]', 'input[name=seats-rule]']

export const seats: MomentCase = {
  path: '/solutions/ancillaries',
  name: 'seats',
  start: [says(start)],
  after: [says({ seat: '6A', extras: ['esim'], mandatory: true })],
  line: 'a seat with extra legroom, an eSIM, meet and greet mandatory',
  // Moves from seat 4E over 4F, 5C, 5D and 5E to 6A, switches the bag off and the eSIM on, passes insurance, documents and
  // the agency's own add-on, and makes that add-on mandatory.
  keys: page =>
    press(
      page,
      ...Array<'ArrowRight'>(5).fill('ArrowRight'),
      'Tab',
      ' ',
      'Tab',
      ' ',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'ArrowRight',
    ),
  taps: async page => {
    await tap(page, `label:has(> ${seat}[aria-label^="6A,"])`)
    await tap(page, `label:nth-of-type(1) > ${toggle}`)
    await tap(page, `label:nth-of-type(2) > ${toggle}`)
    await tap(page, `label:nth-of-type(2) > ${rule}`)
  },
}
