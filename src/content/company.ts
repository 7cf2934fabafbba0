// Facts about the company, for the texts in the other files.
import type { BusinessHours, Office, Statistic } from './types'

// PLACEHOLDER: brand; put your company's name here, then rewrite the texts that explain it: npm run placeholders lists them
export const brand = 'Qafila'
export const brandInArabic = 'قافلة'
export const tagline = 'The platform travel agencies travel on'

// PLACEHOLDER: address; put your full postal address here (street, building, PO box), a line each
export const address = ['Dubai Silicon Oasis', 'Dubai, United Arab Emirates']

/** Further offices, on the contact page and in the footer. The legal texts name the address above alone. */
export const offices: readonly Office[] = []

// PLACEHOLDER: telephone number; put yours here with its country code, such as '+971 4 000 0000'; null for none
export const phone: string | null = null
// PLACEHOLDER: WhatsApp number; put yours here with its country code; null for none
export const whatsapp: string | null = null
/**
 * When sales and the numbers above answer, such as `{ days: ['Monday', 'Friday'], from: '09:00', to: '18:00', timeZone:
 * 'Asia/Dubai', place: 'Dubai' }`, with each day. The contact form then promises its reply by the morning or afternoon of such a
 * day. It does not know holidays.
 */
// PLACEHOLDER: fact, business hours; put yours here; null if you publish none
export const hours: BusinessHours | null = null

export const mailboxes = {
  // PLACEHOLDER: mailbox; put your address for general enquiries here, the one that form messages reach
  info: 'info@qafila.example',
  // PLACEHOLDER: mailbox; put your sales address here
  sales: 'sales@qafila.example',
  // PLACEHOLDER: mailbox; put your support address here
  support: 'support@qafila.example',
}

/** The headline figures that more than one page shows. */
export const figures = {
  // PLACEHOLDER: figure; say on which day and how it was counted
  bookings: {
    id: 'bookings',
    value: '10K+',
    label: 'bookings per month',
    description: 'Confirmed bookings of all products and all agencies.',
    counted: null,
  },
  // PLACEHOLDER: figure; say on which day and how it was counted
  shops: {
    id: 'shops',
    value: '50+',
    label: 'happy clients',
    description: 'Travel companies that run a shop on the platform.',
    counted: null,
  },
  years: {
    id: 'years',
    value: '13+',
    label: 'years of innovation',
    description: 'Since the founding in Cairo in 2010.',
    counted: { date: '2023', method: 'From 2010 to the move to Dubai. The plus stands for the years since.' },
  },
  support: {
    id: 'support',
    value: '24/7',
    label: 'support',
    description: 'For clients, day and night.',
    counted: 'offer',
  },
} satisfies Record<string, Statistic>

/** How many hotels can be booked through bed banks. */
export const hotels = '1M'
