import type { DesignPicture } from '../../mockups/ui-ux-design/words'

// PLACEHOLDER: picture data, an invented booking flow, its fares and the share of testers who leave at each step; put your own here
export const picture = {
  board: {
    label:
      'Product preview: a booking flow as three wireframes, fares, travellers and payment, with the share of visitors who leave after each, a note pinned to the bag price, and a strip of colour and type tokens',
    title: 'Booking flow',
    views: { options: ['As it is', 'Redrawn'], chosen: 0 },
    fares: {
      title: 'Fares',
      items: [
        { name: 'Light', price: '1,104', text: 'Cabin bag', chosen: true },
        { name: 'Classic', price: '1,182', text: '23 kg bag' },
        { name: 'Flex', price: '1,318', text: '23 kg bag, refundable', spare: true },
      ],
      leave: '18% leave',
    },
    travellers: {
      title: 'Travellers',
      name: { label: 'As in passport', value: 'Nour Adel' },
      passport: { label: 'Passport valid to', value: '11 Aug 2029' },
      bag: { label: '23 kg bag', value: '+ 66' },
      leave: '31% leave',
    },
    payment: {
      title: 'Payment',
      sum: { label: 'To pay, AED', value: '1,170.00' },
      card: { label: 'Card', value: 'ending 4021' },
      pay: 'Pay 1,170.00',
    },
    pin: '1',
    note: {
      title: 'The bag price comes too late',
      text: 'Testers looked for it beside the fare, before they typed a name.',
      before: 'Hidden fee',
      after: 'Redrawn',
    },
    colours: [
      { name: 'Ink', token: 'ink' },
      { name: 'Coral', token: 'coral' },
      { name: 'Gulf', token: 'teal' },
      { name: 'Sand', token: 'sand' },
    ],
    type: { sample: 'Aa', text: '13 / 18' },
  },
} satisfies DesignPicture
