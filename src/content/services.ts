import { picture } from './pictures/services'
import type { ServicesContent } from './types'

export const content = {
  meta: {
    title: 'Services for travel companies | Qafila',
    description:
      'Consultancy, development, marketing, design, apps and training for travel agencies and OTAs, by teams who know the trade.',
  },
  picture,
  hero: {
    eyebrow: 'Services',
    title: 'The people who get you there',
    lede: 'Six teams who know travel, from the first supplier contract to the first refund.',
    actions: ['Contact Sales'],
  },
  services: {
    eyebrow: 'All Services',
    title: 'Six services, one standard',
    lede: 'Take one, or let them work together. Every team sits next to the people who build the platform.',
    link: 'Learn More',
    items: [
      {
        title: 'Consultancy',
        text: 'Strategy for OTA and travel-tech projects, before you sign a GDS or bed-bank contract.',
        icon: 'compass',
        features: [
          'Strategy and architecture',
          'Digital transformation',
          'Operational excellence',
          'Booking analytics',
          'Supplier selection',
        ],
        path: '/services/consultancy',
      },
      {
        title: 'Web and software development',
        text: 'Built for bookings, on the web and behind it: search, markup, ticketing, refunds and invoices.',
        icon: 'code',
        features: ['Custom platforms', 'API integration', 'Cloud and security', 'Languages and currencies'],
        path: '/services/software-development',
      },
      {
        title: 'Performance marketing',
        text: 'Spend that ends in a booking: campaigns are judged on margin per booking, not on clicks.',
        icon: 'megaphone',
        features: [
          'Search and social ads',
          'Conversion optimisation',
          'Display and retargeting',
          'Marketing automation',
        ],
        path: '/services/performance-marketing',
      },
      {
        title: 'UI/UX design',
        text: 'Booking flows people finish, with the full price and the fare rules shown before payment.',
        icon: 'pen',
        features: ['Research and testing', 'Interface design', 'Design systems', 'Right-to-left layouts'],
        path: '/services/ui-ux-design',
      },
      {
        title: 'Mobile app development',
        text: 'Your brand in the traveller’s pocket, with tickets, gate changes and refund requests in one app.',
        icon: 'smartphone',
        features: ['Android and iOS', 'Booking and trip apps', 'Agent apps', 'Store launch'],
        path: '/services/mobile-apps',
      },
      {
        title: 'Training and education',
        text: 'Agents who sell digitally, with confidence, from the first search to a clean refund.',
        icon: 'graduation-cap',
        features: ['Digital transformation', 'Platform onboarding', 'Sales skills', 'Train the trainer'],
        path: '/services/training',
      },
    ],
  },
  process: {
    eyebrow: 'How we work',
    title: 'Four steps, in the same order every time',
    lede: 'It holds for a short audit and for a long programme. You approve the result of each step before the next one starts.',
    steps: [
      {
        number: '01',
        title: 'Discovery & Analysis',
        text: 'We learn your market, suppliers and the way your agents really work.',
      },
      {
        number: '02',
        title: 'Strategy & Planning',
        text: 'You get a plan with scope, dates and owners, and both sides sign it before any code is written.',
      },
      {
        number: '03',
        title: 'Design & Development',
        text: 'Working software in short cycles, tested by your team with real fares, voids and refunds.',
      },
      {
        number: '04',
        title: 'Launch & Support',
        text: 'We go live with you and stay on call for failed tickets, supplier changes and new staff.',
      },
    ],
  },
  closing: {
    title: 'Plan the work with us',
    lede: 'One call is enough to know which team you need, and in what order.',
    actions: ['Schedule Consultation', 'View Portfolio'],
  },
} satisfies ServicesContent
