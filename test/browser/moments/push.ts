import { content } from '../../../src/content/services/mobile-apps'
import { type MomentCase, press, tap } from '../../support/moment'

const { phones } = content.picture
const { online, offline } = phones.moment.says
const filled = (sentence: string) => sentence.replace('{was}', phones.gates.was).replace('{now}', phones.gates.now)

export const push: MomentCase = {
  path: '/services/mobile-apps',
  name: 'push',
  start: [filled(online.unread)],
  after: [filled(offline.read)],
  line: 'the travel app, its message opened, in flight mode',
  keys: page => press(page, 'Enter', 'Tab', ' '),
  taps: async page => {
    await tap(page, '[data-moment] button')
    await tap(page, '[data-moment] label:has(input)')
  },
}
