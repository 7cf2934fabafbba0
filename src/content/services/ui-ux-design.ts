import type { UiUxDesignContent } from '../../pages/services/UiUxDesign'
import { picture } from '../pictures/ui-ux-design'

export const content = {
  meta: {
    title: 'UI/UX design for booking sites and apps',
    description:
      'Research, booking-flow design and design systems for travel sites, apps and agent desks, in Arabic and English.',
  },
  picture,
  hero: {
    eyebrow: 'UI/UX design',
    title: 'Booking flows people finish',
    lede: 'We design the steps between search and ticket, where a hidden fee or an unclear fare rule loses the sale.',
    actions: ['design', 'designPortfolio'],
  },
  services: {
    eyebrow: 'What we design',
    title: 'Six kinds of design, tested on travellers',
    lede: 'From one checkout to a whole agent desk. You get the files, the reasons and the test recordings.',
    items: [
      {
        title: 'User research',
        text: 'See travellers and agents book a trip, and learn where they stop, doubt the price or call you.',
        icon: 'users',
        features: ['Traveller interviews', 'Agent desk observation', 'Drop-off analysis'],
      },
      {
        title: 'Booking-flow design',
        text: 'Show the total, the baggage and the refund rule before the card form, so nobody is surprised there.',
        icon: 'ticket',
        features: ['Search and filters', 'Fare comparison', 'Passenger details', 'Checkout and payment'],
      },
      {
        title: 'Interface design',
        text: 'Give agents net, markup, office ID and time limit in one row, readable at the end of a long shift.',
        icon: 'pen',
        features: ['Agent desk screens', 'Traveller pages', 'Reports and ledgers', 'Tickets and vouchers'],
      },
      {
        title: 'Design systems',
        text: 'Keep one set of forms, fare cards and messages, so a new supplier’s fares look like all the others.',
        icon: 'layers',
        features: ['Component library', 'Brand colours', 'Written usage rules'],
      },
      {
        title: 'Prototypes and testing',
        text: 'Click through the new refund or seat-map screen before you pay anyone to build it.',
        icon: 'circle-check',
        features: ['Clickable prototypes', 'Tests with travellers', 'Ranked findings'],
      },
      {
        title: 'Accessibility and languages',
        text: 'Lay out Arabic from right to left and English from left to right, with prices that read well in both.',
        icon: 'languages',
        features: ['Right-to-left layouts', 'Readable contrast', 'Keyboard and screen readers', 'Plain fare wording'],
      },
    ],
  },
  categories: {
    eyebrow: 'Design tools',
    title: 'What we work with, and what you keep',
    lede: 'Each tool answers one question. The files are yours, so another team can carry on from them.',
    items: [
      { name: 'Research', items: ['Interview guides', 'Session recordings', 'Heat maps', 'Surveys'] },
      { name: 'Drawing', items: ['Wireframe kits', 'Vector editors', 'Icon sets', 'Colour and type tokens'] },
      { name: 'Prototypes', items: ['Prototyping tools', 'Clickable flows', 'Device previews'] },
      {
        name: 'Testing and handover',
        items: ['Usability tests', 'Contrast checkers', 'Component libraries', 'Annotated specifications'],
      },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'From watching a booking to handing over files',
    lede: 'You and your agents see every version, and travellers try it before developers do.',
    steps: [
      {
        number: '01',
        title: 'Watch',
        text: 'We watch your agents and customers book, change and cancel, and mark each step that fails.',
      },
      {
        number: '02',
        title: 'Sketch',
        text: 'You compare simple flows for the same booking and choose one before any colour is added.',
      },
      {
        number: '03',
        title: 'Test',
        text: 'Travellers try the prototype with a real task, such as adding a bag or cancelling a room.',
      },
      {
        number: '04',
        title: 'Hand over',
        text: 'Your developers get components, wording and every error state, from sold out to card declined.',
      },
    ],
  },
  stories: {
    eyebrow: 'Success stories',
    title: 'Companies that fixed the step where sales stopped',
    items: [
      {
        position: 'Head of E-commerce',
        company: 'tour operator',
        rating: 5,
        text: 'Watching one customer hunt for the baggage price settled a long argument. It now sits beside the fare.',
      },
      {
        position: 'Product Manager',
        company: 'bed bank',
        rating: 5,
        text: 'Hotels sent us stop-sells by e-mail because our extranet confused them. Now they close the dates themselves.',
      },
      {
        position: 'Travel Desk Supervisor',
        company: 'corporate travel company',
        rating: 5,
        text: 'My agents kept a paper note of which screen hid the policy. Net, markup and policy are in one row now.',
      },
    ],
  },
  statistics: [
    { value: '45%', label: 'conversion increase' },
    { value: '60%', label: 'booking abandonment reduction' },
    { value: '100+', label: 'design projects' },
  ],
  closing: {
    title: 'Show us where travellers leave',
    lede: 'Send a link to your booking flow and name the step that worries you. We start by watching it in use.',
    actions: ['design', 'portfolio'],
  },
} satisfies UiUxDesignContent
