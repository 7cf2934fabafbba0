import type { B2bContent } from '../../pages/solutions/B2b'
import { figures } from '../company'
import { picture } from '../pictures/b2b'

export const content = {
  meta: {
    title: 'B2B platform for agency networks',
    description:
      'Unlimited agencies, users and roles with suppliers, markups and credit per agency, overdraft approvals, invoicing cycles and API OUT.',
  },
  picture,
  hero: {
    eyebrow: 'B2B solutions',
    title: 'Run your whole agency network on one ledger',
    lede: 'Give every agency its own suppliers, markups and credit. Watch what they sell and what they owe, live.',
    actions: ['demo', 'sales'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'Control at the centre, freedom at the counter',
      lede: 'Head office sets the rules once. Each agency sells inside them, under its own name.',
      items: [
        {
          icon: 'users',
          title: 'Unlimited agencies and users',
          text: 'As many roles as you need, from head office to sub-agency, each with its own permissions.',
        },
        {
          icon: 'split',
          title: 'Suppliers per agency',
          text: 'Assign supplier by supplier and cap the spend on each one.',
        },
        {
          icon: 'percent',
          title: 'Fixed or percentage markups',
          text: 'Add an amount for one office ID and a percentage for the next, by product, supplier or channel.',
        },
        {
          icon: 'plug',
          title: 'API OUT distribution',
          text: 'Feed your content to partners who book in their own systems.',
        },
        {
          icon: 'store',
          title: 'Retail markup for partners',
          text: 'A partner agency adds its own margin on top of yours and shows its client one sell price.',
        },
        {
          icon: 'landmark',
          title: 'Consolidated accounts',
          text: 'One balance and one credit line per agency, across every product it sells.',
        },
        {
          icon: 'triangle',
          title: 'Overdraft bookings',
          text: 'Limits, auto-blocking and approvals, so a full credit line need not lose the sale.',
        },
        {
          icon: 'calendar-clock',
          title: 'Invoicing cycles',
          text: 'Bill each agency weekly, bi-weekly or monthly, and settle by hand or in part.',
        },
        {
          icon: 'credit-card',
          title: 'Credit, card or payment link',
          text: 'For each booking, the agent uses the credit limit, takes a card or sends a payment link.',
        },
        {
          icon: 'wallet',
          title: 'Prepaid and postpaid',
          text: 'Prepaid and postpaid agencies side by side, each held to its own balance or limit.',
        },
      ],
    },
    {
      id: 'products',
      label: 'Products',
      eyebrow: 'Products',
      title: 'What your agencies will sell',
      lede: 'Open or close each product per agency, with its own markup.',
      items: [
        {
          icon: 'plane',
          title: 'Flights',
          text: 'Agents see the sources you open for them and ticket through the PCC or office ID you assign.',
          tags: ['GDS', 'NDC', 'Aggregators', 'Low-cost carriers'],
        },
        {
          icon: 'bed-double',
          title: 'Hotels',
          text: `Over ${figures.hotels.value} through bed banks, with a low markup for one agency and a higher one for the next.`,
          tags: ['Bed banks'],
        },
        {
          icon: 'package',
          title: 'Dynamic packages',
          text: 'Flight plus hotel, one price: the agent quotes a total and the net rates stay hidden.',
          tags: ['Flight + hotel'],
        },
        {
          icon: 'ticket',
          title: 'Tours and activities',
          text: 'With the trip or on their own, charged to the same credit line as the flights.',
          tags: ['With a trip', 'On their own'],
        },
        {
          icon: 'stamp',
          title: 'Visa',
          text: 'Agents read the requirements per nationality and send the request from the booking.',
          tags: ['Per nationality'],
        },
        {
          icon: 'smartphone-nfc',
          title: 'eSIMs',
          text: 'Delivered by e-mail, so an agency earns on data without holding any stock.',
          tags: ['QR by e-mail'],
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Start with your margin and your invoices',
    lede: 'Give your first agency its markups and its billing cycle. It can sell from then on.',
    items: {
      markups: {
        title: 'Markups, fixed or percentage',
        text: 'Set by product type, office ID, supplier, agency or channel. Partner agencies add a retail markup of their own on top.',
      },
      invoicing: {
        title: 'Invoicing that runs itself',
        text: 'Weekly, bi-weekly or monthly cycles with manual or partial settlement.',
      },
    },
  },
  statistics: [
    { value: 'Unlimited', label: 'agencies and users' },
    { value: 'Real-time', label: 'reporting' },
    figures.support,
  ],
  closing: {
    title: 'Your network, ready to sell',
    lede: 'See your own agencies, rules and suppliers in a live demo.',
    actions: ['b2b', 'scheduleDemo'],
  },
} satisfies B2bContent
