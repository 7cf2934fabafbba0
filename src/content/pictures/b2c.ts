import type { B2cPicture } from '../../mockups/b2c/words'

// PLACEHOLDER: picture data, an invented shop: the packages, prices, rules and settings of the three pictures; put your own demonstration data here
export const picture = {
  storefront: {
    label:
      'Product preview: an online travel shop with flight and hotel packages in euros on a desktop, and on a phone the checkout of four nights in Istanbul in dirhams, paid by card, wallet or in four parts, in English or Arabic',
    address: 'marhaba-trips.example',
    shop: 'Marhaba Trips',
    products: { options: ['Flights', 'Hotels', 'Packages', 'Tours', 'Visa', 'eSIM'], chosen: 2 },
    languages: { options: ['EN', 'AR'], chosen: 0 },
    currencies: { options: ['AED', 'EUR'], chosen: 1 },
    query: [
      { label: 'From', value: 'Dubai' },
      { label: 'To', value: 'Anywhere' },
      { label: 'Dates', value: '12 to 16 Mar' },
      { label: 'Travellers', value: '2 adults' },
    ],
    search: 'Search',
    packages: [
      {
        name: 'Istanbul, 4 nights',
        text: 'Direct flight, old town, BB',
        price: '589',
        sky: 'dusk',
        chosen: true,
      },
      { name: 'Cairo, 3 nights', text: 'Direct flight, Nile view, HB', price: '412', sky: 'morning' },
      { name: 'Tbilisi, 5 nights', text: 'Direct flight, centre, BB', price: '655', sky: 'night' },
    ],
    currency: 'EUR',
    phone: {
      time: '9:41',
      trip: { name: 'Istanbul, 4 nights', text: '12 to 16 Mar, 2 adults' },
      price: { amount: '2,340', currency: 'AED' },
      ways: [
        { icon: 'credit-card', name: 'Card', text: '3D Secure' },
        { icon: 'wallet', name: 'Wallet', text: 'One tap' },
        { icon: 'split', name: 'Pay in 4', text: '585 today', chosen: true },
      ],
      pay: 'Pay AED 585',
    },
  },
  pricing: {
    head: ['Product', 'Channel', 'Season', 'Markup'],
    rules: [
      { product: 'Flights', channel: 'App', season: 'Summer', markup: '+ 45', changed: true },
      { product: 'Hotels', channel: 'Website', season: 'All year', markup: '+ 11%' },
      { product: 'Packages', channel: 'All', season: 'March', markup: '+ 8%' },
    ],
    example: { name: 'Istanbul, 4 nights', text: 'Net 2,166.67 + 8%', amount: 'AED 2,340.00' },
  },
  settings: {
    languages: { name: 'Languages', tags: { names: ['EN', 'AR', 'FR', 'TR'], lit: [0, 1] } },
    currencies: { name: 'Currencies', tags: { names: ['AED', 'EUR', 'SAR', 'USD'], lit: [0, 1, 2] } },
    payments: [
      { name: 'Cards, 3D Secure', on: true },
      { name: 'Wallet', on: true },
      { name: 'Pay in 4', on: true },
    ],
  },
} satisfies B2cPicture
