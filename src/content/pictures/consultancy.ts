import type { ConsultancyPicture } from '../../mockups/consultancy/words'

// PLACEHOLDER: picture data, an invented agency, its suppliers, scores and recommendations; put your own demonstration data here
export const picture = {
  model: {
    label:
      'Product preview: operating-model map from suppliers through the booking core to sales channels, maturity scores for strategy, architecture, operations and data, and recommendations rated by effort and impact',
    title: 'Operating model',
    views: { options: ['Today', 'Target'], chosen: 1 },
    heads: { suppliers: 'Suppliers', core: 'Booking core', channels: 'Channels' },
    suppliers: [
      { name: 'GDS', text: 'PCC 4K2B', fate: 'keep' },
      { name: 'NDC', text: 'Two airlines', fate: 'add' },
      { name: 'Bed bank A', text: 'Net rates, no deposit', fate: 'keep' },
      { name: 'Bed bank B', text: 'Contract ends 30 Jun', fate: 'drop' },
    ],
    core: [
      { system: 'Search', verdict: 'Buy' },
      { system: 'Markups', verdict: 'Buy' },
      { system: 'Orders', verdict: 'Buy' },
      { system: 'Ledger', verdict: 'Build', build: true },
    ],
    channels: [
      { name: 'Website', text: 'English and Arabic', fate: 'keep' },
      { name: 'Agencies', text: '38 office IDs', fate: 'keep' },
      { name: 'WhatsApp', text: 'Same booking record', fate: 'add' },
      { name: 'API OUT', text: 'Two partners', fate: 'add' },
    ],
    scores: [
      { area: 'Strategy', now: 3.4, target: 4.5 },
      { area: 'Architecture', now: 2.1, target: 4 },
      { area: 'Operations', now: 2.8, target: 4 },
      { area: 'Data', now: 1.6, target: 3.5 },
    ],
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
} satisfies ConsultancyPicture
