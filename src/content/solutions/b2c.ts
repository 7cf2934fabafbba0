import type { B2cContent } from '../../pages/solutions/B2c'
import { figures } from '../company'
import { picture } from '../pictures/b2c'

export const content = {
  meta: {
    title: 'B2C travel booking website and apps',
    description:
      'Sell flights, hotels, packages, tours, visas and eSIMs online under your own brand, with your markups, languages, currencies and payment methods.',
  },
  picture,
  hero: {
    eyebrow: 'B2C solutions',
    title: 'Your own travel shop, open while you sleep',
    lede: 'Sell flights, hotels and packages in your clients’ language and currency, on web and apps, at prices you set.',
    actions: ['sales', 'demo'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'From first search to refund, in your hands',
      lede: 'You choose the brand, the languages and the markups. Your clients search, book and pay without calling you.',
      items: [
        {
          icon: 'monitor',
          title: 'Responsive design',
          text: 'One shop fits phone, tablet and desktop, with the same fares and the same checkout.',
        },
        {
          icon: 'languages',
          title: 'Multilingual and multicurrency',
          text: 'Clients read in their own language and see every price in their own currency.',
        },
        {
          icon: 'users',
          title: 'CRM tools',
          text: 'Each client has a file with past bookings and requests, so your team knows who is calling.',
        },
        {
          icon: 'credit-card',
          title: 'Online payments',
          text: 'Card schemes, a wallet and pay-later providers, so no PNR waits for a bank transfer.',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          text: 'Android and iOS apps under your name, selling the same inventory as the website.',
        },
        {
          icon: 'calendar-clock',
          title: 'Booking management',
          text: 'Confirmations, cancellations, refunds and modifications, all handled in one booking file.',
        },
        {
          icon: 'percent',
          title: 'Dynamic pricing and markups',
          text: 'Set a markup by product, channel or season, and see net and sell price side by side.',
        },
        {
          icon: 'chart',
          title: 'Real-time reporting',
          text: 'Read sales and margin by product and channel while the day is still running.',
        },
      ],
    },
    {
      id: 'products',
      label: 'Products',
      eyebrow: 'Products',
      title: 'Six products in one shop',
      lede: 'Open with flights or with all six. Each product has its own suppliers and its own markup.',
      items: [
        {
          icon: 'plane',
          title: 'Flights',
          text: 'One search shows fares from every source side by side, each with your markup already on it.',
          tags: ['GDS', 'NDC', 'Aggregators', 'Low-cost carriers'],
        },
        {
          icon: 'bed-double',
          title: 'Hotels',
          text: `Over ${figures.hotels.value} through bed banks, with board and cancellation terms shown before payment.`,
          tags: ['Bed banks'],
        },
        {
          icon: 'package',
          title: 'Dynamic packages',
          text: 'Flight plus hotel at one price, with both net rates hidden behind the total.',
          tags: ['Flight + hotel'],
        },
        {
          icon: 'ticket',
          title: 'Tours and activities',
          text: 'Sold with the trip or on their own, so a client without a flight can still buy.',
          tags: ['With a trip', 'On their own'],
        },
        {
          icon: 'stamp',
          title: 'Visa',
          text: 'Clients see what their passport requires and send you the request with the booking.',
          tags: ['Per nationality'],
        },
        {
          icon: 'smartphone-nfc',
          title: 'eSIMs',
          text: 'A data plan for the destination, delivered by e-mail before the plane lands.',
          tags: ['QR by e-mail'],
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'First your margin, then your checkout',
    lede: 'Decide what you earn on each sale and how your clients pay. You can change both at any time.',
    items: {
      pricing: {
        title: 'Markups by product, channel or season',
        text: 'Write a rule for summer flights in the app and another for hotels on the website. Clients see the sell price only.',
      },
      shop: {
        title: 'Languages, currencies and payment',
        text: 'Pick the languages and currencies of your shop. Then switch on cards, a wallet and pay-later providers.',
      },
    },
  },
  statistics: [{ value: '50+', label: 'happy clients' }, { value: '98%', label: 'success rate' }, figures.support],
  closing: {
    title: 'Your clients book online. Let them book with you',
    lede: 'Tell us your products and your markets. We show you a shop with your languages and markups.',
    actions: ['getStartedToday', 'scheduleDemo'],
  },
} satisfies B2cContent
