import type { TrainingContent } from '../../pages/services/Training'
import { picture, refund, sum } from '../pictures/training'

export const content = {
  meta: {
    title: 'Training and education for travel agencies',
    description:
      'Training that takes traditional travel agencies digital: platform, pricing, ancillaries, refunds and customer service.',
  },
  picture,
  hero: {
    eyebrow: 'Training and education',
    title: 'Teach your agents to sell online',
    lede: 'Courses for travel agencies, taught with real fare rules on a copy of our platform or in your own system.',
    actions: ['training', 'modules'],
  },
  services: {
    eyebrow: 'What we teach',
    title: 'Courses for agencies going digital',
    lede: 'Each course says who it is for. The weeks show one possible order.',
    week: 'Week',
    items: [
      {
        title: 'Digital transformation',
        who: 'Owners, managers',
        text: 'How paper files and chat threads become booking records, and who looks after them.',
        icon: 'layers',
        features: ['Readiness review', 'Change plan', 'Leadership sessions'],
      },
      {
        title: 'Platform onboarding',
        who: 'Every role',
        text: 'Every role learns its own screens. Agents search and issue in a GDS and by NDC, the airlines’ standard; the accounts team closes invoices and refunds.',
        icon: 'monitor',
        features: ['Search and booking', 'Back office and finance', 'Roles and permissions'],
      },
      {
        title: 'Sales and revenue',
        who: 'Agents',
        text: 'How to earn more on a sale: when to change the markup, and how to offer a seat or a bag without pushing.',
        icon: 'percent',
        features: ['Markups and pricing', 'Ancillary selling', 'Building packages'],
      },
      {
        title: 'Digital marketing',
        who: 'Marketing',
        text: 'How to write an offer, answer a comment in public and see what the ads for a booking cost.',
        icon: 'megaphone',
        features: ['Search and social basics', 'Content and campaigns', 'Reading the numbers'],
      },
      {
        title: 'Customer service',
        who: 'Agents',
        text: 'How to answer calmly by chat, telephone and email, and read the fare rules before promising a refund.',
        icon: 'headphones',
        features: ['Chat and WhatsApp', 'Changes and refunds', 'Handling complaints'],
      },
      {
        title: 'Train the trainer',
        who: 'Your trainers',
        text: 'Your own people learn to teach, so that the next new agent does not have to wait for us.',
        icon: 'graduation-cap',
        features: ['Coaching skills', 'Course kits', 'Trainer certification'],
      },
    ],
  },
  categories: {
    eyebrow: 'Training formats',
    title: 'How the modules are taught',
    lede: 'Formats can differ by role. Agents rarely have a free day, so most lessons are short.',
    items: [
      { name: 'Live', items: ['On-site workshops', 'Virtual classrooms', 'Webinars'] },
      { name: 'Self-paced', items: ['Video lessons', 'Interactive modules', 'Quizzes'] },
      { name: 'At your desk', items: ['Coaching', 'Desk shadowing', 'Drop-in hour'] },
      { name: 'Proof', items: ['Assessments', 'Certificates', 'Progress reports'] },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'Your counter can stay open during the course',
    lede: 'We teach in small groups, so that the others can answer the telephone.',
    steps: [
      {
        number: '01',
        title: 'Assess',
        text: 'Agents solve short tasks, from a simple fare to a reissue, so we know what each of them can do already.',
      },
      {
        number: '02',
        title: 'Plan',
        text: 'You get a course per role, in a language agreed with you, planned around your busy season.',
      },
      {
        number: '03',
        title: 'Train',
        text: 'Agents take short lessons in the training system, with practice bookings, real fare rules and error messages. A mistake there costs nothing.',
      },
      {
        number: '04',
        title: 'Sustain',
        text: 'Agents get our certificate and refreshers; you get a report on who can refund alone and who needs help.',
      },
    ],
  },
  book: {
    eyebrow: 'From the course book',
    title: 'Read a fare rule to the end',
    lede: 'A lesson begins with what the system shows and ends with a sentence for the client. The rule and the fare are made up for this page; in the course they are real.',
    words: {
      task: refund,
      fees: { change: 25000, noShow: 50000 },
      sum,
      left: {
        folio: 'Markups, credit, refunds',
        page: '62',
        title: 'What the airline files',
        number: '16',
        rule: 'PENALTIES',
        margin: 'The rule is silent on markup; this agency keeps it and refunds {net} less {fee}.',
      },
      right: {
        folio: 'For the counter',
        page: '63',
        title: 'What you understand',
        sayTitle: 'What you say',
        say: '“Cancel before the first flight, and AED {refund} of the {sell} comes back: the airline keeps {fee}, our fee is {markup}. I will write that on the offer.”',
      },
      paragraphs: [
        {
          filed: 'CHANGES ANY TIME. CHARGE AED {change} FOR REISSUE.',
          means: 'Each change costs {change}. If the new fare is dearer, the difference comes on top.',
        },
        {
          filed: 'CANCELLATIONS BEFORE DEPARTURE. CHARGE AED {fee} FOR REFUND.',
          means: 'Until the first flight leaves, the airline pays back the fare less {fee}.',
        },
        {
          filed: 'CANCELLATIONS AFTER DEPARTURE. TICKET IS NON‑REFUNDABLE.',
          means: 'After that the fare is gone. Some taxes may still be refunded, so find out before you say no.',
        },
        {
          filed: 'NO‑SHOW. CHARGE AED {noShow} FOR REISSUE. NO REFUND.',
          means:
            'After a missed flight a change costs {noShow}, and the fare is not refunded. If the client calls before departure, the change costs {change}. Any difference comes on top.',
        },
      ],
    },
  },
  stories: {
    eyebrow: 'Before and after',
    title: 'What a trained desk does differently',
    items: [
      {
        position: 'General Manager',
        company: 'travel agency',
        rating: 5,
        sample: true,
        before: 'Every reissue passed to one colleague.',
        after: 'Reissues done by the agent who takes the call.',
        text: 'Our senior agents were the most doubtful. By the end they were the ones teaching the juniors.',
      },
      {
        position: 'Operations Director',
        company: 'agency network',
        rating: 5,
        sample: true,
        before: 'Credit in spreadsheets, files in a cabinet.',
        after: 'Credit and files in one system.',
        text: 'The telephone in accounts is quiet at month‑end. That was the first thing I noticed.',
      },
      {
        position: 'Sales Manager',
        company: 'flights-only agency',
        rating: 5,
        sample: true,
        before: 'A team that sold the fare and nothing else.',
        after: 'Seats, bags and eSIMs offered on every call.',
        text: 'In the first week they were shy about offering. Now they always do.',
      },
    ],
  },
  statistics: [
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'agencies-trained',
      value: '50+',
      label: 'agencies trained',
      description: 'Agencies whose teams took at least one course.',
      counted: null,
    },
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'completion',
      value: '95%',
      label: 'completion rate',
      description: 'Of those who begin a course, by our own count.',
      counted: null,
    },
    // PLACEHOLDER: figure; say which task was measured, and in how many teams
    {
      id: 'productivity',
      value: '200%',
      label: 'productivity increase',
      description: 'Our own figure: three times the output on one task.',
      counted: null,
    },
  ],
  closing: {
    title: 'Plan a course for your team',
    lede: 'Tell us how many agents you have, where they sit and what they sell. We suggest where to begin.',
    actions: ['trainingConsultation', 'modules'],
  },
} satisfies TrainingContent
