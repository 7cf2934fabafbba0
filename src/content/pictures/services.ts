import type { ServicesPicture } from '../../mockups/services/words'
import { picture as consultancy } from './consultancy'
import { picture as marketing } from './performance-marketing'

// PLACEHOLDER: picture data, an invented programme; invented scores, fares, screens and courses; put your own here
export const picture = {
  plan: {
    title: 'An example, not an offer',
    week: 'Week',
    teams: [
      { id: 'consultancy', service: 'Consultancy', icon: 'compass', work: 'Product plan', weeks: 3, after: {} },
      {
        id: 'design',
        service: 'UI/UX design',
        icon: 'pen',
        work: 'Booking flow',
        weeks: 4,
        after: { consultancy: 1 },
      },
      {
        id: 'development',
        service: 'Development',
        icon: 'code',
        work: 'Agent portal, set up',
        weeks: 6,
        after: { consultancy: 3, design: 1 },
      },
      {
        id: 'apps',
        service: 'Mobile apps',
        icon: 'smartphone',
        work: 'Trip app, pilot',
        weeks: 6,
        after: { consultancy: 3, design: 2, development: 1 },
      },
      {
        id: 'training',
        service: 'Training',
        icon: 'graduation-cap',
        work: 'Agents and accounts',
        weeks: 5,
        after: { consultancy: 3, development: 2, apps: 2 },
      },
      {
        id: 'marketing',
        service: 'Marketing',
        icon: 'megaphone',
        work: 'Launch ads',
        weeks: 3,
        after: { consultancy: 3, design: 4, development: 4, apps: 5, training: 2 },
      },
    ],
    span: ', weeks {from} to {to}',
    signOff: 'You sign off',
    length: { one: '1 week', several: '{n} weeks' },
    moment: {
      label: 'Try it: choose teams, and the plan closes up. The weeks are made up, for work on our platform.',
      cue: 'Try it: take a team out',
      summary: '{teams}, {weeks}, {signOffs}.',
      teams: { one: '1 team', several: '{n} teams' },
      signOffs: { one: '1 sign-off', several: '{n} sign-offs' },
      inTurn: 'One team at a time would take {weeks}.',
      none: 'Choose a team, and its weeks appear.',
      critical: 'A delay here delays the launch',
      ask: 'Send us this plan',
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
      advice: consultancy.model.advice.items.slice(0, 2).map(({ text }) => text),
    },
    offers: {
      call: 'POST /v1/offers',
      status: '200 OK',
      items: [
        { source: 'GDS', sum: '1,420.00 + 56.80', sell: '1,476.80' },
        { source: 'NDC', sum: '1,365.00 + 81.90', sell: '1,446.90' },
        { source: 'LCC', sum: '990.00 + 45.00', sell: '1,035.00' },
      ],
    },
    campaign: {
      title: 'Cost per booking',
      span: marketing.campaigns.span,
      ceiling: marketing.campaigns.key.ceiling,
      bookings: marketing.campaigns.key.bookings,
      chart: {
        months: marketing.campaigns.months,
        channels: marketing.campaigns.channels.map(({ weekly, booked, margin }) => ({ weekly, booked, margin })),
      },
    },
    flow: { title: 'Booking flow', tag: '1 comment' },
    pass: {
      notice: { name: 'Gate changed', text: 'Now C22, boarding at 07:45' },
      from: 'CAI',
      to: 'DXB',
      seat: { label: 'Seat', value: '14C' },
      gate: { label: 'Gate', value: 'C22' },
    },
    course: {
      modules: [
        { name: 'Digital basics', text: '6 lessons', state: 'done' },
        { name: 'GDS and NDC', text: 'Lesson 9 of 35', state: 'current' },
        { name: 'Selling ancillaries', text: '5 lessons' },
      ],
      done: 'Done',
      current: 'Now',
    },
  },
} satisfies ServicesPicture
