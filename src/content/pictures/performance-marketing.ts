import type { MarketingPicture } from '../../mockups/performance-marketing/words'

// PLACEHOLDER: picture data, invented campaigns of an invented agency; put your own demonstration data here
export const picture = {
  campaigns: {
    title: 'Campaigns',
    span: '12 weeks, in USD',
    currency: 'USD',
    key: { cost: 'Cost per booking', bookings: 'Bookings a week', ceiling: 'Your ceiling' },
    months: ['March', 'April', 'May'],
    heads: ['Channel', 'Spend', 'Bookings', 'Margin before ads', 'Cost of one'],
    channels: [
      {
        name: 'Search',
        weekly: 52000,
        booked: [9, 10, 9, 11, 12, 12, 13, 14, 15, 16, 17, 18],
        margin: 9200,
      },
      {
        name: 'Social',
        weekly: 38000,
        booked: [4, 5, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10],
        margin: 11800,
      },
      {
        name: 'Retargeting',
        weekly: 13000,
        booked: [3, 3, 4, 3, 4, 4, 4, 5, 5, 5, 6, 6],
        margin: 8400,
      },
      {
        name: 'Display',
        weekly: 22500,
        booked: [3, 2, 3, 3, 2, 3, 2, 3, 2, 2, 3, 2],
        margin: 7600,
      },
    ],
    live: 'Live',
    paused: 'Paused',
    total: 'All live channels',
    moment: {
      label:
        'Try it: move the most that you pay for a booking, and see which channels pause. The campaigns are made up.',
      cue: 'Try it: lower the ceiling',
      ceiling: 'The most you pay for a booking',
      summary: '{bookings} stay and leave {left} after ads.',
      bookings: { one: '1 booking', several: '{n} bookings' },
      none: 'All channels pause.',
      freed: '{freed} is freed.',
      below: '{name}, the dearest left, has {room} to spare.',
      above: '{name}, the cheapest, costs {room} more.',
      ask: 'Talk about this ceiling',
    },
  },
  sale: {
    stops: [
      { name: 'Somebody types', text: '“hotel istanbul old town, 4 nights”' },
      { name: 'Your ad answers', text: 'Istanbul, old town: four nights with breakfast' },
      { name: 'The page it opens', text: 'Old-town hotels for four nights, taxes included' },
    ],
    sold: 'Sold for',
    price: 64000,
    fee: 960,
    refunds: 440,
    gross: 'Gross margin',
    parts: {
      net: { name: 'Net rate', text: 'What the supplier gets.' },
      fee: { name: 'Card fee', text: 'What the payment costs.' },
      refunds: { name: 'Refunds', text: 'This sale’s share of refunds.' },
      ad: { name: 'The ads', text: 'Cost of clicks, divided by bookings.' },
      left: {
        name: 'Left for you',
        text: 'The figure by which we judge the ad, before our fee. Your own figure follows from your rates.',
      },
    },
  },
  results: {
    mark: 'Ad',
    site: 'delta-holidays.example',
    links: ['Family rooms', 'Near the tram', 'Free cancellation'],
    other: {
      site: 'istanbul.example',
      title: 'Where to stay in Istanbul',
      text: 'The old town and six more districts, on one map.',
    },
  },
  post: { account: 'Delta Holidays', offer: 'Umrah, 7 nights', from: 'from {price}', price: 98000 },
} satisfies MarketingPicture
