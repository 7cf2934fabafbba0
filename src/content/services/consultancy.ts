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
    title: 'Decide what to build and what to buy',
    lede: 'Consultancy for OTA and travel‑tech projects. We help you settle the business model, the suppliers and the budget before you pay a supplier’s deposit.',
    actions: ['consultation', 'sales'],
  },
  services: {
    eyebrow: 'What we advise on',
    title: 'The questions we settle with you',
    lede: 'Take one as a short review, or all six as the plan for a new online business. Each ends in a written answer.',
    items: [
      {
        title: 'Business strategy',
        text: 'Which products and channels earn margin, and which only bring work? We count both before you decide.',
        icon: 'compass',
        features: ['Market and competitors', 'Product mix', 'Markup and fee model', 'Budget and milestones'],
      },
      {
        title: 'Solution architecture',
        text: 'Which system is the master for booking, payment and invoice? If two claim the same one, they will disagree one day.',
        icon: 'layers',
        features: ['Build or buy', 'System map', 'Integration plan', 'Data ownership'],
      },
      {
        title: 'Digital transformation',
        text: 'How do you get from paper files and chat threads to one booking record? One team at a time, in an order we plan with you.',
        icon: 'monitor',
        features: ['Readiness review', 'Change plan', 'Data migration', 'Staff roles'],
      },
      {
        title: 'Operational excellence',
        text: 'Where do the hours go? Usually into reissues, refunds and invoices that do not match the ledger. We measure which.',
        icon: 'circle-check',
        features: [
          'Process mapping',
          'Refunds, reissues and ADMs',
          'BSP and supplier reconciliation',
          'Service targets',
        ],
      },
      {
        title: 'Analytics',
        text: 'Which figures should you read each week? Look‑to‑book, margin per supplier and outstanding credit, in a report that your accountants accept.',
        icon: 'chart',
        features: ['Look-to-book ratio', 'Margin by supplier', 'Credit ageing', 'Management reports'],
      },
      {
        title: 'Supplier and vendor selection',
        text: 'Which offer is really cheaper? We compare net rates, segment incentives, shortfall penalties, full‑content fees, deposits and exit terms.',
        icon: 'network',
        features: ['Tender documents', 'Vendor scoring', 'Contract review', 'Deposit terms'],
      },
    ],
  },
  categories: {
    eyebrow: 'What you receive',
    title: 'Documents that are yours to keep',
    lede: 'Every stage ends with one, written so that another company can build from it.',
    items: [
      {
        name: 'Discovery',
        items: ['Kick-off workshop', 'Desk observation', 'Supplier contract review', 'Findings report'],
      },
      {
        name: 'Strategy',
        items: ['Business case', 'Product and channel plan', 'Markup and fee model', 'Decision session'],
      },
      {
        name: 'Architecture',
        items: ['System map', 'Integration list', 'Vendor scorecard', 'Data and security notes'],
      },
      {
        name: 'Delivery',
        items: ['Delivery plan with owners', 'Tender documents', 'Steering sessions', 'Handover session'],
      },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'On a full plan, we stay until the first month‑end close',
    lede: 'We talk to the owner, and also to the people who issue, refund and invoice, because they know where the plan will break.',
    steps: [
      {
        number: '01',
        title: 'Listen',
        text: 'We spend days beside your agents and your accounts team, and read the supplier contracts you have signed.',
      },
      {
        number: '02',
        title: 'Measure',
        text: 'We count searches, bookings, reissues and refunds, so that every opinion has a figure beside it.',
      },
      {
        number: '03',
        title: 'Recommend',
        text: 'You get the options with cost, effort and risk, our own platform judged like the rest, and one recommendation with its reasons.',
      },
      {
        number: '04',
        title: 'Guide',
        text: 'We go with you through the tender and the first integration, and are there when your accounts team closes its first month.',
      },
    ],
  },
  statistics: [
    figures.years,
    { value: '50+', label: 'consultancy projects', description: 'Short reviews and longer projects together.' },
    // PLACEHOLDER: figure; say who was asked, when and how
    { value: '98%', label: 'client satisfaction', description: 'Our own figure. Ask us whom we asked, and when.' },
  ],
  closing: {
    title: 'Which decision are you postponing?',
    lede: 'A new supplier, a new market, an old back office: in one call we work out which question comes first.',
    actions: ['consultation', 'sales'],
  },
} satisfies ConsultancyContent
