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
    title: 'Software that speaks fluent travel',
    lede: 'Platforms and integrations by engineers who know a PNR from a PCC, and why the fare changed at payment.',
    actions: ['project', 'consultation'],
  },
  services: {
    eyebrow: 'What we build',
    title: 'Six crafts, one codebase you own',
    lede: 'We build on the parts of our platform that are ready and write only what makes you different.',
    items: [
      {
        title: 'Custom platforms',
        text: 'Booking engines, back offices and portals shaped to your business, not the other way round.',
        icon: 'monitor',
        features: ['Booking engines', 'Agent portals', 'Back office', 'Approval workflows'],
      },
      {
        title: 'API integration',
        text: 'GDS, NDC, low-cost carriers, bed banks, payments and accounting, behind one clean interface.',
        icon: 'plug',
        features: ['Flight and hotel suppliers', 'Payment gateways', 'Accounting export', 'Your own API'],
      },
      {
        title: 'Cloud',
        text: 'Infrastructure that grows on the peak days before Eid and shrinks the day after.',
        icon: 'cloud',
        features: ['Automatic scaling', 'Monitoring and alerts', 'Backups and recovery'],
      },
      {
        title: 'Mobile',
        text: 'Android and iOS apps that share the same booking core, so a PNR changed online shows in the app.',
        icon: 'smartphone',
        features: ['Traveller apps', 'Agent apps', 'Push notifications', 'Offline tickets'],
      },
      {
        title: 'Localisation',
        text: 'Right-to-left pages, many currencies, local dates and local payment, down to the printed invoice.',
        icon: 'languages',
        features: ['Arabic and English', 'Currency and rounding', 'Local payment methods', 'Tax on invoices'],
      },
      {
        title: 'Security',
        text: 'PCI scope kept small, passport data encrypted, and every void, refund and markup change logged.',
        icon: 'shield',
        features: ['Card tokens', 'Roles and permissions', 'Access log', 'Security testing'],
      },
    ],
  },
  categories: {
    eyebrow: 'Technology stack',
    title: 'Proven tools, chosen on purpose',
    lede: 'Nothing exotic: your next engineer can read it on the first day.',
    items: [
      { name: 'Front end', items: ['React', 'TypeScript', 'Next.js'] },
      { name: 'Back end', items: ['Node.js', 'Java', '.NET', 'Python'] },
      { name: 'Mobile', items: ['React Native', 'Swift', 'Kotlin'] },
      { name: 'Data and cloud', items: ['PostgreSQL', 'Redis', 'Docker', 'Kubernetes'] },
    ],
  },
  process: {
    eyebrow: 'How we build',
    title: 'From supplier contract to first ticket',
    lede: 'Suppliers certify slowly, so we start their paperwork on the first day and build while it moves.',
    steps: [
      {
        number: '01',
        title: 'Scope',
        text: 'We list every supplier, fare type and refund case, then agree what the first release covers.',
      },
      {
        number: '02',
        title: 'Design',
        text: 'You click through the booking flow and approve it before we write the code behind it.',
      },
      {
        number: '03',
        title: 'Build',
        text: 'Your agents book, void and refund in the suppliers’ test systems after each short cycle.',
      },
      {
        number: '04',
        title: 'Run',
        text: 'We watch ticketing and payment errors day and night, and adapt when a supplier changes its API.',
      },
    ],
  },
  statistics: [
    { value: '100+', label: 'projects delivered' },
    { value: '99.9%', label: 'uptime guarantee' },
    figures.support,
  ],
  closing: {
    title: 'What should we build?',
    lede: 'Bring a sketch, a problem or a supplier contract. We tell you what exists already and what must be written.',
    actions: ['project', 'consultation'],
  },
} satisfies SoftwareDevelopmentContent
