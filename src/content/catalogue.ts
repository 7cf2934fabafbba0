// The services and solutions, which each have their own page: an entry holds the link in the header and the card.

import type { SolutionPath } from '../pages/Home'
import type { ServicePath } from '../pages/Services'
import type { CatalogueEntry, CatalogueLink, ServiceCard, SolutionCard } from './types'

/** The services by the path of their page, in the order of the header. */
export const services = {
  '/services/consultancy': {
    name: 'Consultancy',
    icon: 'compass',
    text: 'Strategy and architecture for OTAs',
    card: {
      title: 'Consultancy',
      text: 'What to build, buy or drop, worked out before you commit to a GDS or a bed bank.',
      features: [
        'Strategy and architecture',
        'Digital transformation',
        'Operational excellence',
        'Booking analytics',
        'Supplier selection',
      ],
    },
  },
  '/services/software-development': {
    name: 'Software development',
    icon: 'code',
    text: 'Platforms, APIs, cloud',
    card: {
      title: 'Web and software development',
      text: 'Booking engines, agent portals and back offices, connected to your suppliers.',
      features: ['Custom platforms', 'API integration', 'Cloud and security', 'Languages and currencies'],
    },
  },
  '/services/performance-marketing': {
    name: 'Performance marketing',
    icon: 'megaphone',
    text: 'Search, social, conversion',
    card: {
      title: 'Performance marketing',
      text: 'Campaigns judged by the margin after net rates, card fees, refunds and ads.',
      features: ['Search and social ads', 'Conversion optimisation', 'Display and retargeting', 'Marketing automation'],
    },
  },
  '/services/ui-ux-design': {
    name: 'UI/UX design',
    icon: 'pen',
    text: 'Booking flows that people finish',
    card: {
      title: 'UI/UX design',
      text: 'Screens that show the full price and the fare rules from the start.',
      features: ['Research and testing', 'Interface design', 'Design systems', 'Right-to-left layouts'],
    },
  },
  '/services/mobile-apps': {
    name: 'Mobile apps',
    icon: 'smartphone',
    text: 'Android and iOS',
    card: {
      title: 'Mobile app development',
      text: 'Apps under your name, with the ticket, the gate change and the refund request in one place.',
      features: ['Android and iOS', 'Booking and trip apps', 'Agent apps', 'Store launch'],
    },
  },
  '/services/training': {
    name: 'Training',
    icon: 'graduation-cap',
    text: 'Digital skills for agencies',
    card: {
      title: 'Training and education',
      text: 'Courses that teach agents to search, sell, change and refund online, with practice bookings.',
      features: ['From paper to screen', 'Platform onboarding', 'Sales skills', 'Train the trainer'],
    },
  },
} satisfies Record<ServicePath, CatalogueEntry<ServiceCard>>

/** The solutions by the path of their page, in the order of the header. */
export const solutions = {
  '/solutions/b2c': {
    name: 'B2C',
    icon: 'store',
    text: 'Your online travel shop',
    card: {
      title: 'B2C',
      text: 'A shop under your name, on the web and in apps, in several languages and currencies.',
      link: 'See B2C',
    },
  },
  '/solutions/b2b': {
    name: 'B2B',
    icon: 'network',
    text: 'Agency networks on credit',
    card: {
      title: 'B2B',
      text: 'Unlimited agencies, users and roles. Credit, markups and suppliers set per agency.',
      link: 'See B2B',
    },
  },
  '/solutions/corporate': {
    name: 'Corporate',
    icon: 'building',
    text: 'Policies and approvals',
    card: {
      title: 'Corporate',
      text: 'Travel policies, approval workflows and live spend for the companies you serve.',
      link: 'See Corporate',
    },
  },
  '/solutions/ancillaries': {
    name: 'Ancillaries',
    icon: 'armchair',
    text: 'Seats, bags and your own extras',
    card: {
      title: 'Ancillaries',
      text: 'Seats, bags, eSIMs, insurance, and any add-on you create, price and track.',
      link: 'See Ancillaries',
    },
  },
  '/solutions/bedbank': {
    name: 'Bed bank',
    icon: 'bed-double',
    text: 'Own hotel content and allotments',
    card: {
      title: 'Bed bank',
      text: 'Sell hotels you contract yourself: allotments, rate plans, stop‑sell, and an API.',
      link: 'See Bed bank',
    },
  },
} satisfies Record<SolutionPath, CatalogueEntry<SolutionCard>>

/** Returns the links of the header. */
export const linksOf = (entries: Record<string, CatalogueEntry<unknown>>) =>
  Object.entries(entries).map(([href, { name, icon, text }]): CatalogueLink => ({ name, href, icon, text }))

/** Returns the cards by the path of their page. */
export const cardsOf = <Path extends string, Card>(entries: Record<Path, CatalogueEntry<Card>>) =>
  Object.fromEntries(Object.entries<CatalogueEntry<Card>>(entries).map(([path, { card }]) => [path, card])) as Record<
    Path,
    Card
  >
