import type { PortfolioContent } from '../pages/Portfolio'
import { picture } from './pictures/portfolio'

export const content = {
  meta: {
    title: 'Sample projects in travel technology',
    description:
      'Sample jobs for agencies, OTAs, agency networks and bed banks, service by service, each with what we would measure.',
  },
  picture,
  hero: {
    eyebrow: 'Portfolio',
    title: 'What we would do and measure',
    lede: 'Find work like yours, and what we would measure. Ask about real work: we name a client only if it agrees.',
    actions: ['project', 'sales'],
  },
  measured: 'We would measure',
  areas: [
    {
      id: 'consultancy',
      sample: true,
      icon: 'compass',
      eyebrow: 'Consultancy',
      title: 'Decisions made before the first line of code',
      path: '/services/consultancy',
      link: 'See consultancy',
      // PLACEHOLDER: portfolio pieces, consultancy; put work of your own here, no client named without consent
      pieces: [
        {
          sketch: 'suppliers',
          title: 'Supplier strategy for a regional OTA',
          text: 'We compare the content, cost and terms of every supplier contract and say which source to connect, replace or drop first.',
          measure: 'Margin per booking by supplier',
          facts: ['GDS, NDC and aggregators', 'Content gaps by route', 'Order of connection'],
        },
        {
          sketch: 'architecture',
          title: 'Architecture review for a hotel wholesaler',
          text: 'We trace a rate from contract to invoice, explain each change, and remove those that nobody intended.',
          measure: 'Invoices that equal contract plus markup',
          facts: ['Rate mapping', 'Search load', 'Target architecture'],
        },
        {
          sketch: 'migration',
          title: 'Digital plan for a high-street agency',
          text: 'We plan the move out of spreadsheets and email: who does what, which data to keep, what goes first.',
          measure: 'Hours of work on each booking',
          facts: ['Roles and tasks', 'Data clean‑up', 'Order of migration'],
        },
      ],
    },
    {
      id: 'development',
      sample: true,
      icon: 'code',
      eyebrow: 'Software development',
      title: 'Platforms, connections and the ledgers behind them',
      path: '/services/software-development',
      link: 'See software development',
      // PLACEHOLDER: portfolio pieces, software development; put work of your own here, no client named without consent
      pieces: [
        {
          sketch: 'search',
          title: 'A single flight search for an agency network',
          text: 'One search asks every flight source at once and lists the fares together, with any fare families. A source past the time limit is left out.',
          measure: 'Response time, and sources that answer in time',
          facts: ['NDC and GDS in one search', 'Low‑cost carriers', 'Markup per agency'],
        },
        {
          sketch: 'ledger',
          title: 'Credit ledger for a B2B travel company',
          text: 'Each sub‑agency gets a credit limit. A booking beyond it waits, and is issued only after approval.',
          measure: 'Sums overdue, and the wait for an approval',
          facts: ['Overdraft approval', 'Auto‑blocking', 'Invoices by cycle'],
        },
        {
          sketch: 'nights',
          title: 'Hotel extranet for a bed bank',
          text: 'Hotels log in to update rooms, rates and allotments, and to close dates. Resellers search and book the same rooms by API.',
          measure: 'Stop‑sells entered by hotels, and overbookings',
          facts: ['Stop‑sell and blackout dates', 'Rate plans by board', 'API OUT'],
        },
      ],
    },
    {
      id: 'marketing',
      sample: true,
      icon: 'megaphone',
      eyebrow: 'Performance marketing',
      title: 'Budgets that follow the margin',
      path: '/services/performance-marketing',
      link: 'See performance marketing',
      // PLACEHOLDER: portfolio pieces, performance marketing; put work of your own here, no client named without consent
      pieces: [
        {
          sketch: 'routes',
          title: 'Search campaigns by route for an OTA',
          text: 'We split one long keyword list into campaigns by route and season, and set each budget by its route’s margin.',
          measure: 'Margin by route, after ads and refunds',
          facts: ['Search ads', 'Route and season groups', 'Bids by margin'],
        },
        {
          sketch: 'sources',
          title: 'Booking measurement for a tour operator',
          text: 'We count each booking once, for the channel that brought it, and take it off when it is cancelled.',
          measure: 'Share of bookings with a known source',
          facts: ['Consent respected', 'Cancellations subtracted', 'Phone sales included'],
        },
        {
          sketch: 'ads',
          title: 'Retargeting for a holiday brand',
          text: 'Visitors who agreed to ads are shown the package they looked at, until it is booked or sold out.',
          measure: 'Margin left after the cost of the ads',
          facts: ['Live product feed', 'Frequency cap', 'Stops after booking'],
        },
      ],
    },
    {
      id: 'design',
      sample: true,
      icon: 'pen',
      eyebrow: 'UI/UX design',
      title: 'Screens drawn, tested and drawn again',
      path: '/services/ui-ux-design',
      link: 'See UI/UX design',
      // PLACEHOLDER: portfolio pieces, UI/UX design; put work of your own here, no client named without consent
      pieces: [
        {
          sketch: 'checkout',
          title: 'Checkout redesign for an OTA',
          text: 'We test with travellers to see where they stop, then show the full price, bags and ways to pay where they ask for them.',
          measure: 'Where travellers leave, before and after',
          facts: ['Tests with travellers', 'Phone layout first', 'Arabic and English'],
        },
        {
          sketch: 'desk',
          title: 'Agent desktop for an agency network',
          text: 'Agents who work in it all day get net and selling price on one line, and filters that stay set.',
          measure: 'Time from request to quote',
          facts: ['Keyboard shortcuts', 'Net and sell in view', 'Component library'],
        },
      ],
    },
    {
      id: 'apps',
      sample: true,
      icon: 'smartphone',
      eyebrow: 'Mobile apps',
      title: 'Apps for the traveller and for the approver',
      path: '/services/mobile-apps',
      link: 'See mobile apps',
      // PLACEHOLDER: portfolio pieces, mobile apps; put work of your own here, no client named without consent
      pieces: [
        {
          sketch: 'trip',
          title: 'Booking app for an online agency',
          text: 'Travellers search and pay at the agency’s prices, change a trip where the supplier allows it, and open documents offline.',
          measure: 'Changes made in the app, and by telephone',
          facts: ['Android and iOS', 'Cards and wallet', 'Offline documents'],
        },
        {
          sketch: 'approval',
          title: 'Approval app for a corporate travel agency',
          text: 'On a phone the manager sees the trip, its cost and the rule it breaks, and decides from the notification.',
          measure: 'Time to approval, and fares lost while waiting',
          facts: ['Push notifications', 'Out‑of‑policy flags', 'Spend against limit'],
        },
      ],
    },
    {
      id: 'training',
      sample: true,
      icon: 'graduation-cap',
      eyebrow: 'Training',
      title: 'Courses for counters and ticket desks',
      path: '/services/training',
      link: 'See training',
      // PLACEHOLDER: portfolio pieces, training; put work of your own here, no client named without consent
      pieces: [
        {
          sketch: 'lessons',
          title: 'From counter to online for a family agency',
          text: 'Counter staff learn to quote, book and follow up online, on past requests with the names removed.',
          measure: 'Bookings made online, agent by agent',
          facts: ['Workshops on site', 'Practice bookings', 'Checklist per role'],
        },
        {
          sketch: 'compare',
          title: 'NDC for the ticketing desks of a network',
          text: 'Before its first live NDC ticket, each desk learns how NDC changes and refunds differ.',
          measure: 'Hours on reissues and refunds',
          facts: ['Changes and refunds', 'Side‑by‑side exercises', 'Reference cards'],
        },
      ],
    },
  ],
  closing: {
    title: 'What would your project be?',
    lede: 'Describe the job and the systems you work with today. We say whether we have done such a job before and, if the client agrees, for whom.',
    actions: ['project', 'consultation'],
  },
} satisfies PortfolioContent
