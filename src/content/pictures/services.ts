import type { ServicesPicture } from '../../mockups/services/words'

// PLACEHOLDER: picture data, an invented programme, and the scores, fares, screens and courses of an invented agency; put your own demonstration data here
export const picture = {
  plan: {
    label:
      'Product preview: twelve-week delivery plan with one lane per service and four client sign-offs, in week 7, and a demo to approve',
    title: 'Delivery route',
    length: '12 weeks',
    week: 'Week',
    today: 7,
    lanes: [
      { service: 'Consultancy', icon: 'compass', work: 'Supplier plan', state: 'done', from: 1, weeks: 3 },
      { service: 'UI/UX design', icon: 'pen', work: 'Booking flow', state: 'done', from: 2, weeks: 4 },
      { service: 'Development', icon: 'code', work: 'GDS, NDC and ledger', state: 'hot', from: 4, weeks: 6 },
      {
        service: 'Mobile apps',
        icon: 'smartphone',
        work: 'Trip app, both stores',
        state: 'running',
        from: 5,
        weeks: 6,
      },
      { service: 'Training', icon: 'graduation-cap', work: 'Agents and accounts', state: 'running', from: 7, weeks: 5 },
      { service: 'Marketing', icon: 'megaphone', work: 'Launch ads', state: 'planned', from: 10, weeks: 3 },
    ],
    signOff: {
      title: 'Your sign-off',
      steps: [
        { number: '01', week: 3, state: 'done' },
        { number: '02', week: 5, state: 'done' },
        { number: '03', week: 9, state: 'hot' },
        { number: '04', week: 12 },
      ],
    },
    legend: { signed: 'Design signed off', launch: 'Launch in 5 weeks' },
    demo: {
      title: 'Week 7 demo',
      tag: 'To approve',
      text: 'Issue, void and refund, on real fares',
      approve: 'Approve',
      comment: 'Comment',
    },
  },
  services: {
    maturity: {
      title: 'Where you stand',
      scale: '0 to 5',
      scores: [
        { area: 'Strategy', now: 3.4, target: 4.5 },
        { area: 'Architecture', now: 2.1, target: 4 },
        { area: 'Operations', now: 2.8, target: 4 },
        { area: 'Data', now: 1.6, target: 3.5 },
      ],
    },
    offers: {
      call: 'POST /v1/offers',
      status: '200 OK',
      items: [
        { source: 'GDS', sum: '1,182.00 + 47.28', sell: '1,229.28' },
        { source: 'NDC', sum: '1,104.00 + 66.24', sell: '1,170.24' },
        { source: 'LCC', sum: '861.00 + 45.00', sell: '906.00' },
      ],
    },
    campaign: {
      title: 'Cost per booking',
      span: '12 weeks',
      chart: { note: 'Display paused', months: ['March', 'April', 'May'] },
    },
    flow: { title: 'Booking flow', tag: '1 comment' },
    pass: {
      notice: { name: 'Gate changed', text: 'Now C12, boarding at 14:05' },
      from: 'CAI',
      to: 'DXB',
      seat: { label: 'Seat', value: '4E' },
      gate: { label: 'Gate', value: 'C12' },
    },
    course: {
      modules: [
        { name: 'GDS and NDC', text: '8 lessons', state: 'done' },
        { name: 'Markups and credit', text: 'Lesson 3 of 7', state: 'current' },
        { name: 'Voids and refunds', text: '5 lessons' },
      ],
      done: 'Done',
      current: 'Now',
    },
  },
} satisfies ServicesPicture
