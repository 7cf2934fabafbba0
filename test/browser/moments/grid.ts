import { content } from '../../../src/content/services/ui-ux-design'
import { type MomentCase, press, tap } from '../../support/moment'

const { off, on } = content.wireframes.grid

export const grid: MomentCase = {
  path: '/services/ui-ux-design',
  name: 'grid',
  start: [off],
  // The page counts its own columns and controls.
  after: [new RegExp(`^${on.replace(/[.?()]/g, '\\$&').replace(/\{\w+\}/g, '\\d+')}$`)],
  keys: page => press(page, ' '),
  taps: page => tap(page, '[data-moment=grid] button'),
}
