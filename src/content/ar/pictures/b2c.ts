import type { B2cPicture } from '../../../mockups/b2c/words'
import { picture as english } from '../../pictures/b2c'

const { texts } = english.storefront

/** The markup on packages. */
const markup = '+ 8%'

// PLACEHOLDER: picture data in Arabic, invented shops: the packages, prices, rates, rules and settings shown; put your own here
export const picture = {
  storefront: {
    start: 'ar',
    label:
      'جرّبوا: ضعوا اسمكم ولونكم على المتجر، وبدّلوا العلامة واللغة والعملة والباقة. المتاجر وأسعار الصرف من تأليفنا.',
    cue: 'جرّبوا: ضعوا اسمكم على المتجر',
    brands: {
      label: 'العلامة',
      options: [
        { id: 'murjan', name: 'مرجان' },
        { id: 'saffron', name: 'زعفران' },
        { id: 'rosewater', name: 'ماء الورد' },
      ],
    },
    languages: {
      label: 'اللغة',
      options: [
        { id: 'en', name: 'English', lang: 'en' },
        { id: 'ar', name: 'العربية' },
      ],
    },
    currencies: {
      label: 'العملة',
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
    fare: { from: 'DXB', to: 'IST', times: '08:20 إلى 12:05' },
    departs: 12,
    texts: {
      en: { ...texts.en, called: 'الإنجليزية' },
      ar: {
        ...texts.ar,
        called: 'العربية',
        trips: {
          istanbul: { city: 'إسطنبول', text: 'مباشرة، المدينة القديمة، إفطار' },
          cairo: { city: 'القاهرة', text: 'مباشرة، إطلالة نيلية، نصف إقامة' },
          tbilisi: { city: 'تبليسي', text: 'مباشرة، وسط المدينة، إفطار' },
        },
        parts: '4 أقساط',
      },
    },
    time: '9:41',
    said: {
      same: '{shop} باللغة {language}: {trip} بسعر {sum}.',
      converted: '{shop} باللغة {language}: {trip} بسعر {sum}، أي AED\u00a0{dirhams} بسعر صرف افتراضي قدره {rate}.',
    },
    ask: 'حدّثونا عن متجر كهذا',
    own: {
      name: 'اسم وكالتكم',
      colour: 'لونكم',
      address: 'your-name.example',
      said: 'متجركم',
      moved: {
        ground: 'اللون أغمق قليلًا، ليُقرأ ما عليه.',
        light: 'خطوطه أغمق على الصفحات الفاتحة، لتظهر.',
        dark: 'خطوطه أفتح على الصفحات الداكنة، لتظهر.',
      },
      copy: 'نسخ الرابط',
      copied: 'نُسخ الرابط',
      failed: 'لم يسمح متصفحكم بالنسخ. هذا هو الرابط، جاهز للنسخ.',
      link: 'رابط متجركم',
      whatsapp: 'واتساب',
      share: 'مشاركة…',
      message: 'هكذا قد يبدو متجر سفر باسمنا:',
    },
  },
  pricing: {
    head: ['المنتج', 'القناة', 'الموسم', 'الهامش'],
    rules: [
      { product: 'الطيران', channel: 'التطبيق', season: 'الصيف', markup: '+ 45', changed: true },
      { product: 'الفنادق', channel: 'الموقع', season: 'كل السنة', markup: '+ 11%' },
      { product: 'الباقات', channel: 'الكل', season: 'مارس', markup },
    ],
    example: { name: 'إسطنبول، 4 ليالٍ', net: 'الصافي 2,166.67', markup, amount: 'AED 2,340.00' },
  },
  settings: {
    languages: { name: 'اللغات', tags: { names: ['EN', 'AR', 'FR', 'TR'], lit: [0, 1] } },
    currencies: { name: 'العملات', tags: { names: ['AED', 'EUR', 'USD', 'SAR'], lit: [0, 1, 2] } },
    payments: { names: ['البطاقات، 3D Secure', 'المحفظة', '4 أقساط'], on: 'مفعّلة' },
  },
} satisfies B2cPicture
