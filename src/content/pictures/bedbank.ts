import type { BedbankPicture } from '../../mockups/bedbank/words'

// PLACEHOLDER: picture data, an invented hotel: what is left of its rooms per day, and its rates and changes; put your own demonstration data here
export const picture = {
  calendar: {
    label:
      'Product preview: allotment calendar of a hotel with the rooms left per day for two weeks, stop-sell and blackout dates, the channels that may sell them, and net rates for BB, HB and AI',
    hotel: 'Marsa Bay Resort',
    title: 'Allotment, 1 to 14 May',
    plans: { names: ['BB', 'HB', 'AI'], lit: [0] },
    month: 'May',
    weekdays: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'],
    rooms: [
      { name: 'Deluxe twin', days: '8 8 6 3 2 s s 9 9 8 5 4 8 8' },
      { name: 'Sea view', days: '5 5 4 4 1 0 6 6 b b b 7 7 5' },
      { name: 'Family suite', days: '3 2 2 4 4 5 5 s s 4 4 3 1 4' },
      { name: 'Villa', days: '1 1 2 2 b b b 2 2 1 1 2 2 2' },
      { name: 'Garden', days: '6 6 6 5 5 4 4 3 3 2 0 s s 6' },
      { name: 'Junior suite', days: '4 4 3 3 2 2 1 4 4 4 3 3 2 2' },
      { name: 'Standard', days: '9 9 7 7 8 8 6 5 3 2 s s 9 9' },
    ],
    key: { free: 'Free to sell', few: 'Few left', stopSell: 'Stop-sell', blackout: 'Blackout' },
    channels: {
      title: 'Channels',
      room: 'Sea view',
      items: [
        { name: 'B2C store', price: '+ 12%', open: true },
        { name: 'B2B agencies', price: '+ 6%', open: true },
        { name: 'API OUT', price: 'Net', open: true },
        { name: 'Corporate', price: 'Closed', open: false },
      ],
    },
    rates: {
      title: 'Rates, 2 adults',
      unit: 'EUR a night',
      items: [
        { label: 'BB net', value: '84.00' },
        { label: 'HB net', value: '108.00' },
        { label: 'AI net', value: '142.00' },
      ],
    },
  },
  rates: {
    title: 'Sea view',
    text: 'Net, 1 to 14 May, EUR',
    matrix: {
      head: ['Plan', '1 adult', '2 adults', '2 + 1'],
      rows: [
        { name: 'BB', cells: ['68', '84', '96'], changed: 1 },
        { name: 'HB', cells: ['86', '108', '124'] },
        { name: 'AI', cells: ['112', '142', '165'] },
      ],
    },
  },
  extranet: {
    title: 'Extranet',
    tag: 'Hotel user',
    changes: [
      { name: 'Sea view, 9 to 11 May', text: 'Blackout asked by the hotel', action: 'Accept' },
      { name: 'Family suite', text: 'Allotment 4 to 6 per day', action: 'Review' },
      { name: 'Garden, AI, 2 adults', text: 'Net 138 to 142 from 1 Jun', action: 'Review' },
    ],
  },
} satisfies BedbankPicture
