import type { SoftwareDevelopmentContent } from '../../pages/services/SoftwareDevelopment'
import { figures } from '../company'
import { picture } from '../pictures/software-development'

export const content = {
  meta: {
    title: 'Web and software development for travel',
    description:
      'Custom travel platforms, API integration, cloud, mobile, localisation and security, by engineers who know ticketing and refunds.',
  },
  picture,
  hero: {
    eyebrow: 'Web and software development',
    title: 'Travel software by engineers who know how refunds work',
    lede: 'We build booking platforms and supplier connections that expect fares to change, tickets to fail and clients to cancel.',
    actions: ['project', 'consultation'],
  },
  services: {
    eyebrow: 'What we build',
    title: 'The parts of a booking platform',
    lede: 'We write each part, or take it from our platform. The offer lists which parts are which, and who owns each afterwards.',
    items: [
      {
        title: 'Custom platforms',
        text: 'Booking engines, agent portals and back offices, shaped to the way your business already sells.',
        icon: 'monitor',
        features: ['Booking engines', 'Agent portals', 'Back office', 'Approval workflows'],
      },
      {
        title: 'API integration',
        text: 'GDSs, airlines (NDC) and low‑cost carriers (LCC) each answer in a format of their own. Your code reads one format for flights and one for hotels, and rarely changes for a new supplier.',
        icon: 'plug',
        features: ['Flight and hotel suppliers', 'Payment gateways', 'Accounting export', 'Your own API'],
      },
      {
        title: 'Cloud',
        text: 'Servers are added when searches peak, as before Eid, and removed afterwards, so you do not pay for the peak all year.',
        icon: 'cloud',
        features: ['Automatic scaling', 'Monitoring and alerts', 'Backups and recovery'],
      },
      {
        title: 'Mobile',
        text: 'Android and iOS apps read the same bookings as the website, so the app shows a new date when next online.',
        icon: 'smartphone',
        features: ['Traveller apps', 'Agent apps', 'Push notifications', 'Offline tickets'],
      },
      {
        title: 'Localisation',
        text: 'Right‑to‑left pages, currencies with their own rounding, local dates and local payment, down to the printed invoice.',
        icon: 'languages',
        features: ['Arabic and English', 'Currency and rounding', 'Local payment methods', 'Tax on invoices'],
      },
      {
        title: 'Security',
        text: 'Card numbers are replaced by tokens, passport data is encrypted, and every void, refund and markup change is logged. Your agreement names who attests compliance with PCI DSS, the rules for card data.',
        icon: 'shield',
        features: ['Card tokens', 'Roles and permissions', 'Access log', 'Security testing'],
      },
    ],
  },
  categories: {
    eyebrow: 'Technology stack',
    title: 'What we build with',
    lede: 'Widely used tools. The offer names the few that your job needs.',
    items: [
      { name: 'Front end', items: ['React', 'TypeScript', 'Next.js'] },
      { name: 'Back end', items: ['Node.js', 'Java', '.NET', 'Python'] },
      { name: 'Mobile', items: ['React Native', 'Swift', 'Kotlin'] },
      { name: 'Data and cloud', items: ['PostgreSQL', 'Redis', 'Docker', 'Kubernetes'] },
    ],
  },
  // PLACEHOLDER: picture data, three calls of an invented API; put your own here
  own: {
    eyebrow: 'A fare that moves',
    title: 'What can change after the search',
    lede: 'Three moments when a traveller holds their breath, and how an API that we build responds.',
    calls: [
      {
        call: 'POST /v1/offers/NJ214/price',
        status: '409 Conflict',
        coral: true,
        answer: '{ "was": 1170.24, "now": 1196.74,\n  "holds": "10 min" }',
        changed: 'now',
        title: 'The fare has gone up',
        text: 'The traveller sees both prices, and pays the new one only on accepting it.',
      },
      {
        call: 'POST /v1/tickets',
        status: '202 Accepted',
        answer: '{ "paid": 1196.74, "readBack": 1,\n  "ticket": null }',
        changed: 'ticket',
        title: 'Paid, and no ticket yet',
        text: 'We first read the booking back from the airline, and order the ticket again only when it is certain that none was issued. If that stays unclear, a person decides, so that nobody gets two tickets.',
      },
      {
        call: 'POST /v1/tickets/4021/void',
        status: '200 OK',
        answer: '{ "paid": 1196.74, "penalty": 0.00,\n  "back": 1196.74 }',
        changed: 'back',
        title: 'The traveller cancels the same evening',
        text: 'Some airlines allow a short time to cancel a new ticket (void). They rarely charge then, though a ticket wholesaler (consolidator) may. Later, the fare rules decide.',
      },
    ],
  },
  process: {
    eyebrow: 'How we build',
    title: 'Supplier paperwork starts on the first day',
    lede: 'Suppliers want paperwork before test access, and usually certify the result. That takes time, so we apply first.',
    steps: [
      {
        number: '01',
        title: 'Scope',
        text: 'We list every supplier, fare type and refund case, start the suppliers’ paperwork, and agree what the first release covers.',
      },
      {
        number: '02',
        title: 'Design',
        text: 'You click through the booking steps and approve them before we write the code behind them.',
      },
      {
        number: '03',
        title: 'Build',
        text: 'After each short cycle your agents try the result against the suppliers’ test systems, including refunds where a system allows them.',
      },
      {
        number: '04',
        title: 'Run',
        text: 'We watch ticketing and payment errors, adapt the connection when a supplier changes its API, and report each change to you.',
      },
    ],
  },
  statistics: [
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'software-projects',
      value: '100+',
      label: 'projects delivered',
      description: 'Our own count, to date.',
      counted: null,
    },
    {
      id: 'uptime',
      value: '99.9%',
      label: 'uptime guarantee',
      description: 'At most 43 minutes of outage in 30 days, as your contract states it.',
      counted: 'offer',
    },
    figures.support,
  ],
  closing: {
    title: 'What should your software do?',
    lede: 'Bring a sketch, a problem or a list of suppliers. We tell you which parts exist already and which must be written.',
    actions: ['project', 'consultation'],
  },
} satisfies SoftwareDevelopmentContent
