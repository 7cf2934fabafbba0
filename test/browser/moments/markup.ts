import { content } from '../../../src/content/home'
import { MARKUP, priced } from '../../../src/mockups/home/model'
import { amount } from '../../../src/mockups/kit/money'
import { type MomentCase, press, tap } from '../../support/moment'

const { flights } = content.picture
const earned = (percent: number, id: string) => {
  const fare = priced(flights.fares, percent).find(fare => fare.id === id)
  if (!fare) throw new Error(`there is no fare ${id}`)
  return flights.moment.earned
    .replace('{sum}', `${flights.currency}\u00a0${amount(fare.markup)}`)
    .replace('{seat}', `${fare.airline}, ${fare.departs}`)
}

export const markup: MomentCase = {
  path: '/',
  name: 'markup',
  start: [earned(MARKUP.start, flights.chosen)],
  // Tab leads to the chosen fare, and the arrow key up to the cheapest, which is directly above it.
  after: [earned(8, 'lv')],
  line: 'flights, NDC + 8%',
  keys: page => press(page, 'ArrowRight', 'ArrowRight', 'Tab', 'ArrowUp'),
  taps: async page => {
    await tap(page, '[data-moment] input[type=range]', 8 / 12)
    await tap(page, '[data-moment] label:has(input[type=radio]) b')
  },
}
