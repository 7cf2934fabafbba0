import { content } from '../../../src/content/services/performance-marketing'
import { CEILING, figuresOf, summaryOf } from '../../../src/mockups/performance-marketing/ceiling'
import { type MomentCase, press, tap } from '../../support/moment'

const { campaigns } = content.picture
const said = (ceiling: number) => summaryOf(figuresOf(campaigns.channels, ceiling), campaigns)

export const ceiling: MomentCase = {
  path: '/services/performance-marketing',
  name: 'ceiling',
  start: [said(CEILING.start)],
  after: [said(55)],
  line: 'a ceiling of USD 55 for a booking',
  keys: page => press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown'),
  taps: page => tap(page, '[data-moment] input[type=range]', (55 - 25) / (100 - 25)),
}
