import { content } from '../../../src/content/cookies'
import { type MomentCase, press, tap } from '../../support/moment'

const { proof: words } = content
const [before = ''] = words.counted.replace('{cookies}', '0').replace('{foreign}', '0').split('{requests}')

export const proof: MomentCase = {
  path: '/cookies',
  name: 'proof',
  start: [words.before],
  // No cookies, no request to other companies out of at least one, and any number of kept entries.
  after: [new RegExp(`^${before}[1-9]\\d*\\. .*: \\d+\\.$`)],
  keys: page => press(page, 'Enter'),
  taps: page => tap(page, '[data-moment] button'),
}
