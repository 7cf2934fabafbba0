import type { TrainingContent } from '../../pages/services/Training'
import { picture } from '../pictures/training'

export const content = {
  meta: {
    title: 'Training and education for travel agencies',
    description:
      'Training that takes traditional travel agencies digital: platform, pricing, ancillaries, refunds and customer service.',
  },
  picture,
  hero: {
    eyebrow: 'Training and education',
    title: 'Teach the counter to sell online',
    lede: 'Digital transformation for travel agencies, taught by people who have stood behind the desk.',
    actions: ['training', 'modules'],
  },
  services: {
    eyebrow: 'What we teach',
    title: 'Six courses for agencies going digital',
    lede: 'Each one is taught on your own platform, with your own suppliers, in the language your team works in.',
    items: [
      {
        title: 'Digital transformation',
        text: 'From paper files and phone calls to one connected desk, where every PNR has an owner.',
        icon: 'layers',
        features: ['Readiness review', 'Change plan', 'Leadership sessions'],
      },
      {
        title: 'Platform onboarding',
        text: 'Every role learns its own screens: agents search and issue, accounts close invoices and refunds.',
        icon: 'monitor',
        features: ['Search and booking', 'Back office and finance', 'Roles and permissions'],
      },
      {
        title: 'Sales and revenue',
        text: 'Better margin on the same traveller: set the markup, offer the seat, add the insurance.',
        icon: 'percent',
        features: ['Markups and pricing', 'Ancillary selling', 'Building packages'],
      },
      {
        title: 'Digital marketing',
        text: 'Found, followed and booked: write the offer, answer the comment, read the cost per booking.',
        icon: 'megaphone',
        features: ['Search and social basics', 'Content and campaigns', 'Reading the numbers'],
      },
      {
        title: 'Customer service',
        text: 'Calm answers in every channel, with the fare rules read before the refund is promised.',
        icon: 'headphones',
        features: ['Chat and WhatsApp', 'Changes and refunds', 'Handling complaints'],
      },
      {
        title: 'Train the trainer',
        text: 'Your own people carry it on, and teach each new agent to price, reissue and void.',
        icon: 'graduation-cap',
        features: ['Coaching skills', 'Course kits', 'Trainer certification'],
      },
    ],
  },
  categories: {
    eyebrow: 'Training formats',
    title: 'Modules at your desk, in class or one to one',
    lede: 'Mix formats per role. Agents rarely have a free day, so most lessons fit between two calls.',
    items: [
      { name: 'Live', items: ['On-site workshops', 'Virtual classrooms', 'Webinars'] },
      { name: 'Self-paced', items: ['Video lessons', 'Interactive modules', 'Quizzes'] },
      { name: 'One to one', items: ['Coaching', 'Desk shadowing', 'Office hours'] },
      { name: 'Proof', items: ['Assessments', 'Certificates', 'Progress reports'] },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'From first assessment to lasting habit',
    lede: 'Your counter stays open: we teach in small groups, so someone always answers the phone.',
    steps: [
      {
        number: '01',
        title: 'Assess',
        text: 'We sit with your agents and measure where they are today, from a simple fare to a reissue.',
      },
      {
        number: '02',
        title: 'Plan',
        text: 'A course per role, in the language your team works in, planned around your busy season.',
      },
      {
        number: '03',
        title: 'Train',
        text: 'Short lessons on your own platform, with real bookings, fare rules and supplier errors.',
      },
      {
        number: '04',
        title: 'Sustain',
        text: 'Certificates, refreshers and a report you can act on: who refunds alone, who needs help.',
      },
    ],
  },
  stories: {
    eyebrow: 'Success stories',
    title: 'Agencies that made the crossing',
    items: [
      {
        position: 'General Manager',
        company: 'travel agency',
        rating: 5,
        text: 'Our senior agents were the most doubtful. By the end they were the ones teaching the juniors to reissue.',
      },
      {
        position: 'Operations Director',
        company: 'agency network',
        rating: 5,
        text: 'We closed the credit spreadsheets and a filing cabinet. Each sub-agency now checks its own balance.',
      },
      {
        position: 'Sales Manager',
        company: 'flight ticket agency',
        rating: 5,
        text: 'The team now offers seats, bags and eSIM on every call. It became a habit.',
      },
    ],
  },
  statistics: [
    { value: '50+', label: 'agencies trained' },
    { value: '95%', label: 'completion rate' },
    { value: '200%', label: 'productivity increase' },
  ],
  closing: {
    title: 'Ready when your team is',
    lede: 'Tell us how many agents, where, and what they sell.',
    actions: ['trainingConsultation', 'modules'],
  },
} satisfies TrainingContent
