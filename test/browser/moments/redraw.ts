import { content } from '../../../src/content/services/ui-ux-design'
import { amount } from '../../../src/mockups/kit/money'
import { type RedrawState, sums } from '../../../src/mockups/ui-ux-design/redraw'
import { type MomentCase, press, tap } from '../../support/moment'

const { board } = content.picture

const said = (state: RedrawState) => {
  const { steps, late } = sums(board.fares.items[0].price, board.bagPrice, state)
  const { title, text } = board.says[state.bag ? state.view : 'none']
  const written = (sum: number) => `${board.currency}\u00a0${amount(sum)}`
  return `${title} ${text
    .replace('{fare}', written(steps[0]))
    .replace('{pay}', written(steps[2]))
    .replace('{late}', written(late))}`
}

export const redraw: MomentCase = {
  path: '/services/ui-ux-design',
  name: 'redraw',
  start: [said({ view: 'before', bag: true })],
  after: [said({ view: 'after', bag: false })],
  line: 'the booking flow redrawn, without a bag',
  keys: page => press(page, 'ArrowRight', 'Tab', ' '),
  taps: async page => {
    await tap(page, '[data-moment] fieldset label:nth-of-type(2)')
    await tap(page, '[data-moment] label:has(input[type=checkbox])', 0.2)
  },
}
