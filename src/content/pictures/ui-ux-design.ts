import type { DesignPicture } from '../../mockups/ui-ux-design/words'

// PLACEHOLDER: picture data, an invented booking flow and its fares; put your own here
export const picture = {
  board: {
    label: 'Try it: compare a booking flow as it is and redrawn, with or without a bag. The fares are made up.',
    cue: 'Try it: switch to the redrawn flow',
    title: 'Booking flow',
    views: { name: 'Drawing', before: 'As it is', after: 'Redrawn' },
    currency: 'AED',
    bagPrice: 7000,
    fares: {
      title: 'Fares',
      items: [
        { name: 'Light', price: 110400, text: 'Cabin bag' },
        { name: 'Classic', price: 118200, text: '23 kg bag' },
        { name: 'Flex', price: 131800, text: '23 kg bag, refundable', spare: true },
      ],
    },
    travellers: {
      title: 'Travellers',
      name: { label: 'As in passport', value: 'Nour Adel' },
      passport: { label: 'Passport valid to', value: '11 Aug 2029' },
    },
    payment: {
      title: 'Payment',
      card: { label: 'Card', value: 'ending 4021' },
      button: 'Pay',
    },
    bag: '23\u00a0kg\u00a0bag',
    shown: 'Price shown',
    same: 'same price',
    pin: '1',
    says: {
      before: {
        title: 'The bag price comes too late',
        text: 'The fare says {fare}, the last step {pay}: {late} more, after the passport was typed.',
      },
      after: {
        title: 'The bag stands beside the fare',
        text: '{pay} from the first step to the last. Nothing is added on the way.',
      },
      none: {
        title: 'Without a bag both agree',
        text: '{pay} on every step of both. Add a bag, and only the redrawn flow says so in time.',
      },
    },
    ask: 'Have your own flow redrawn',
    colours: [
      { name: 'Ink', token: 'ink' },
      { name: 'Coral', token: 'coral' },
      { name: 'Gulf', token: 'teal' },
      { name: 'Sand', token: 'sand' },
    ],
    type: { sample: 'Aa', text: '13 / 18' },
  },
  desk: {
    columns: ['Flight', 'Net', 'Markup', 'Sell', 'Office', 'Until'],
    percent: 6,
    rows: [
      { flight: 'NJ 118', net: 98000, office: 'CAI‑1', until: '16:00' },
      { flight: 'NJ 308', net: 112500, office: 'DXB‑2', until: '11:20' },
      { flight: 'NJ 552', net: 86000, office: 'CAI‑1', until: '18:40' },
      { flight: 'NJ 640', net: 123500, office: 'RUH‑3', until: '20:15' },
    ],
  },
  contrast: '4.5 : 1',
  files: {
    arrow: ' → ',
    names: ['interview-07.vtt', 'bag.svg', 'booking-flow.html', 'button.pdf'],
    notes: [{ at: '04:12', text: '“Is the bag in it?”' }, '18, 84', '202, 16', '16 / 24', '48'],
  },
} satisfies DesignPicture
