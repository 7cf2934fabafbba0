import type { DevelopmentPicture } from '../../mockups/software-development/words'

// PLACEHOLDER: picture data, invented fares of invented carriers, as three kinds of supplier answer them; put your own demonstration data here
export const picture = {
  oneShape: {
    label:
      'Product preview: one API request whose answers from a GDS, an NDC airline and a low-cost carrier come back in one shape with net, markup and sell price, and an uptime chart of the last 30 days',
    call: 'POST /v1/offers',
    status: '200 OK',
    request: { from: 'CAI', to: 'DXB', pax: 2 },
    sources: [
      { name: 'GDS', access: 'PCC 4K2B', format: 'EDIFACT', raw: "MON+B:1098.00:USD\n   +T:1182.00:USD'" },
      { name: 'NDC', access: 'Airline NJ', format: 'XML', raw: '<TotalAmount CurCode="USD"\n>1104.00</TotalAmount>' },
      { name: 'LCC', access: 'Airline LV', format: 'JSON', raw: '{ "curr": "USD",\n  "fareMinor": 86100 }' },
    ],
    offers: [
      { source: 'GDS', carrier: 'GL', net: 1182, markup: 47.28, sell: 1229.28 },
      { source: 'NDC', carrier: 'NJ', net: 1104, markup: 66.24, sell: 1170.24 },
      { source: 'LCC', carrier: 'LV', net: 861, markup: 45, sell: 906 },
    ],
    legend: { sources: '3 sources', shape: 'One shape', signed: 'Signed' },
    uptime: {
      title: '99.9% uptime',
      span: 'Last 30 days',
      note: 'Day 19: one supplier slow, the others answered',
      slowDay: 19,
    },
  },
} satisfies DevelopmentPicture
