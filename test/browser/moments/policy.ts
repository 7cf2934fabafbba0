import { content } from '../../../src/content/solutions/corporate'
import { outcomeOf, spentOn } from '../../../src/mockups/corporate/policy'
import type { TripState } from '../../../src/mockups/corporate/words'
import { amount } from '../../../src/mockups/kit/money'
import { type MomentCase, press, tap } from '../../support/moment'

const { moment, currency, policy: rules, departments, start } = content.picture.approval

const says = (trip: TripState) => {
  const whole = (hundredths: number) => `${currency}\u00a0${amount(hundredths).replace('.00', '')}`
  return moment.sentences[outcomeOf(rules, trip)]
    .replace('{cabin}', moment.cabin.options[trip.cabin])
    .replace('{leg}', moment.leg.options[trip.leg])
    .replace('{fare}', whole(trip.fare))
    .replace('{left}', whole(spentOn(departments, rules, trip)[0]?.left ?? 0))
}

export const policy: MomentCase = {
  path: '/solutions/corporate',
  name: 'policy',
  start: [says(start)],
  after: [says({ cabin: 'economy', leg: 'long', fare: 300000, decision: 'approved' })],
  line: 'economy on a flight of 6 hours or more for USD 3000, approved by the director',
  keys: page => press(page, 'ArrowLeft', 'Tab', 'ArrowRight', 'Tab', 'End', 'Tab', ' '),
  taps: async page => {
    await tap(page, 'label:nth-of-type(1) > input[name=cabin]')
    await tap(page, 'label:nth-of-type(2) > input[name=leg]')
    await tap(page, '[data-moment] input[type=range]', 0.97)
    await tap(page, 'label:nth-of-type(1) > input[name=decision]')
  },
}
