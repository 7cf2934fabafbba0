import type { AncillariesPicture } from '../../mockups/ancillaries/words'

const currency = 'USD'
const money = { net: 'Net', sell: 'Sell', margin: 'Margin' }
const optional = 'Optional'

/** The operator's own add-ons, with prices in hundredths of the currency. */
export const own = {
  host: { name: 'Meet and greet', text: 'Your own, in Cairo', net: 2200, sell: 3500 },
  transfer: { name: 'Airport transfer', text: 'Your own drivers', net: 1800, sell: 2800 },
  queue: { name: 'Priority check-in', sell: 1500 },
  dinner: { name: 'Nile dinner', sell: 4500 },
}

// PLACEHOLDER: picture data, the extras on an invented booking, and invented add-ons with their sales; put your own here
export const picture = {
  extras: {
    currency,
    zones: {
      front: { name: 'Front', net: 2750, sell: 3200 },
      standard: { name: 'Standard', net: 1550, sell: 1800 },
      legroom: { name: 'Extra legroom', net: 2400, sell: 2800 },
    },
    rows: [
      { zone: 'front', seats: '..x..x' },
      { zone: 'front', seats: 'x..x..' },
      { zone: 'standard', seats: '..xx..' },
      { zone: 'standard', seats: '.x....' },
      { zone: 'standard', seats: 'xx...x' },
      { zone: 'legroom', seats: '.xx...' },
      { zone: 'standard', seats: '...xx.' },
      { zone: 'standard', seats: '.xx...' },
    ],
    extras: [
      { id: 'bag', icon: 'package', name: 'Bag, 23 kg', text: 'One piece', net: 3150, sell: 3500 },
      { id: 'esim', icon: 'smartphone-nfc', name: 'eSIM, 5 GB', text: '15 days', net: 500, sell: 900 },
      { id: 'cover', icon: 'shield', name: 'Travel insurance', text: '2 to 9 Jun', net: 980, sell: 1400 },
      { id: 'docs', icon: 'smartphone', name: 'Documents', text: 'By WhatsApp', net: 0, sell: 0 },
      { id: 'host', icon: 'users', ...own.host },
    ],
    start: { seat: '4E', extras: ['bag'], mandatory: false },
    moment: {
      label: 'Try it: choose a seat and extras, and read what you earn. The booking is made up.',
      cue: 'Try it: choose a seat and extras',
      seat: 'Seat {seat}',
      taken: 'Taken',
      title: 'Extras',
      booking: 'Booking QF-20547',
      free: 'Free',
      pays: 'The traveller pays',
      keeps: 'You keep',
      sum: 'Seat {seat} with {count} of {all} extras: the traveller pays {sum}, of which {margin} is yours.',
      every: '{name} is in every total.',
      money,
      rule: 'Make it',
      optional,
      mandatory: 'Mandatory',
      ask: 'Talk about these extras',
    },
  },
  ticket: 'E‑ticket',
  editor: { ...own.transfer, currency, money, terms: optional, published: 'On sale from the next search' },
  sales: {
    month: 'June',
    sold: 'Sold',
    currency,
    items: [
      { name: own.host.name, sold: 64, sell: own.host.sell },
      { name: own.transfer.name, sold: 41, sell: own.transfer.sell },
      { ...own.queue, sold: 38 },
      { ...own.dinner, sold: 9 },
    ],
  },
  sum: {
    label: 'The total of the booking, with one add-on after the other',
    start: { title: 'Seat and bag', text: 'The airline’s price and your fee, as on the booking above.' },
  },
  day: {
    stops: [
      {
        time: '05:50',
        name: own.transfer.name,
        text: 'The driver is at the door, booked with the flight.',
        yours: true,
      },
      { time: '06:30', name: own.queue.name, text: 'The shorter queue at the airport.', yours: true },
      {
        time: '07:40',
        name: 'Documents',
        text: 'The desk wants the return ticket. The e‑ticket is on WhatsApp.',
        yours: false,
      },
      { time: '11:35', name: 'eSIM', text: 'Wheels down, and the phone is online.', yours: false },
      {
        time: '12:05',
        name: 'Baggage insurance',
        text: 'The bag has not arrived, but it is insured.',
        yours: false,
      },
      { time: '20:00', name: 'Local experience', text: 'Dinner on the Nile, with a guide you know.', yours: true },
    ],
    all: 'Travel insurance runs for the dates on the booking, as its terms say.',
    own: 'Yours',
    supplied: 'Built in',
  },
} satisfies AncillariesPicture
