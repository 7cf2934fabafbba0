import type { ServicesContent } from '../pages/Services'
import { cardsOf, services } from './catalogue'
import { picture } from './pictures/services'

export const content = {
  meta: {
    title: 'Services for travel companies',
    description:
      'Consultancy, development, marketing, design, apps and training for travel agencies and OTAs, one team or several.',
  },
  picture,
  hero: {
    eyebrow: 'Services',
    title: 'Six teams, with\u00a0or without our platform',
    lede: 'Consultants, engineers, marketers, designers, app developers and trainers who know the travel trade. Engage one team or several.',
    actions: ['sales'],
  },
  services: {
    eyebrow: 'All Services',
    title: 'Call in the team you are missing',
    lede: 'If you use our platform, the engineers who built it join in, and the plan lists which parts are the platform’s and which are yours.',
    link: 'Learn More',
    begin: 'No plan yet? Begin with this team',
    items: cardsOf(services),
  },
  starts: {
    eyebrow: 'Where to begin',
    title: 'Name the problem, and find the team for it',
    lede: 'Choose the sentence that you have said yourself.',
    items: {
      '/services/consultancy': 'We cannot compare the terms of two suppliers.',
      '/services/software-development': 'Every booking is typed twice.',
      '/services/performance-marketing': 'We pay for clicks and do not know what a booking costs.',
      '/services/ui-ux-design': 'Travellers cannot compare our fares on a phone.',
      '/services/mobile-apps': 'Travellers ring us to learn their gate.',
      '/services/training': 'Only one of us knows how to do refunds.',
    },
  },
  process: {
    eyebrow: 'How we work',
    title: 'How a project runs, and where you approve',
    lede: 'These are the steps when several teams work together. Teams may overlap, but no part is built or launched before you approve it.',
    steps: [
      {
        number: '01',
        title: 'Discovery & Analysis',
        text: 'We learn your market and suppliers, and watch your agents at work. We need some of the agents’ time, and one person with the authority to decide.',
      },
      {
        number: '02',
        title: 'Strategy & Planning',
        text: 'You get a plan with scope, dates, owners and price. Both sides sign it before anything is built.',
      },
      {
        number: '03',
        title: 'Design & Development',
        text: 'You get working software in short cycles. After each cycle your team tries it with bookings in the suppliers’ test systems.',
      },
      {
        number: '04',
        title: 'Launch & Support',
        text: 'We go live with you. Then we watch the ticketing, and adapt to supplier changes for as long as agreed.',
      },
    ],
  },
  closing: {
    title: 'Not sure which team you need?',
    lede: 'Describe the problem. A first call shows which team fits. If you need none, we say so.',
    actions: ['consultation', 'portfolio'],
  },
} satisfies ServicesContent
