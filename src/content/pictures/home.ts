import type { HomePicture } from '../../mockups/home/words'
import { picture as ancillaries, own } from './ancillaries'
import { picture as bedbank } from './bedbank'
import { picture as corporate } from './corporate'

const { moment: trip, start: asked } = corporate.approval

/** The cabin of the ancillaries page, in the marks of the seat map on its card, which draws the middle rows. */
const cabin = ancillaries.extras
const seatRow = Number.parseInt(cabin.start.seat, 10) - 1
const marks = { front: 'f', standard: '.', legroom: 'l' }
const seatMarks = cabin.rows.map(({ zone, seats }, row) =>
  Array.from(seats, (seat, column) => {
    if (cabin.start.seat === `${row + 1}${'ABCDEF'[column]}`) return 'e'
    return seat === 'x' ? seat : marks[zone]
  }).join(''),
)

/** Products that other pages sell too, at the prices that they have there. */
const { rates, rooms } = bedbank.calendar
const [room] = rooms
const esim = cabin.extras.find(({ id }) => id === 'esim')
const money = (hundredths: number) => `${cabin.currency} ${hundredths / 100}`

// PLACEHOLDER: picture data, the invented fares, agencies, rooms and booking of the product pictures; put your own here
export const picture = {
  flights: {
    label: 'Beside the fares: an overdraft that waits for head office, and other markup rules',
    title: 'CAI to DXB',
    query: '12 March, 1 adult',
    sources: { names: ['GDS', 'NDC', 'LCC'], lit: [1] },
    from: 'CAI',
    to: 'DXB',
    net: 'Net',
    currency: 'AED',
    fares: [
      {
        id: 'nj1',
        initials: 'NJ',
        airline: 'Nile Jet',
        departs: '06:35',
        arrives: '12:10',
        via: 'Direct',
        source: 'NDC',
        net: 110400,
        rule: { percent: 6, name: 'office' },
        gds: 120950,
      },
      {
        id: 'gl',
        initials: 'GL',
        airline: 'Gulfline',
        departs: '09:20',
        arrives: '14:55',
        via: 'Direct',
        source: 'GDS',
        net: 118200,
        rule: { percent: 4, name: 'office' },
        spare: 1,
      },
      {
        id: 'lv',
        initials: 'LV',
        airline: 'Levanter',
        departs: '11:05',
        arrives: '18:40',
        via: '1 stop AMM',
        source: 'LCC',
        net: 86100,
        rule: { fixed: 4500, name: 'fixed' },
      },
      {
        id: 'nj2',
        initials: 'NJ',
        airline: 'Nile Jet',
        departs: '18:10',
        arrives: '23:40',
        via: 'Direct',
        source: 'NDC',
        net: 126800,
        rule: { percent: 6, name: 'office' },
        gds: 139600,
        spare: 2,
      },
    ],
    chosen: 'nj1',
    moment: {
      label: 'Try it: move the markup on NDC fares, and choose a flight. The fares are made up.',
      cue: 'Try it: move the markup',
      rule: 'Markup on NDC fares',
      earned: 'You earn {sum} on {seat}.',
      above: 'In the GDS this flight is cheaper: {sum}.',
      aboveShort: '{markup} > GDS',
      ask: 'Send us this set‑up',
    },
    overdraft: {
      initials: 'OT',
      agency: 'Oasis Tours',
      tag: 'Overdraft',
      amount: 'USD 4,500',
      over: 'over its limit',
      trip: 'CAI to IST, 6 travellers, bi‑weekly invoice',
      used: 96,
      limit: 78,
      waits: 'Waits for head office, which can approve it this once',
      settled: {
        label: 'Product preview: the overdraft waits at 21:40, and is approved on a phone at 21:44',
        at: '21:40',
        approved: { at: '21:44', tag: 'Approved once', by: 'Head of finance, on a phone, for this booking only.' },
      },
    },
    rules: {
      title: 'Other markup rules',
      items: [
        { name: 'Flights, GDS', text: 'Office CAI-02', markup: '+ 4%' },
        { name: 'Flights, LCC', text: 'Office CAI-02', markup: '+ AED 45' },
        { name: 'Hotels', text: 'Delta Holidays', markup: '+ 9%' },
      ],
    },
  },
  solutions: {
    agencies: {
      title: 'Agencies',
      column: 'Credit used',
      items: [
        { initials: 'DH', name: 'Delta Holidays', used: 62, status: 'Active' },
        { initials: 'OT', name: 'Oasis Tours', used: 123, status: 'Overdraft' },
        { initials: 'AT', name: 'Atlas Travel', used: 22, status: 'Active' },
        { initials: 'LV', name: 'Levant Voyages', used: 100, status: 'Blocked' },
      ],
    },
    offer: {
      title: 'Flight + hotel',
      tags: { names: ['EN', 'AR', 'AED'], lit: [0, 2] },
      trip: { name: 'Istanbul, 4 nights', text: 'Direct, old town, breakfast' },
      price: { amount: '2,340.00', currency: 'AED' },
      parts: { name: 'Pay in 4', text: '585.00 today, then 3\u00a0×\u00a0585.00, monthly' },
      booked: 'Booked',
    },
    request: {
      title: 'Trip request',
      tag: trip.tags.open,
      stops: [
        {
          initials: trip.request.employee,
          name: `${trip.cabin.options[asked.cabin]}, ${trip.request.trip[asked.leg]}`,
          text: `Policy: ${trip.cabin.allowed[asked.leg].toLowerCase()}`,
        },
        { initials: '?', name: 'Director approval', text: trip.issued.tags.open },
      ],
    },
    seats: {
      title: cabin.moment.seat.replace('{seat}', cabin.start.seat),
      price: `+ ${cabin.currency} ${cabin.zones[cabin.rows[seatRow]?.zone ?? 'standard'].sell / 100}`,
      rows: seatMarks.slice(1, 6),
    },
    rooms: {
      title: 'Deluxe twin',
      plans: { names: ['BB', 'HB', 'AI'], lit: [] },
      days: '8 6 3 1 s s 9 9 5 2 8 8 b b b 4 6 7 3 1 9',
    },
  },
  checkout: {
    label: 'Product preview: a checkout with card, wallet, a local gateway and pay in four',
    title: 'Checkout',
    booking: 'Booking QF-20418',
    amount: 'AED 2,340.00',
    trip: 'Istanbul, 4 nights, 2 adults',
    card: { name: 'Card ending 4821', text: '3D Secure verified', tag: 'PCI' },
    wallet: 'Wallet',
    gateway: 'Local gateway',
    parts: { name: 'Pay in 4', text: 'AED 585 today, then monthly' },
    paid: 'Paid: AED 2,340.00',
  },
  products: {
    plans: rates.plans.map(({ name, board }) => ({ name, net: (room?.net ?? 0) + board })),
    ticket: { at: ancillaries.day.stops.at(-1)?.time ?? '', name: own.dinner.name, text: money(own.dinner.sell) },
    passport: { name: 'Egypt', text: 'to the UAE' },
    data: { name: esim?.name ?? '', text: esim?.text ?? '' },
  },
  values: { shop: 'Your brand', refund: 'Refund', penalty: 35000 },
} satisfies HomePicture
