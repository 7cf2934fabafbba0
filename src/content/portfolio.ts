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
    title: 'What we would do, and how to measure it',
    lede: 'Each names a kind of company, the job and what we would measure. Ask about real work: we name a client only if it agrees.',
    actions: ['project', 'sales'],
  },
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
          title: 'Supplier strategy for a regional OTA',
          text: 'A comparison of content, cost and terms in every supplier contract, saying which source to connect, replace or drop first.',
          measure: 'We would measure: margin per booking by supplier',
          facts: ['GDS, NDC and aggregators', 'Content gaps by route', 'Order of connection'],
        },
        {
          sketch: 'architecture',
          title: 'Architecture review for a hotel wholesaler',
          text: 'A rate traced from contract to invoice, each change explained, and an architecture that allows no others.',
          measure: 'We would measure: invoices that equal contract plus markup',
          facts: ['Rate mapping', 'Search load', 'Target architecture'],
        },
        {
          sketch: 'migration',
          title: 'Digital plan for a high-street agency',
          text: 'A way out of spreadsheets and email: who does what, which data to keep, and what to move first.',
          measure: 'We would measure: hours of work on each booking',
          facts: ['Roles and tasks', 'Data clean-up', 'Order of migration'],
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
          title: 'A single flight search for an agency network',
          text: 'Every flight source asked at once and shown in one list, with fare families where the source sends them. A source that takes too long is left out.',
          measure: 'We would measure: response time, and sources that answer in time',
          facts: ['NDC and GDS in one search', 'Low-cost carriers', 'Markup per agency'],
        },
        {
          sketch: 'ledger',
          title: 'Credit ledger for a B2B travel company',
          text: 'A credit limit at which each sub‑agency is blocked. Anything beyond it is issued only after approval.',
          measure: 'We would measure: sums overdue, and the wait for an approval',
          facts: ['Overdraft approval', 'Auto‑blocking', 'Invoices by cycle'],
        },
        {
          sketch: 'nights',
          title: 'Hotel extranet for a bed bank',
          text: 'A login for hotels to update rooms, rates and allotments and close dates. Resellers search and book the same rooms by API.',
          measure: 'We would measure: stop‑sells entered by hotels, and overbookings',
          facts: ['Stop-sell and blackout dates', 'Rate plans by board', 'API OUT'],
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
          title: 'Search campaigns by route for an OTA',
          text: 'Campaigns by route and season in place of one long keyword list, each budget set by the margin on its route.',
          measure: 'We would measure: margin by route, after ads and refunds',
          facts: ['Search ads', 'Route and season groups', 'Bids by margin'],
        },
        {
          sketch: 'sources',
          title: 'Booking measurement for a tour operator',
          text: 'Each booking counted once, on the channel that brought it, and taken off again when it is cancelled.',
          measure: 'We would measure: share of bookings with a known source',
          facts: ['Consent respected', 'Cancellations subtracted', 'Phone sales included'],
        },
        {
          sketch: 'ads',
          title: 'Retargeting for a holiday brand',
          text: 'Ads for visitors who agreed to them, with the package they looked at, until it is booked or sold out.',
          measure: 'We would measure: margin left after the cost of the ads',
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
          title: 'Checkout redesign for an OTA',
          text: 'A test with travellers to see where they stop, then the full price, bags and ways to pay at the step where they ask for them.',
          measure: 'We would measure: where travellers leave, before and after',
          facts: ['Tests with travellers', 'Phone layout first', 'Arabic and English'],
        },
        {
          sketch: 'desk',
          title: 'Agent desktop for an agency network',
          text: 'A booking screen for people who sit at it all day, with net and selling price on one line and filters that stay as set.',
          measure: 'We would measure: time from request to quote',
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
          title: 'Booking app for an online agency',
          text: 'Search and payment in the app at the agency’s prices, changes where the supplier allows, and documents that open offline.',
          measure: 'We would measure: changes made in the app, and by telephone',
          facts: ['Android and iOS', 'Cards and wallet', 'Offline documents'],
        },
        {
          sketch: 'approval',
          title: 'Approval app for a corporate travel agency',
          text: 'The trip, its cost and the policy it breaks on the manager’s phone, and a decision from the notification.',
          measure: 'We would measure: time to approval, and fares lost while waiting',
          facts: ['Push notifications', 'Out-of-policy flags', 'Spend against limit'],
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
          title: 'From counter to online for a family agency',
          text: 'Lessons for counter staff in quoting, booking and following up online, on past requests with names removed.',
          measure: 'We would measure: bookings made online, agent by agent',
          facts: ['Workshops on site', 'Practice bookings', 'Checklist per role'],
        },
        {
          sketch: 'compare',
          title: 'NDC for the ticketing desks of a network',
          text: 'A lesson for each desk before the first live NDC ticket: how changes and refunds differ from those in the GDS.',
          measure: 'We would measure: hours on reissues and refunds',
          facts: ['Changes and refunds', 'Side-by-side exercises', 'Reference cards'],
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
