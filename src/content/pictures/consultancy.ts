import type { ConsultancyPicture } from '../../mockups/consultancy/words'

// PLACEHOLDER: picture data, an invented agency, its suppliers, scores and recommendations; put your own here
export const picture = {
  model: {
    title: 'Operating model',
    views: { today: 'Today', target: 'Target' },
    heads: { suppliers: 'Suppliers', systems: 'Systems', channels: 'Channels' },
    plans: {
      today: {
        suppliers: [
          { name: 'GDS', text: 'PCC 4K2B', fee: 0, state: 'there' },
          { name: 'NDC', text: 'Not connected', fee: 0, state: 'missing' },
          { name: 'Bed bank A', text: 'Net rates', fee: 0, state: 'there' },
          { name: 'Bed bank B', text: 'Yearly minimum', fee: 600000, state: 'there' },
        ],
        systems: [
          { name: 'Web shop', tag: 'Own data' },
          { name: 'Agent desk', tag: 'Own data' },
          { name: 'Refund sheet', tag: 'By hand', sheet: true, hot: true },
          { name: 'Rate sheet', tag: 'By hand', sheet: true, hot: true },
        ],
        channels: [
          { name: 'Website', text: 'English only', state: 'there' },
          { name: 'Agencies', text: '38 office IDs', state: 'there' },
          { name: 'WhatsApp', text: 'On six phones', state: 'there' },
          { name: 'API OUT', text: 'Not sold', state: 'missing' },
        ],
        into: [
          [0, 1],
          [0, 2],
          [2, 0],
          [2, 1],
          [3, 3],
        ],
        out: [
          [0, 0],
          [1, 1],
          [1, 2],
          [2, 0],
          [2, 1],
        ],
        joined: false,
      },
      target: {
        suppliers: [
          { name: 'GDS', text: 'PCC 4K2B', fee: 0, state: 'there' },
          { name: 'NDC', text: 'Two airlines', fee: 0, state: 'new' },
          { name: 'Bed bank A', text: 'No deposit', fee: 0, state: 'there' },
          { name: 'Bed bank B', text: 'Left at renewal', fee: 600000, state: 'dropped' },
        ],
        systems: [
          { name: 'Search', tag: 'Buy' },
          { name: 'Markups', tag: 'Buy' },
          { name: 'Orders', tag: 'Buy' },
          { name: 'Ledger', tag: 'Build', hot: true },
        ],
        channels: [
          { name: 'Website', text: 'English, Arabic', state: 'there' },
          { name: 'Agencies', text: '38 office IDs', state: 'there' },
          { name: 'WhatsApp', text: 'Same record', state: 'there' },
          { name: 'API OUT', text: 'Two partners', state: 'new' },
        ],
        into: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
        out: [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 3],
        ],
        joined: true,
      },
    },
    scores: [
      { area: 'Strategy', now: 3.4, target: 4.5 },
      { area: 'Architecture', now: 2.1, target: 4 },
      { area: 'Operations', now: 2.8, target: 4 },
      { area: 'Data', now: 1.6, target: 3.5 },
    ],
    moment: {
      label: 'Try it: see the agency as it is today, and as the plan would have it. The agency is made up.',
      cue: 'Try it: switch to the target',
      summary: '{view}: {links}, {sheets}.',
      links: { one: '1 link', several: '{n} links' },
      sheets: { one: '1 spreadsheet', several: '{n} spreadsheets' },
      unsold: '{names} costs at least {sum} a year and is sold nowhere.',
      sold: 'Every supplier that is connected is sold.',
      currency: 'USD',
      ask: 'Have your own map drawn',
    },
    advice: {
      title: 'Recommendations',
      effort: 'Effort',
      impact: 'Impact',
      items: [
        { text: 'One queue for refunds and reissues', effort: 1, impact: 3 },
        { text: 'NDC for the two home carriers', effort: 3, impact: 3 },
        { text: 'Leave bed bank B at renewal', effort: 1, impact: 2 },
      ],
    },
  },
  papers: {
    clauses: ['Net rates', 'Deposit', 'Exit terms'],
    plan: {
      months: ['Jan', 'Feb', 'Mar', 'Apr'],
      parts: [
        { text: 'Tender', owner: 'Owner', from: 0, to: 1.5 },
        { text: 'First integration', owner: 'IT', from: 1.5, to: 3.4 },
        { text: 'Month-end close', owner: 'Accounts', from: 3, to: 4 },
      ],
    },
  },
} satisfies ConsultancyPicture
