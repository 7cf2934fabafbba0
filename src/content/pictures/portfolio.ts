import type { PortfolioPicture } from '../../mockups/portfolio/words'
import { picture as apps } from './mobile-apps'
import { picture as services } from './services'
import { picture as design } from './ui-ux-design'

const { offers, pass, flow, course } = services.services
const { ticket, trip, gates, boards } = apps.phones
const { currency, bag, bagPrice, travellers, payment } = design.board

const sum = (hundredths: number) => (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 })

const route = `${pass.from}–${pass.to}`
/** In hundredths. The agent's desktop below has fares of its own. */
const fare = 128400
const total = `${payment.button} ${sum(fare + bagPrice)}`

// PLACEHOLDER: picture data, the projects named on the route book; name yours here, as in content/portfolio.ts
export const picture = {
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
      label: 'Try it: choose a kind of work, and read what the first project would be judged by.',
      cue: 'Try it: choose a kind of work',
      one: '{name}: {count} projects',
      measured: 'Judged by: {measure}',
      see: 'Read them',
      every: '{count} projects, six kinds of work',
      ask: 'Talk about work like this',
    },
    next: 'A place kept for your project',
  },
  sketches: {
    // The last word of `sum` is the markup, which is what the booking earns.
    suppliers: [
      ...offers.items.flatMap(({ source, sum }) => [sum.replace(/.* /, ''), source]),
      `Margin per booking, ${currency}`,
    ],
    search: [
      offers.call,
      offers.status,
      ...[2, 1, 0].flatMap(at => [offers.items[at]?.source ?? '', offers.items[at]?.sell ?? '']),
      `Sell, ${currency}`,
      'Left out',
    ],
    routes: [pass.from, pass.to, 'IST', 'LHR', 'Budget', 'Margin'],
    checkout: [
      ...[route, 'Fare', sum(fare), travellers.title, payment.title, payment.button],
      ...[route, 'Fare', sum(fare), bag, sum(bagPrice), flow.tag, total],
      ...[route, 'Fare', sum(fare), bag, sum(bagPrice), payment.card.label, 'Wallet', total],
      currency,
    ],
    trip: [
      ...[pass.notice.name, ticket.from, ticket.to],
      ...[
        ticket.fields[0]?.label ?? '',
        pass.seat.label,
        ticket.gate,
        boards,
        ticket.fields[1]?.value ?? '',
        gates.now,
      ],
      ...[trip.title, trip.dates],
      ...trip.stops.slice(1).map(({ name }) => name.replace('{gate}', gates.now)),
    ],
    // The three modules alone. The drawing shows which lesson is current.
    lessons: course.modules.flatMap(({ name, text }, index) => [
      name,
      text.replace(/^\D.*/, '7 lessons'),
      ...[course.done, course.current].slice(index, index + 1),
    ]),
    architecture: [
      'Contract',
      `${currency} 84.00`,
      'Extranet',
      `${currency} 79.50`,
      'Mapping',
      'twice',
      'Search',
      `${currency} 88.20`,
      'Invoice',
      `${currency} 86.90`,
    ],
    migration: ['First', 'Next', 'Last', 'Roles', 'Clients', 'Data', 'Quotes', 'Email'],
    ledger: ['Credit used', '1 blocked', 'Giza', '51%', 'Luxor', '80%', 'Aswan', '104%', 'Limit'],
    nights: ['February', '5 nights stop-sell', ...Array.from({ length: 28 }, (_, day) => String(day + 1))],
    sources: ['Search', '41', 'Email', '18', 'Phone', '9', 'Cancelled', '−3', '65', 'counted', 'Bookings'],
    ads: ['5 nights', 'USD 640', '1st view', '5 nights', 'USD 640', '2nd view', 'Booked', 'Stops'],
    desk: [
      ...[route, '3 offers', 'Source', `Net, ${currency}`, `Sell, ${currency}`],
      ...['NDC', '1,655.00', '1,754.30'],
      ...['GDS', '1,720.00', '1,788.80'],
      ...['LCC', '1,210.00', '1,255.00'],
    ],
    approval: ['USD 1,940', 'Out of policy', 'Approve', 'Manager', 'Finance', 'Ticket'],
    compare: ['GDS', 'NDC', 'PNR', 'Order', 'Reissue', 'Reshop', 'Refund', 'Cancel'],
  },
} satisfies PortfolioPicture
