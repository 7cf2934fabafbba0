import type { AboutPicture } from '../../../mockups/about/words'
import { picture as services } from './services'

const { maturity, offers, course } = services.services

export const picture = {
  /** The services' pictures, with their lists cut to what fits on a tile. */
  teams: {
    ...services.services,
    maturity: { ...maturity, scores: maturity.scores.slice(0, 1), advice: [] },
    offers: { ...offers, items: offers.items.slice(0, 2) },
    course: { ...course, modules: course.modules.slice(0, 2) },
  },
  // PLACEHOLDER: picture data in Arabic, an invented night of the support; put your own demonstration data here
  watch: {
    title: 'ليلة من تأليفنا',
    hours: '20:00 إلى 08:00',
    lines: [
      { at: '21:40', state: 'صدرت' },
      { at: '02:15', state: 'أُرسل رابط' },
      { at: '06:50', state: 'نعمل عليه', open: true },
    ],
  },
} satisfies AboutPicture
