import type { ServicesContent } from '../pages/Services'
import { cardsOf, services } from './catalogue'
import { picture } from './pictures/services'

export const content = {
  meta: {
    title: 'Services for travel companies',
    description:
      'Consultancy, development, marketing, design, apps and training for travel agencies and OTAs, by teams who know the trade.',
  },
  picture,
  hero: {
    eyebrow: 'Services',
    title: 'The people who get you there',
    lede: 'Six teams who know travel, from the first supplier contract to the first refund.',
    actions: ['sales'],
  },
  services: {
    eyebrow: 'All Services',
    title: 'Six services, one standard',
    lede: 'Take one, or let them work together. Every team sits next to the people who build the platform.',
    link: 'Learn More',
    items: cardsOf(services),
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
    actions: ['consultation', 'portfolio'],
  },
} satisfies ServicesContent
