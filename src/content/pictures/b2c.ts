import type { B2cPicture } from '../../mockups/b2c/words'

/** The markup on packages. */
const markup = '+ 8%'

// PLACEHOLDER: picture data, invented shops: the packages, prices, rates, rules and settings shown; put your own here
export const picture = {
  storefront: {
    start: 'en',
    label:
      'Try it: put your name and colour on the shop, change brand, language, currency and package. Shops and rates are made up.',
    cue: 'Try it: put your name on the shop',
    brands: {
      label: 'Brand',
      options: [
        { id: 'murjan', name: 'Murjan' },
        { id: 'saffron', name: 'Saffron' },
        { id: 'rosewater', name: 'Rosewater' },
      ],
    },
    languages: {
      label: 'Language',
      options: [
        { id: 'en', name: 'English' },
        { id: 'ar', name: 'العربية', lang: 'ar' },
      ],
    },
    currencies: {
      label: 'Currency',
      options: [
        { id: 'aed', name: 'AED' },
        { id: 'eur', name: 'EUR' },
        { id: 'usd', name: 'USD' },
      ],
    },
    address: '{brand}.example',
    rates: { aed: 10000, eur: 42600, usd: 36725 },
    trips: [
      { id: 'istanbul', nights: 4, dirhams: 234000 },
      { id: 'cairo', nights: 3, dirhams: 175500 },
      { id: 'tbilisi', nights: 5, dirhams: 279000 },
    ],
    fare: { from: 'DXB', to: 'IST', times: '08:20 – 12:05' },
    departs: 12,
    texts: {
      en: {
        called: 'English',
        shops: { murjan: 'Murjan Trips', saffron: 'Saffron Travel', rosewater: 'Rosewater Tours' },
        products: { options: ['Flights', 'Hotels', 'Packages', 'Visa', 'eSIM'], chosen: 2 },
        trips: {
          istanbul: { city: 'Istanbul', text: 'Direct, old town, breakfast' },
          cairo: { city: 'Cairo', text: 'Direct, Nile view, half board' },
          tbilisi: { city: 'Tbilisi', text: 'Direct, centre, breakfast' },
        },
        name: '{city}, {nights} nights',
        dates: '{from} to {to} Mar, 2 adults',
        units: { aed: 'AED', eur: 'EUR', usd: 'USD' },
        booked: 'Booked',
        parts: 'Pay in 4',
        first: '{sum} today',
        later: 'then {count}\u00a0×\u00a0{sum}, monthly',
      },
      ar: {
        called: 'Arabic',
        shops: { murjan: 'رحلات مرجان', saffron: 'زعفران للسفر', rosewater: 'جولات ماء الورد' },
        products: { options: ['طيران', 'فنادق', 'باقات', 'تأشيرات', 'شريحة eSIM'], chosen: 2 },
        trips: {
          istanbul: { city: 'إسطنبول', text: 'رحلة مباشرة، المدينة القديمة، مع الإفطار' },
          cairo: { city: 'القاهرة', text: 'رحلة مباشرة، إطلالة نيلية، نصف إقامة' },
          tbilisi: { city: 'تبليسي', text: 'رحلة مباشرة، وسط المدينة، مع الإفطار' },
        },
        name: '{city}، {nights} ليالٍ',
        dates: 'من {from} إلى {to} مارس، بالغان',
        units: { aed: 'درهم', eur: 'يورو', usd: 'دولار' },
        booked: 'تم الحجز',
        parts: 'الدفع على 4 أقساط',
        first: '{sum} اليوم',
        later: 'ثم {count} أقساط شهرية × {sum}',
      },
    },
    time: '9:41',
    said: {
      same: '{shop} in {language}: {trip} for {sum}.',
      converted:
        '{shop} in {language}: {trip} for {sum}, which is AED\u00a0{dirhams} at a demonstration rate of {rate}.',
    },
    ask: 'Talk about a shop like this',
    own: {
      name: 'Your agency’s name',
      colour: 'Your colour',
      address: 'your-name.example',
      said: 'Your shop',
      moved: {
        ground: 'The colour is a little darker, so it can be read.',
        light: 'Its lines are darker on light pages, so they show.',
        dark: 'Its lines are lighter on dark pages, so they show.',
      },
      copy: 'Copy link',
      copied: 'Link copied',
      failed: 'Your browser would not copy it. Here is the link, ready to copy.',
      link: 'Link to your shop',
      whatsapp: 'WhatsApp',
      share: 'Share…',
      message: 'This is how our own travel shop could look:',
    },
  },
  pricing: {
    head: ['Product', 'Channel', 'Season', 'Markup'],
    rules: [
      { product: 'Flights', channel: 'App', season: 'Summer', markup: '+ 45', changed: true },
      { product: 'Hotels', channel: 'Website', season: 'All year', markup: '+ 11%' },
      { product: 'Packages', channel: 'All', season: 'March', markup },
    ],
    example: { name: 'Istanbul, 4 nights', net: 'Net 2,166.67', markup, amount: 'AED 2,340.00' },
  },
  settings: {
    languages: { name: 'Languages', tags: { names: ['EN', 'AR', 'FR', 'TR'], lit: [0, 1] } },
    currencies: { name: 'Currencies', tags: { names: ['AED', 'EUR', 'USD', 'SAR'], lit: [0, 1, 2] } },
    payments: { names: ['Cards, 3D Secure', 'Wallet', 'Pay in 4'], on: 'On' },
  },
} satisfies B2cPicture
