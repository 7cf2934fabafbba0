import { content } from '../../../src/content/solutions/b2c'
import { type Shop, saidOf, startOf } from '../../../src/mockups/b2c/shop'
import { type MomentCase, press, tabTo, tap } from '../../support/moment'

const words = content.picture.storefront
const START = startOf(words)
const after: Shop = { ...START, brand: 'saffron', language: 'ar', currency: 'eur', trip: 'cairo' }

export const shop: MomentCase = {
  path: '/solutions/b2c',
  name: 'shop',
  start: [saidOf(words, START)],
  after: [saidOf(words, after)],
  line: 'a shop in Arabic, prices in EUR, in the colours of Saffron Travel',
  keys: async page => {
    await press(page, 'ArrowDown', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown')
    // Over the fields for a brand of one's own, and the ways to pass the shop on.
    await tabTo(page, '[name=trip]')
    await press(page, 'ArrowDown')
  },
  taps: async page => {
    const { brand, language, currency, trip } = after
    for (const id of [brand, language, currency]) await tap(page, `[data-moment] [data-id=${id}]`)
    await tap(page, `[data-moment] label[data-sky=${trip}] b`)
  },
}
