// Facts about the company in Arabic. What is the same in both languages comes from the English file.
import * as english from '../company'
import type { Office } from '../types'

export { brandInArabic, hotels, hours, mailboxes, phone, whatsapp } from '../company'

// PLACEHOLDER: brand in Arabic; put your company's Arabic name here
export const brand = english.brandInArabic
export const tagline = 'المنصّة التي تسير بها وكالات السفر'

// PLACEHOLDER: address in Arabic; put your full postal address here (street, building, PO box), a line each
export const address = ['واحة دبي للسيليكون', 'دبي، الإمارات العربية المتحدة']

/** As in English. */
export const offices: readonly Office[] = []

/** The English figures with their words in Arabic: value, date and whether they were counted are those of the English file. */
export const figures = {
  bookings: {
    ...english.figures.bookings,
    label: 'حجز في الشهر',
    description: 'الحجوزات المؤكدة لجميع المنتجات وجميع الوكالات.',
  },
  shops: {
    ...english.figures.shops,
    label: 'عميلًا سعيدًا',
    description: 'شركات سفر تدير متجرًا على المنصّة.',
  },
  years: {
    ...english.figures.years,
    label: 'سنة من الابتكار',
    description: 'منذ التأسيس في القاهرة عام 2010.',
    counted: {
      ...english.figures.years.counted,
      method: 'من عام 2010 حتى الانتقال إلى دبي. وعلامة + تشمل ما تلاه من سنوات.',
    },
  },
  support: {
    ...english.figures.support,
    label: 'دعم متواصل',
    description: 'للعملاء، ليلًا ونهارًا.',
  },
}
