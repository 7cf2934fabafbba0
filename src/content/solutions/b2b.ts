import type { B2bContent } from '../../pages/solutions/B2b'
import { askedOn } from '../asked'
import { figures } from '../company'
import { shown } from '../facts'
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
    title: 'Run your agency network on one ledger',
    lede: 'Each agency gets its own suppliers, markups and account. Every booking and payment lands in one ledger, so you see what an agency sells and owes.',
    actions: ['demo', 'sales'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'Head office sets the rules; agencies sell within them',
      lede: 'You set suppliers, markups and limits. Agencies sell under their own names, and need you only beyond a limit.',
      items: [
        {
          title: 'Unlimited agencies and users',
          text: 'Add all you need, from head office to sub‑agency, and decide which roles may book, price and see reports.',
        },
        {
          title: 'Fixed or percentage markups',
          text: 'Add a fixed sum on one source and a percentage on the next, by product, office ID, supplier, agency or channel.',
        },
        {
          title: 'Overdraft bookings',
          text: 'At its limit an agency is blocked, unless someone you have named approves a booking beyond it.',
        },
        {
          title: 'Suppliers per agency',
          text: 'Assign each agency its suppliers, and a spending limit on each supplier.',
        },
        {
          title: 'Consolidated accounts',
          text: 'One account per agency, prepaid or on credit, for all the products it sells.',
        },
        {
          title: 'Retail markup for partners',
          text: 'A partner agency adds a margin of its own on top of yours. Its client sees one price.',
        },
        {
          title: 'Credit, card or payment link',
          text: 'For each booking the agent pays from the balance or credit limit, by card, or by payment link to the client.',
        },
        {
          title: 'Invoicing cycles',
          text: 'Weekly, bi‑weekly (every two weeks) or monthly, per agency. Payments are matched by hand, in full or in part.',
        },
        {
          title: 'Prepaid and postpaid',
          text: 'A prepaid agency books up to its balance, an invoiced one up to its limit.',
        },
        {
          title: 'API OUT distribution',
          text: 'Partners search and book your content from their own systems, at your prices, where the supplier allows resale.',
        },
      ],
    },
    {
      id: 'products',
      label: 'Products',
      eyebrow: 'Products',
      title: 'Each agency sells what you allow',
      lede: 'Each product can be opened or closed for a single agency, with a markup for that agency alone.',
      items: [
        {
          title: 'Flights',
          text: 'GDS, NDC, low‑cost carriers (LCC). GDS tickets are issued by the office (PCC) you assign.',
          tags: ['GDS', 'NDC', 'Aggregators', 'Low-cost carriers'],
        },
        {
          title: 'Hotels',
          text: 'All your bed banks, with a low markup for one agency and a higher one for the next.',
          tags: ['Bed banks'],
        },
        {
          title: 'Dynamic packages',
          text: 'The agent quotes one total for flight plus hotel; the client sees no net rate.',
          tags: ['Flight + hotel'],
        },
        {
          title: 'Tours and activities',
          text: 'Charged to the same account as the flights, so there is one balance to watch.',
          tags: ['With a trip', 'On their own'],
        },
        {
          title: 'Visa',
          text: 'Agents read the rules by nationality and send you the request in the booking.',
          tags: ['Per nationality'],
        },
        {
          title: 'eSIMs',
          text: 'Sent by email, so an agency earns on data without holding any stock.',
          tags: ['QR code by email'],
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Setting up the first agency',
    lede: 'An agency can sell as soon as it has users, suppliers, markups, and a balance or a credit limit.',
    items: {
      markups: {
        title: 'Markups, fixed or percentage',
        text: 'A rule can name a product type, an office ID, a supplier, an agency or a channel. Only one rule applies to a sale: your markups never stack. Ask us how it is chosen.',
      },
      invoicing: {
        title: 'Invoices by cycle',
        text: 'Each agency’s cycle (weekly, bi‑weekly or monthly) ends in an invoice. Mark it as settled in full or in part, when the money is there.',
      },
    },
  },
  day: {
    eyebrow: 'One day',
    title: 'Every entry, and the balance after it',
    lede: 'Oasis Tours on 16 March. The mark in each bar is its credit limit, USD\u00a020,000. The last decision is made from a sofa, at 21:44. Names and amounts are made up.',
    // PLACEHOLDER: picture data, a day of an invented agency; put your own demonstration data here
    statement: {
      head: ['Time', 'Entry', 'USD', 'Owed'],
      opening: 1796000,
      limit: 2000000,
      entries: [
        { time: '08:40', name: 'Part of INV-0318 is settled', text: 'Matched by hand, in accounts', sum: -150000 },
        { time: '09:15', name: 'Flight on the credit limit', text: 'Agent, 2 travellers to Amman', sum: 134000 },
        { time: '11:30', name: 'Hotel by payment link', text: 'The client pays, so no credit is used', sum: 0 },
        {
          time: '14:05',
          name: 'Package on the credit limit',
          text: 'Agent, before its own retail markup',
          sum: 160000,
        },
        {
          time: '21:44',
          name: 'Overdraft, approved once',
          text: 'Head of finance, 6 travellers to Istanbul',
          sum: 510000,
          declined: { name: 'Overdraft, declined', text: 'Head of finance, and 6 seats are released' },
        },
      ],
    },
  },
  cash: {
    eyebrow: 'Your cash',
    title: 'The days between paying and being paid',
    lede: 'The airlines collect on fixed dates. Your agencies pay when their invoice falls due. Put in your own figures, and see how much you finance in between.',
    words: {
      // PLACEHOLDER: picture data, the figures of an invented network; put your own demonstration data here
      example: { agencies: 20, sale: 1200, limit: 30000, cycle: 14, pay: 10, period: 7, lag: 7, prepaid: 0 },
      reload: 'The calendar did not load. Reload the page',
      start: '2027-03-01',
      currency: 'USD',
      months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      fields: {
        agencies: 'Agencies on credit',
        sale: 'Sales per agency and day, USD',
        limit: 'Credit limit per agency, USD',
        cycle: 'Agencies are invoiced every',
        pay: 'They pay after the invoice',
        period: 'Airlines are settled (BSP)',
        lag: 'You pay after the period ends',
        prepaid: 'Paid by agencies in advance',
      },
      days: { one: '1 day', several: '{n} days' },
      percent: '{n}%',
      periods: { 7: 'Weekly', 14: 'Bi‑weekly' },
      said: {
        gap: 'On {days} of 84 you have paid airlines more than agencies have paid you, by up to {sum}, a sum first reached on {date}',
        none: 'On none of the 84 days have you paid the airlines more than your agencies have paid you',
        stopped: '; on {days} your agencies are at their limit and cannot sell',
        end: '.',
      },
      other: {
        title: 'What would change that',
        cycle: 'Invoices every {days}',
        prepaid: '{percent} paid in advance',
        nothing: 'Nothing paid in advance',
        gap: '{days}, {sum} at most',
        none: 'not one day',
      },
      calendar: {
        label: 'Twelve weeks from 1 March 2027, an example',
        most: '{sum} at most',
        gap: 'You have paid more',
        pays: 'Agencies pay',
        paid: 'Airlines are paid',
        stopped: 'Agencies at their limit',
      },
      note: 'These are example dates; yours are in your BSP calendar. Sales are the same every day, invoices are paid on the day they are due, both cycles begin on the same Monday, and your margin is left out.',
      csv: {
        button: 'Download CSV',
        file: 'cash-gap.csv',
        head: ['Day', 'Date', 'Sales', 'Received', 'Paid to airlines', 'Paid and not received'],
      },
      share: {
        copy: 'Copy link',
        share: 'Share',
        whatsapp: 'WhatsApp',
        copied: 'The link is copied. It carries your figures.',
        failed: 'Copy it here:',
        link: 'Link with your figures',
      },
      moment: {
        label:
          'Try it: put in agencies, sales, limits and dates, and see which days you finance. The figures are made up.',
        cue: 'Try it: put in your own figures',
        ask: 'Ask about credit and cycles',
      },
    },
  },
  shown,
  statistics: [
    {
      id: 'agencies',
      value: 'Unlimited',
      label: 'agencies and users',
      description: 'There is no cap on agencies, users or roles. The offer says if their number affects price.',
      counted: 'offer',
    },
    {
      id: 'reporting',
      value: 'Real-time',
      label: 'reporting',
      description: 'Reports show bookings immediately, and payments when they are matched.',
      counted: 'offer',
    },
    figures.support,
  ],
  questions: {
    eyebrow: 'Questions',
    title: 'Before the first agency logs in',
    items: askedOn('/solutions/b2b'),
  },
  closing: {
    title: 'Show us how your network is built',
    lede: 'Tell us who sells for whom, and on whose credit. The demo follows your agencies, limits and markups, up to the approval of an overdraft.',
    actions: ['b2b', 'scheduleDemo'],
  },
} satisfies B2bContent
