import { content } from '../../../src/content/services'
import { routeOf } from '../../../src/mockups/services/route'
import { type MomentCase, press, tap } from '../../support/moment'

const { teams, length: weeks, moment } = content.picture.plan
const all = teams.map(({ id }) => id)
const several = ({ several }: { several: string }, n: number) => several.replace('{n}', String(n))
const said = (chosen: readonly string[]) => {
  const { lanes, length, inTurn, signOffs } = routeOf(teams, chosen)
  const sum = moment.summary
    .replace('{teams}', several(moment.teams, lanes.length))
    .replace('{weeks}', several(weeks, length))
    .replace('{signOffs}', several(moment.signOffs, signOffs.length))
  return `${sum} ${moment.inTurn.replace('{weeks}', several(weeks, inTurn))}`
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
