import { content as contact } from '../../../src/content/contact'
import { content } from '../../../src/content/portfolio'
import { ALL, areasOf, piecesIn } from '../../../src/mockups/portfolio/model'
import { type MomentCase, press, tap } from '../../support/moment'

const { moment, next, stops } = content.picture.routeBook
const { areas } = content
const { work } = contact.carried.setups.stamps.values
const [first = { id: '', name: '' }] = stops
const [piece = { measure: '' }] = areasOf(areas, first.id)[0]?.pieces ?? []
const count = (id: string) => String(piecesIn(areasOf(areas, id)))

export const stamps: MomentCase = {
  path: '/portfolio',
  name: 'stamps',
  start: [`${moment.every.replace('{count}', count(ALL))} ${next}`],
  after: [
    [
      moment.one.replace('{name}', first.name).replace('{count}', count(first.id)),
      moment.measured.replace('{measure}', piece.measure),
    ].join(' '),
  ],
  line: contact.carried.setups.stamps.line.replace('{work}', work.consultancy),
  keys: page => press(page, 'ArrowDown'),
  taps: page => tap(page, '[data-moment] li label'),
}
