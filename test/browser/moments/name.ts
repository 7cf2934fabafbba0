import { content } from '../../../src/content/about'
import { together } from '../../../src/mockups/about/model'
import { type MomentCase, press, tap } from '../../support/moment'

const { arabic, moment } = content.word
const said = (joined: number) => moment.together[joined - 1] ?? ''

export const letters: MomentCase = {
  path: '/about',
  name: 'name',
  start: [said(together(arabic))],
  after: [said(1)],
  keys: page => press(page, 'Home'),
  taps: page => tap(page, '[data-moment] input', 0.03),
}
