import type { ConsultancyContent } from '../../pages/services/Consultancy'
import { figures } from '../company'
import { picture } from '../pictures/consultancy'

export const content = {
  meta: {
    title: 'Consultancy for OTA and travel-tech projects',
    description:
      'Strategy, architecture, operations, analytics and supplier selection for travel agencies and OTAs, before you commit a budget.',
  },
  picture,
  hero: {
    eyebrow: 'Consultancy',
    title: 'Decide what to build, buy or drop',
    lede: 'Consultancy for OTA and travel‑tech projects. We help online travel agencies (OTAs) and other agencies settle their business model, suppliers and budget. Our own platform is scored like any other.',
    actions: ['consultation', 'sales'],
  },
  advice: {
    eyebrow: 'What we advise on',
    title: 'The questions we settle with you',
    lede: 'Take one question as a short review, or all six as one plan. Price and length are agreed first; you get each answer in writing.',
    delivered: 'What it covers',
    items: [
      {
        question: 'Which products earn margin, and which only bring work?',
        title: 'Business strategy',
        text: 'We compare margin with hours of work, by product and channel, before you decide what to sell.',
        icon: 'compass',
        features: ['Market and competitors', 'Product mix', 'Markup and fee model', 'Budget and milestones'],
      },
      {
        question: 'Which system is the master for booking, payment and invoice?',
        title: 'Solution architecture',
        text: 'If two systems both count as the valid record, sooner or later they differ. We map which system holds what, and say what to build or buy.',
        icon: 'layers',
        features: ['Build or buy', 'System map', 'Integration plan', 'Data ownership'],
      },
      {
        question: 'How do paper files and chat threads become one booking record?',
        title: 'Digital transformation',
        text: 'We move one team at a time, in an agreed order, starting with its open bookings.',
        icon: 'monitor',
        features: ['Readiness review', 'Change plan', 'Data migration', 'Staff roles'],
      },
      {
        question: 'Where do your agents’ hours go?',
        title: 'Operational excellence',
        text: 'Usually into reissues, refunds and invoices that do not match the ledger. We time each of them, and tell you which hours you could save.',
        icon: 'circle-check',
        features: [
          'Process mapping',
          'Refunds, reissues, airline penalties',
          'Settlement with airlines (BSP)',
          'Service targets',
        ],
      },
      {
        question: 'Which figures should you read each week?',
        title: 'Analytics',
        text: 'We report searches per booking (look‑to‑book), margin by supplier and open credit, and check the sums against your ledger.',
        icon: 'chart',
        features: ['Searches for each booking', 'Margin by supplier', 'Credit ageing', 'Management reports'],
      },
      {
        question: 'Which supplier do you pay for and never sell?',
        title: 'Supplier and vendor selection',
        text: 'For each supplier, from GDS to bed bank, we list sales, net rates, booking incentives, penalties for low volume, deposits and exit terms.',
        icon: 'network',
        features: ['Tender documents', 'Vendor scoring', 'Contract review', 'Deposit terms'],
      },
    ],
  },
  categories: {
    eyebrow: 'Step by step',
    title: 'The work, and the documents you keep',
    lede: 'Each step leaves documents that another company can work from.',
    items: [
      {
        name: 'Listen',
        items: ['Kick-off workshop', 'Desk observation', 'Data and security notes', 'Supplier terms, summed up'],
      },
      {
        name: 'Measure',
        items: ['System map', 'Integration list', 'Vendor scorecard', 'Findings report'],
      },
      {
        name: 'Recommend',
        items: ['Business case', 'Product and channel plan', 'Markup and fee model', 'Decision session'],
      },
      {
        name: 'Guide',
        items: ['Delivery plan with owners', 'Tender documents', 'Steering sessions', 'Handover session'],
      },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'A full project runs to the first month‑end close',
    lede: 'We talk to the owner, and also to the people who issue, refund and invoice, because they know where the plan will break.',
    steps: [
      {
        number: '01',
        title: 'Listen',
        text: 'We sit beside your agents and your accounts team, and read what you have signed with suppliers.',
      },
      {
        number: '02',
        title: 'Measure',
        text: 'We count searches, bookings, reissues and refunds, so that figures stand beside opinions.',
      },
      {
        number: '03',
        title: 'Recommend',
        text: 'You get the options with cost, effort and risk, and one recommendation with its reasons.',
      },
      {
        number: '04',
        title: 'Guide',
        text: 'We go with you through the tender, the first integration and the month‑end close that follows it.',
      },
    ],
  },
  statistics: [
    figures.years,
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'consultancy-projects',
      value: '50+',
      label: 'consultancy projects',
      description: 'Short reviews and longer projects together.',
      counted: null,
    },
    // PLACEHOLDER: figure; say who was asked, when and how
    {
      id: 'satisfaction',
      value: '98%',
      label: 'client satisfaction',
      description: 'Of the clients who answered.',
      counted: null,
    },
  ],
  closing: {
    title: 'Which decision are you postponing?',
    lede: 'A new supplier, a new market, an old back office? It is a relief to have decided. A first call finds the decision to start with.',
    actions: ['consultation', 'sales'],
  },
} satisfies ConsultancyContent
