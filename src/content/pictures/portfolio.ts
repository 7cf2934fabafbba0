import type { PortfolioPicture } from '../../mockups/portfolio/words'
import { picture as services } from './services'

// PLACEHOLDER: picture data, the pieces named on the route book; put work of your own here, as in content/portfolio.ts
export const picture = {
  work: services.services,
  routeBook: {
    title: 'Work by team',
    all: 'All',
    stops: [
      { id: 'consultancy', name: 'Consultancy', work: 'Rate mapping', icon: 'compass' },
      { id: 'development', name: 'Development', work: 'Credit ledger', icon: 'code' },
      { id: 'marketing', name: 'Marketing', work: 'Bids by margin', icon: 'megaphone' },
      { id: 'design', name: 'UI/UX design', work: 'Agent desktop', icon: 'pen' },
      { id: 'apps', name: 'Mobile apps', work: 'Trip approval', icon: 'smartphone' },
      { id: 'training', name: 'Training', work: 'NDC refunds', icon: 'graduation-cap' },
    ],
    moment: {
      label: 'Try it: a stamp shows the pieces of its kind of work alone',
      one: '{name}: {count} pieces',
      every: '{count} pieces, from six teams',
      ask: 'Ask about work like this',
    },
    next: 'The empty place is for your project',
  },
} satisfies PortfolioPicture
