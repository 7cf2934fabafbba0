import { content } from '../../../src/content/services'
import { counted } from '../../../src/mockups/kit/counted'
import { routeOf } from '../../../src/mockups/services/route'
import { type MomentCase, press, tap } from '../../support/moment'

const { teams, length: weeks, moment } = content.picture.plan
const all = teams.map(({ id }) => id)
const said = (chosen: readonly string[]) => {
  const { lanes, length, inTurn, signOffs } = routeOf(teams, chosen)
  const sum = moment.summary
    .replace('{teams}', counted(moment.teams, lanes.length))
    .replace('{weeks}', counted(weeks, length))
    .replace('{signOffs}', counted(moment.signOffs, signOffs.length))
  return `${sum} ${moment.inTurn.replace('{weeks}', counted(weeks, inTurn))}`
}

export const route: MomentCase = {
  path: '/services',
  name: 'route',
  start: [said(all)],
  after: [said(all.filter(id => id !== 'design' && id !== 'apps'))],
  line: 'a plan with consultancy, development, training, marketing',
  keys: page => press(page, 'Tab', ' ', 'Tab', 'Tab', ' '),
  taps: async page => {
    await tap(page, '[data-moment] label:nth-of-type(2) b')
    await tap(page, '[data-moment] label:nth-of-type(4) b')
  },
}
