import type { AncillariesPicture } from '../../mockups/ancillaries/words'

// PLACEHOLDER: picture data, the extras on an invented booking, and the add-ons of the three pictures with their sales; put your own demonstration data here
export const picture = {
  extras: {
    label:
      "Product preview: a cabin seat map with priced zones and seat 4E chosen, a list of extras on the booking with a bag, an eSIM, insurance and documents by WhatsApp, and the operator's own add-on Meet and greet, optional, with net and sell price",
    title: 'Seat 4E',
    price: '+ USD 18',
    letters: 'ABC DEF',
    zones: [
      { name: 'Front', price: 'USD 32', rows: ['ccxccx', 'xccxcc'] },
      { name: 'Standard', price: 'USD 18', rows: ['..xx..', '.x..e.', 'xx...x'] },
      { name: 'Extra legroom', price: 'USD 28', rows: ['cxxccc'] },
      { name: 'Standard', price: 'USD 18', rows: ['...xx.', '.xx...', 'x..x..', '..x.x.'] },
    ],
    seat: '4E',
    extras: {
      title: 'Extras',
      booking: 'PNR QX7L2M',
      items: [
        { icon: 'armchair', name: 'Seat 4E', text: 'Standard', price: '18.00' },
        { icon: 'package', name: 'Bag, 23 kg', text: 'One piece', price: '35.00' },
        { icon: 'smartphone-nfc', name: 'eSIM, 5 GB', text: '15 days', price: '9.00' },
        { icon: 'shield', name: 'Travel insurance', text: '2 to 9 Jun', price: '14.00' },
        { icon: 'smartphone', name: 'Documents', text: 'By WhatsApp', price: 'Free' },
      ],
      total: 'USD 76.00',
      action: 'Add to booking',
    },
    addOn: {
      name: 'Meet and greet',
      text: 'Your own add-on in Cairo',
      money: {
        net: { label: 'Net', value: '22.00' },
        sell: { label: 'Sell', value: '35.00' },
        margin: { label: 'Margin', value: '13.00' },
      },
      terms: { options: ['Optional', 'Mandatory'], chosen: 0 },
    },
  },
  editor: {
    name: { label: 'Add-on', value: 'Airport transfer, Cairo' },
    money: {
      net: { label: 'Net', value: '18.00' },
      sell: { label: 'Sell', value: '28.00' },
      margin: { label: 'Margin', value: '10.00' },
    },
    terms: { options: ['Optional', 'Mandatory'], chosen: 0 },
    action: 'Publish',
  },
  sales: {
    month: 'June',
    sold: 'Sold',
    currency: 'USD',
    items: [
      { name: 'Meet and greet', sold: 64, revenue: '2,240', share: 100 },
      { name: 'Airport transfer', sold: 41, revenue: '1,148', share: 51 },
      { name: 'Priority check-in', sold: 38, revenue: '570', share: 25 },
      { name: 'Nile dinner', sold: 9, revenue: '405', share: 18 },
    ],
  },
} satisfies AncillariesPicture
