import type { MarketingPicture } from '../../mockups/performance-marketing/words'

// PLACEHOLDER: picture data, invented campaigns of an invented agency; put your own demonstration data here
export const picture = {
  campaigns: {
    label:
      'Product preview: campaign chart in which the cost per booking falls while bookings rise, and a table of search, social, retargeting and display with spend, bookings and return on ad spend, where display is paused by a budget rule',
    title: 'Campaigns',
    views: { options: ['Bookings', 'Margin'], chosen: 0 },
    key: { cost: 'Cost per booking', bookings: 'Bookings' },
    chart: { note: 'Display paused', months: ['March', 'April', 'May'] },
    heads: ['Channel', 'Spend', 'Bookings', 'Cost each', 'ROAS'],
    channels: [
      { name: 'Search', text: 'City hotels, own name out', spend: '6,240', bookings: 156, cost: 40, roas: 5.8 },
      { name: 'Social', text: 'Umrah and school holidays', spend: '4,480', bookings: 80, cost: 56, roas: 4.1 },
      { name: 'Retargeting', text: 'Fares still on sale', spend: '1,560', bookings: 52, cost: 30, roas: 7.2 },
      { name: 'Display', text: 'Travel publishers', spend: '2,700', bookings: 30, cost: 90, roas: 1.4 },
    ],
    live: 'Live',
    paused: 'Paused',
    ceiling: { value: 75, text: 'Ceiling USD {ceiling} a booking' },
    refunds: 'After refunds',
    rule: {
      title: 'Display paused',
      tag: 'Budget rule',
      text: 'A booking cost USD 90, over your ceiling',
      move: 'Move budget',
      resume: 'Resume',
    },
  },
} satisfies MarketingPicture
