import type { PortfolioContent } from '../pages/Portfolio'
import { picture } from './pictures/portfolio'

export const content = {
  meta: {
    title: 'Projects we would like to be judged on',
    description:
      'Projects for agencies, OTAs, agency networks and bed banks: what we would do, the measure it is judged by, and the proof you get.',
  },
  picture,
  hero: {
    eyebrow: 'Portfolio',
    title: 'Projects we would like to be judged on',
    lede: 'These are proposals, not references. Each names the measure that would decide its success, and the proof that you would receive.',
    actions: ['project', 'sales'],
  },
  measured: 'Judged by',
  proof: 'Your proof:',
  // PLACEHOLDER: cases; put work done for clients here, with their consent: each takes the place of the project whose sketch it
  // names in `replaces`, and is drawn at the head of its area
  cases: [],
  areas: [
    {
      id: 'consultancy',
      icon: 'compass',
      eyebrow: 'Consultancy',
      title: 'Decisions made before the first line of code',
      path: '/services/consultancy',
      link: 'See consultancy',
      pieces: [
        {
          sketch: 'suppliers',
          title: 'Supplier strategy for a regional OTA',
          text: 'We compare the content, cost and terms of every supplier and say which to connect, replace or drop first.',
          measure: 'Margin per booking by supplier',
          proof: 'one sheet with all suppliers side by side, GDS and NDC among them.',
        },
        {
          sketch: 'architecture',
          title: 'Architecture review for a hotel wholesaler',
          text: 'We trace a rate from contract to invoice, explain each change, and remove those that nobody intended.',
          measure: 'Invoices that equal contract plus markup',
          proof: 'one rate, followed through every system, with each change and its reason.',
        },
        {
          sketch: 'migration',
          title: 'Digital plan for a high-street agency',
          text: 'We plan the move out of spreadsheets and email: who does what, which data to keep, what goes first.',
          measure: 'Hours of work on each booking',
          proof: 'the same bookings, timed before the move and after it.',
        },
      ],
    },
    {
      id: 'development',
      icon: 'code',
      eyebrow: 'Software development',
      title: 'Platforms, connections and the ledgers behind them',
      path: '/services/software-development',
      link: 'See software development',
      pieces: [
        {
          sketch: 'search',
          title: 'A single flight search for an agency network',
          text: 'One search goes to every flight source at once and lists the fares together. A source past the time limit is left out, and nobody waits for it.',
          measure: 'Response time, and sources that answer in time',
          proof: 'a log of every search: who was called, who answered, who was left out.',
        },
        {
          sketch: 'ledger',
          title: 'Credit ledger for a B2B travel company',
          text: 'Each sub‑agency gets a credit limit. A booking beyond it waits, and is issued only after approval.',
          measure: 'Sums overdue, and the wait for an approval',
          proof: 'a ledger that your accountant adds up without us, with the minute of each approval.',
        },
        {
          sketch: 'nights',
          title: 'Hotel extranet for a bed bank',
          text: 'Hotels log in to update rooms and rates and to close nights. Resellers search and book the same rooms by API.',
          measure: 'Nights closed by hotels, and overbookings',
          proof: 'a list of closed nights, each with the name of who closed it.',
        },
      ],
    },
    {
      id: 'marketing',
      icon: 'megaphone',
      eyebrow: 'Performance marketing',
      title: 'Budgets that follow the margin',
      path: '/services/performance-marketing',
      link: 'See performance marketing',
      pieces: [
        {
          sketch: 'routes',
          title: 'Search campaigns by route for an OTA',
          text: 'We split one long keyword list into campaigns by route and season, and set each budget by its route’s margin.',
          measure: 'Margin by route, after ads and refunds',
          proof: 'a report that adds up to the total in your ledger.',
        },
        {
          sketch: 'sources',
          title: 'Booking measurement for a tour operator',
          text: 'We count each booking once, for the channel that brought it, and take it off when it is cancelled.',
          measure: 'Share of bookings with a known source',
          proof: 'two counts of one month, from the ads and from your books.',
        },
        {
          sketch: 'ads',
          title: 'Retargeting for a holiday brand',
          text: 'Visitors who agreed to ads are shown the package they looked at, until it is booked or sold out.',
          measure: 'Margin left after the cost of the ads',
          proof: 'bookings per visitor, for those who saw the ads and for a random group who did not.',
        },
      ],
    },
    {
      id: 'design',
      icon: 'pen',
      eyebrow: 'UI/UX design',
      title: 'Screens drawn, tested and drawn again',
      path: '/services/ui-ux-design',
      link: 'See UI/UX design',
      pieces: [
        {
          sketch: 'checkout',
          title: 'Checkout redesign for an OTA',
          text: 'We watch travellers book and see where they stop, then show price, bags and ways to pay where they look for them.',
          measure: 'Where travellers leave, before and after',
          proof: 'recordings of the tests, if the testers consent.',
        },
        {
          sketch: 'desk',
          title: 'Agent desktop for an agency network',
          text: 'Agents who work in it all day get net and selling price on one line, and filters that stay set.',
          measure: 'Time from request to quote',
          proof: 'the same request, quoted on the old screen and on the new one, by the same agent.',
        },
      ],
    },
    {
      id: 'apps',
      icon: 'smartphone',
      eyebrow: 'Mobile apps',
      title: 'Apps for the traveller and for the approver',
      path: '/services/mobile-apps',
      link: 'See mobile apps',
      pieces: [
        {
          sketch: 'trip',
          title: 'Booking app for an online agency',
          text: 'Travellers search and pay at the agency’s prices, change a trip where the supplier allows it, and open documents offline.',
          measure: 'Changes made in the app, and by telephone',
          proof: 'both counts, month by month, from your own telephone and your own app.',
        },
        {
          sketch: 'approval',
          title: 'Approval app for a corporate travel agency',
          text: 'On a phone the manager sees the trip, its cost and the rule it breaks, and decides from the notification.',
          measure: 'Time to approval, and fares lost while waiting',
          proof: 'the time of each request, and of its answer.',
        },
      ],
    },
    {
      id: 'training',
      icon: 'graduation-cap',
      eyebrow: 'Training',
      title: 'Courses for counters and ticket desks',
      path: '/services/training',
      link: 'See training',
      pieces: [
        {
          sketch: 'lessons',
          title: 'From counter to online for a family agency',
          text: 'Counter staff learn to quote, book and follow up online, on past requests with the names removed.',
          measure: 'Bookings made online, agent by agent',
          proof: 'each agent’s number of online bookings, shown to that agent first.',
        },
        {
          sketch: 'compare',
          title: 'NDC for the ticketing desks of a network',
          text: 'Before its first live NDC ticket, each desk learns how NDC changes and refunds differ.',
          measure: 'Hours on reissues and refunds',
          proof: 'the hours of the month before the course, and of the month after.',
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
