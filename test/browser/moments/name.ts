import { content } from '../../../src/content/about'
import { APART } from '../../../src/mockups/about/model'
import { type MomentCase, press, tap } from '../../support/moment'

const { arabic, moment } = content.word
const all = [...arabic].length
const said = (together: number) => moment.together[together - 1] ?? ''

export const letters: MomentCase = {
  path: '/about',
  name: 'name',
  start: [said(APART)],
  after: [said(all)],
  keys: page => press(page, 'End'),
  taps: page => tap(page, '[data-moment] input', 0.97),
}
