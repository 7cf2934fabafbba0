import type { B2cContent } from '../../pages/solutions/B2c'
import { askedOn } from '../asked'
import { figures, hotels } from '../company'
import { suppliers, suppliersList } from '../facts'
import { picture } from '../pictures/b2c'

export const content = {
  meta: {
    title: 'B2C travel booking website and apps',
    description:
      'Sell flights, hotels, packages, tours, visas and eSIMs online, under your own brand and at your own prices.',
  },
  picture,
  hero: {
    eyebrow: 'B2C solutions',
    title: 'An online travel shop under your own name',
    lede: 'Travellers search, book and pay for flights, hotels and more at your prices, in the languages and currencies you choose.',
    actions: ['sales', 'demo'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'What travellers do in your shop',
      lede: 'They book and pay online at any hour, and make changes if the supplier allows it. The first confirmation under your own name is one to print and pin up.',
      items: [
        {
          title: 'Multilingual and multicurrency',
          text: 'Travellers choose among the languages and currencies you switch on.',
        },
        {
          title: 'Online payments',
          text: 'Card schemes, a wallet, local gateways and buy‑now‑pay‑later providers: travellers pay as they book, without a bank transfer.',
        },
        {
          title: 'Dynamic pricing and markups',
          text: 'Supplier prices move; your markup by product, channel or season is added. The traveller sees only the selling price.',
        },
        {
          title: 'Responsive design',
          text: 'The shop fits phone, tablet and desktop, with the same fares and the same checkout on each.',
        },
        {
          title: 'CRM tools',
          text: 'Past bookings and wishes in one file, so whoever takes the call knows the client’s usual seat.',
        },
        {
          title: 'Mobile apps',
          text: 'Apps for Android and iOS under your name, selling the same inventory as the website.',
        },
        {
          title: 'Real-time reporting',
          text: 'Read sales and margin by product and channel as bookings are made.',
        },
        {
          title: 'Booking management',
          text: 'Confirmations, cancellations, refunds and modifications are kept in one file, beside the airline’s reference (PNR).',
        },
      ],
    },
    {
      id: 'products',
      label: 'Products',
      eyebrow: 'Products',
      title: 'The whole trip in one shop',
      lede: 'Open with one product or all six, each with a markup of its own.',
      items: [
        {
          title: 'Flights',
          text: 'One search covers global distribution systems (GDS), airlines’ own NDC, aggregators and low‑cost carriers. The fare is checked again before payment.',
          tags: ['GDS', 'NDC', 'Aggregators', 'Low-cost carriers'],
        },
        {
          title: 'Hotels',
          text: `Over ${hotels} hotels through bed banks, with board and cancellation terms shown before payment.`,
          tags: ['Bed banks'],
        },
        {
          title: 'Dynamic packages',
          text: 'Flight plus hotel at one total. In the shop, neither part shows a price of its own.',
          tags: ['Flight + hotel'],
        },
        {
          title: 'Tours and activities',
          text: 'Added to a trip or bought alone, so you also sell to travellers who already have a flight.',
          tags: ['With a trip', 'On their own'],
        },
        {
          title: 'Visa',
          text: 'Travellers read the rules for their passport and send you the visa request in the booking.',
          tags: ['Per nationality'],
        },
        {
          title: 'eSIMs',
          text: 'A data plan for the destination, sent by email before departure.',
          tags: ['QR code by email'],
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Your prices, before your first sale',
    lede: 'Begin with what you earn on each sale and how travellers pay. You set markups yourself; a payment provider takes longer to say yes.',
    items: {
      shop: {
        title: 'Languages, currencies and payment',
        text: 'Pick the languages and currencies of your shop, then the ways to pay in each market.',
      },
      pricing: {
        title: 'Markups by product, channel or season',
        text: 'Write one rule for summer flights in the app and another for hotels on the website. Each takes effect with the next search.',
      },
    },
  },
  // PLACEHOLDER: picture data, one invented booking with its sums; put your own demonstration data here
  file: {
    eyebrow: 'After the sale',
    title: 'A paid booking can still change',
    lede: 'A change made online or by telephone adds a line to the same file, with the balance after it.',
    table: {
      title: 'Booking QF-20533, flight and hotel sold at two prices, in AED, made up',
      head: ['Charged', 'Paid', 'Balance'],
      entries: [
        {
          event: 'Confirmation',
          client: 'A traveller books a one‑way flight and four nights. Both are confirmed.',
          charged: 204000,
          paid: 204000,
        },
        {
          event: 'Modification',
          client: 'Adds a fifth night, and pays for it.',
          charged: 29500,
          paid: 29500,
        },
        {
          event: 'Cancellation',
          client: 'Cancels all five nights in time, and keeps the flight.',
          charged: -124000,
          paid: 0,
        },
        { event: 'Refund', client: 'Gets the price of the hotel back on the card.', charged: 0, paid: -124000 },
      ],
    },
  },
  suppliers: suppliersList(suppliers),
  statistics: [
    figures.shops,
    // PLACEHOLDER: figure; say what the 98 % are a share of, and over which period
    {
      id: 'success',
      value: '98%',
      label: 'success rate',
      description: 'By our own count. What it is a share of is not published yet.',
      counted: null,
    },
    figures.support,
  ],
  questions: {
    eyebrow: 'Questions',
    title: 'Disputes, launch and packages',
    items: askedOn('/solutions/b2c'),
  },
  closing: {
    title: 'See a shop like the one you plan',
    lede: 'Tell us your markets and suppliers. The demo follows one booking from the search to the refund.',
    actions: ['getStartedToday', 'scheduleDemo'],
  },
} satisfies B2cContent
