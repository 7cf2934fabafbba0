import type { PortfolioPicture } from '../../mockups/portfolio/words'

// PLACEHOLDER: picture data, the pieces named on the route book; put work of your own here, as in content/portfolio.ts
export const picture = {
  routeBook: {
    label:
      'Illustration: a route book with six stamped stops on one dashed line, consultancy, development, marketing, design, apps and training, and an empty place for your project',
    title: 'Route book',
    count: 'Six stops, stamped',
    stops: [
      { name: 'Consultancy', work: 'Rate mapping', icon: 'compass' },
      { name: 'Development', work: 'Credit ledger', icon: 'code' },
      { name: 'Marketing', work: 'Bids by margin', icon: 'megaphone' },
      { name: 'UI/UX design', work: 'Agent desktop', icon: 'pen' },
      { name: 'Mobile apps', work: 'Trip approval', icon: 'smartphone' },
      { name: 'Training', work: 'NDC refunds', icon: 'graduation-cap' },
    ],
    next: { eyebrow: 'Next stop', title: 'Your project', text: 'Room for one more stamp' },
  },
} satisfies PortfolioPicture
