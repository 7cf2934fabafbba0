import { content as contact } from '../../../src/content/contact'
import { content } from '../../../src/content/portfolio'
import { ALL, areasOf, piecesIn } from '../../../src/mockups/portfolio/model'
import { type MomentCase, press, tap } from '../../support/moment'

const { moment, stops } = content.picture.routeBook
const { areas } = content
const { work } = contact.carried.setups.stamps.values
const [first = { id: '', name: '' }] = stops

export const stamps: MomentCase = {
  path: '/portfolio',
  name: 'stamps',
  start: [moment.every.replace('{count}', String(piecesIn(areasOf(areas, ALL))))],
  after: [moment.one.replace('{name}', first.name).replace('{count}', String(piecesIn(areasOf(areas, first.id))))],
  line: contact.carried.setups.stamps.line.replace('{work}', work.consultancy),
  keys: page => press(page, 'ArrowDown'),
  taps: page => tap(page, '[data-moment] li label'),
}
