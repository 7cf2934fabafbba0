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
    title: 'Know what to build, and what to buy',
    lede: 'Consultancy for OTA and travel-tech projects: settle the model, the suppliers and the budget before you pay a deposit.',
    actions: ['consultation', 'sales'],
  },
  services: {
    eyebrow: 'What we advise on',
    title: 'Six questions to settle before you spend',
    lede: 'Take one as a short review, or all six as the plan for a new online business.',
    items: [
      {
        title: 'Business strategy',
        text: 'Decide which products and channels earn margin, and which only add tickets to reissue.',
        icon: 'compass',
        features: ['Market and competitors', 'Product mix', 'Markup and fee model', 'Budget and milestones'],
      },
      {
        title: 'Solution architecture',
        text: 'Choose what to buy, what to build, and which system holds the PNR, the payment and the invoice.',
        icon: 'layers',
        features: ['Build or buy', 'System map', 'Integration plan', 'Data ownership'],
      },
      {
        title: 'Digital transformation',
        text: 'Move from paper files and chat threads to one booking record, one team at a time.',
        icon: 'monitor',
        features: ['Readiness review', 'Change plan', 'Data migration', 'Staff roles'],
      },
      {
        title: 'Operational excellence',
        text: 'Find where the hours go: reissues, refunds, no-shows, and invoices that never match the ledger.',
        icon: 'circle-check',
        features: ['Process mapping', 'Refund and reissue queues', 'Supplier reconciliation', 'Service targets'],
      },
      {
        title: 'Analytics',
        text: 'Read look-to-book, margin per supplier and unpaid credit in one report that accounts will accept.',
        icon: 'chart',
        features: ['Look-to-book ratio', 'Margin by supplier', 'Credit ageing', 'Management reports'],
      },
      {
        title: 'Supplier and vendor selection',
        text: 'Compare GDS, NDC and bed-bank offers on net rates, segment fees, deposits and exit terms.',
        icon: 'network',
        features: ['Tender documents', 'Vendor scoring', 'Contract review', 'Deposit terms'],
      },
    ],
  },
  categories: {
    eyebrow: 'What you receive',
    title: 'Documents and sessions you can act on',
    lede: 'Every stage ends with something written that you keep, whoever builds it afterwards.',
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
    title: 'From first interview to first month-end',
    lede: 'We talk to the people who issue, refund and invoice, as well as to the owner.',
    steps: [
      {
        number: '01',
        title: 'Listen',
        text: 'We sit with your agents and your accounts team, and read the supplier contracts you signed.',
      },
      {
        number: '02',
        title: 'Measure',
        text: 'We count searches, bookings, reissues and refunds, so every opinion has a figure beside it.',
      },
      {
        number: '03',
        title: 'Recommend',
        text: 'You get options with cost, effort and risk, and one recommendation with our reasons.',
      },
      {
        number: '04',
        title: 'Guide',
        text: 'We stay with you through the tender, the first integration and the first month-end close.',
      },
    ],
  },
  statistics: [
    figures.years,
    { value: '50+', label: 'consultancy projects' },
    { value: '98%', label: 'client satisfaction' },
  ],
  closing: {
    title: 'Bring us the decision you keep postponing',
    lede: 'A new supplier, a new market or an old back office: one call shows which question to settle first.',
    actions: ['consultation', 'sales'],
  },
} satisfies ConsultancyContent
