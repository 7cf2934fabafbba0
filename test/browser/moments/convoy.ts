import { content } from '../../../src/content/not-found'
import { HOPS } from '../../../src/mockups/not-found/model'
import { type MomentCase, press, tap } from '../../support/moment'

const { behind } = content.convoy

export const convoy: MomentCase = {
  path: '/404',
  name: 'convoy',
  start: [behind[HOPS] ?? ''],
  after: [behind[HOPS - 2] ?? ''],
  keys: page => press(page, 'ArrowRight', 'Enter'),
  taps: async page => {
    await tap(page, '[data-moment] button')
    await tap(page, '[data-moment] button')
  },
}
