import { content } from '../../../src/content/services/performance-marketing'
import { counted } from '../../../src/mockups/kit/counted'
import { amount } from '../../../src/mockups/kit/money'
import { CEILING, figuresOf } from '../../../src/mockups/performance-marketing/ceiling'
import { type MomentCase, press, tap } from '../../support/moment'

const { campaigns } = content.picture
const said = (ceiling: number) => {
  const { bookings, left, freed } = figuresOf(campaigns.channels, ceiling)
  return `${campaigns.moment.summary} ${campaigns.moment.freed}`
    .replace('{ceiling}', `${campaigns.currency}\u00a0${ceiling}`)
    .replace('{bookings}', counted(campaigns.moment.bookings, bookings))
    .replace('{left}', `${campaigns.currency}\u00a0${amount(left)}`)
    .replace('{freed}', `${campaigns.currency}\u00a0${amount(freed)}`)
}

export const ceiling: MomentCase = {
  path: '/services/performance-marketing',
  name: 'ceiling',
  start: [said(CEILING.start)],
  after: [said(55)],
  line: 'a ceiling of USD 55 for a booking',
  keys: page => press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown'),
  taps: page => tap(page, '[data-moment] input[type=range]', (55 - 25) / (100 - 25)),
}
