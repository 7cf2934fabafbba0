import { content } from '../../../src/content/services/consultancy'
import { figuresOf } from '../../../src/mockups/consultancy/operating-model'
import { counted } from '../../../src/mockups/kit/counted'
import { amount } from '../../../src/mockups/kit/money'
import { type MomentCase, press, tap } from '../../support/moment'

const { plans, views, moment } = content.picture.model
const said = (view: 'today' | 'target', rest: string) => {
  const { links, sheets, wasted } = figuresOf(plans[view])
  const sum = moment.summary
    .replace('{view}', views[view])
    .replace('{links}', counted(moment.links, links))
    .replace('{sheets}', counted(moment.sheets, sheets))
  return `${sum} ${rest.replace('{sum}', `${moment.currency}\u00a0${amount(wasted)}`)}`
}

export const target: MomentCase = {
  path: '/services/consultancy',
  name: 'target',
  start: [said('today', moment.unsold.replace('{names}', plans.today.suppliers[3].name))],
  after: [said('target', moment.sold)],
  line: 'the map of an agency, as it is planned',
  keys: page => press(page, 'ArrowRight'),
  taps: page => tap(page, '[data-moment] label:nth-of-type(2)'),
}
