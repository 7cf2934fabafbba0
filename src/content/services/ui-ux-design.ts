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
    title: 'Booking flows that people finish',
    lede: 'We design the steps from search to ticket, where a late bag fee or an unclear fare rule can lose the sale.',
    actions: ['design', 'designPortfolio'],
  },
  wireframes: {
    eyebrow: 'Wireframes',
    title: 'The same fares, drawn to be compared',
    lede: 'Your developers get this: drawings on one grid, and the reasons behind them. The flight and fares are made up.',
    grid: {
      label: 'Try it: measure this page in your own browser, and see its grid.',
      cue: 'Try it: measure this page',
      lay: 'Measure this page',
      lift: 'Take the grid away',
      off: 'Good design can be measured. Measure ours: its grid, and its smallest control.',
      on: 'On your screen: {count} columns; {controls} buttons and fields of {least} px or more. WCAG 2.2 asks for 24.',
      type: [
        { of: 'h1', name: 'Title {size} px' },
        { of: 'h2', name: 'Heading {size} px' },
        { of: 'h3', name: 'Subheading {size} px' },
      ],
    },
    sheet: {
      label:
        'Wireframe of a fare comparison on twelve columns: fare, bag, change, refund and total in a row each for Light, Classic and Flex; beside it the chosen fare on a phone',
      deskMeasure: '1,200 px, twelve columns',
      phoneMeasure: '390 px, finished',
      search: 'CAI to DXB, 12\u00a0May, one traveller with a bag',
      columns: ['Fare', '23 kg bag', 'Change', 'Refund', 'Total, AED'],
      rules: [
        { change: '250.00', refund: 'None' },
        { bag: 'Included', change: '250.00', refund: 'Less 350.00' },
        { bag: 'Included', change: 'Free', refund: 'In full' },
      ],
      choose: 'Choose',
      height: '48 px',
      reasons: [
        {
          name: 'Totals are compared',
          text: 'The biggest type in a row is the whole price with the bag, because that is what will be paid.',
        },
        {
          name: 'A column is a question',
          text: 'Read down to compare one rule, across to know one fare. A phone shows one fare’s rules at a time.',
        },
        {
          name: 'Rules are words',
          text: '“None” can be read aloud, translated and searched. A bare icon cannot.',
        },
        {
          name: 'The thumb decides',
          text: 'On a phone the button sits at the lower edge, within reach of a thumb when the other hand holds a bag.',
        },
      ],
    },
  },
  services: {
    eyebrow: 'What we design',
    title: 'Design work, tested with travellers',
    lede: 'Order a single checkout or a whole agent desk. You get the files, the reasons and, with the testers’ consent, the recordings.',
    items: [
      {
        title: 'User research',
        text: 'We watch travellers and agents book a trip, and note where they stop, doubt the price or pick up the telephone.',
        icon: 'users',
        features: ['Traveller interviews', 'Agent desk observation', 'Drop-off analysis'],
      },
      {
        title: 'Booking-flow design',
        text: 'The total, the bags and the refund rule come before the card form, while travellers can still compare.',
        icon: 'ticket',
        features: ['Search and filters', 'Fare comparison', 'Passenger details', 'Checkout and payment'],
      },
      {
        title: 'Interface design',
        text: 'Net, markup, office ID and time limit stand in one row, for agents who read it all day.',
        icon: 'pen',
        features: ['Agent desk screens', 'Traveller pages', 'Reports and ledgers', 'Tickets and vouchers'],
      },
      {
        title: 'Design systems',
        text: 'We draw one set of forms, fare cards and messages, so a new supplier rarely needs new screens.',
        icon: 'layers',
        features: ['Component library', 'Brand colours', 'Written usage rules'],
      },
      {
        title: 'Prototypes and testing',
        text: 'You click through the new refund or seat‑map screen before you pay anyone to build it.',
        icon: 'circle-check',
        features: ['Clickable prototypes', 'Tests with travellers', 'Ranked findings'],
      },
      {
        title: 'Accessibility and languages',
        text: 'We set keyboard order and screen‑reader text, in Arabic and English.',
        icon: 'languages',
        features: ['Right-to-left layouts', 'Readable contrast', 'Keyboard and screen readers', 'Plain fare wording'],
      },
    ],
  },
  categories: {
    eyebrow: 'Design tools',
    title: 'The methods, and the files you keep',
    lede: 'Any team can carry on from the files. The offer names the programs we use.',
    items: [
      { name: 'Research', items: ['Interview guides', 'Session recordings', 'Heat maps', 'Surveys'] },
      { name: 'Drawing', items: ['Wireframe kits', 'Editable vector files', 'Icon sets', 'Colour and type tokens'] },
      { name: 'Prototypes', items: ['Prototype source files', 'Clickable flows', 'Device previews'] },
      {
        name: 'Testing and handover',
        items: ['Usability tests', 'Contrast checkers', 'Component libraries', 'Annotated specifications'],
      },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'Travellers try it before developers do',
    lede: 'A sketch can be redrawn in an afternoon and a release cannot, so we test before anything is built. The best moment is when a tester reaches the ticket and asks whether that was all.',
    steps: [
      {
        number: '01',
        title: 'Watch',
        text: 'Your agents and customers book, change and cancel while we watch and mark each step that fails.',
      },
      {
        number: '02',
        title: 'Sketch',
        text: 'You compare simple sketches of the same booking and choose one before any colour is added.',
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
    eyebrow: 'Before and after',
    title: 'What changes once a screen is fixed',
    items: [
      {
        position: 'Head of E-commerce',
        company: 'tour operator',
        rating: 5,
        sample: true,
        before: 'A long argument about where the baggage price belongs.',
        after: 'Beside the fare, where a customer looked for it.',
        text: 'One recording of one test settled it. Nobody in the room argued afterwards.',
      },
      {
        position: 'Product Manager',
        company: 'bed bank',
        rating: 5,
        sample: true,
        before: 'Stop‑sells sent by email, because the extranet confused hotels.',
        after: 'Dates closed by the hotels themselves.',
        text: 'We had blamed the hotels for years. The designers spent a morning with one reservations manager and blamed our screen.',
      },
      {
        position: 'Travel Desk Supervisor',
        company: 'corporate travel company',
        rating: 5,
        sample: true,
        before: 'A paper note beside every screen.',
        after: 'Net, markup and policy in one row.',
        text: 'The policy stands in the row, beside the price. We have thrown the notes away.',
      },
    ],
  },
  statistics: [
    // PLACEHOLDER: figure; say on which flow, before and after what
    {
      id: 'conversion',
      value: '45%',
      label: 'conversion increase',
      description: 'Our own figure: one flow, before and after its redesign.',
      counted: null,
    },
    // PLACEHOLDER: figure; say on which flow, before and after what
    {
      id: 'abandonment',
      value: '60%',
      label: 'booking abandonment reduction',
      description: 'Our own figure, for another flow.',
      counted: null,
    },
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'design-projects',
      value: '100+',
      label: 'design projects',
      description: 'Our own count, to date.',
      counted: null,
    },
  ],
  closing: {
    title: 'Show us where travellers leave',
    lede: 'Send a link to your booking pages and name the step that worries you. We begin there.',
    actions: ['design', 'portfolio'],
  },
} satisfies UiUxDesignContent
