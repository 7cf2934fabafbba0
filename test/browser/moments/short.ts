import { content } from '../../../src/content/privacy'
import { type MomentCase, press, tap } from '../../support/moment'

const { short: words, sections } = content

export const short: MomentCase = {
  path: '/privacy',
  name: 'short',
  start: [words.all],
  after: [words.lines.replace('{count}', String(sections.length))],
  keys: page => press(page, ' '),
  taps: page => tap(page, '[data-moment] label'),
  withoutScript: '[name=short]',
}
