import { content } from '../../../src/content/about'
import { type MomentCase, press, tap } from '../../support/moment'

const { arabic, moment } = content.word
const all = [...arabic].length
const said = (together: number) => moment.together[together - 1] ?? ''

export const letters: MomentCase = {
  path: '/about',
  name: 'name',
  start: [said(all)],
  after: [said(1)],
  keys: page => press(page, 'Home'),
  taps: page => tap(page, '[data-moment] input', 0.03),
}
