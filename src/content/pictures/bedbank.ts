import type { BedbankPicture } from '../../mockups/bedbank/words'

// PLACEHOLDER: picture data, an invented hotel: its free rooms per night, its rates and changes; put your own here
export const picture = {
  calendar: {
    hotel: 'Marsa Bay Resort',
    title: 'Allotment, 1 to 14 May',
    month: 'May',
    weekdays: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'],
    rooms: [
      { id: 'twin', name: 'Deluxe twin', left: '8 8 6 3 2 7 7 9 9 8 5 4 8 8', closed: [6, 7], net: 7200 },
      { id: 'sea', name: 'Sea view', left: '5 5 4 4 3 1 6 6 b b b 7 7 5', closed: [], net: 8400 },
      { id: 'family', name: 'Family suite', left: '3 2 2 4 4 5 5 4 4 4 4 3 1 4', closed: [2, 3], net: 11800 },
      { id: 'villa', name: 'Villa', left: '1 1 2 2 b b b 2 2 1 1 2 2 2', closed: [], net: 16500 },
      { id: 'garden', name: 'Garden', left: '6 6 6 5 5 4 4 3 3 2 1 5 5 6', closed: [12, 13], net: 8000 },
      { id: 'junior', name: 'Junior suite', left: '4 4 3 3 2 2 1 4 4 4 3 3 2 2', closed: [], net: 9600 },
      { id: 'standard', name: 'Standard', left: '9 9 7 7 8 8 6 5 3 2 6 7 9 9', closed: [11, 12], net: 6200 },
    ],
    room: 1,
    key: { free: 'On sale', few: 'Few left', 'stop-sell': 'Stop‑sell', blackout: 'Blackout', sold: 'Sold' },
    channels: {
      title: 'Channels',
      items: [
        { name: 'B2C shop', markup: 12 },
        { name: 'B2B agencies', markup: 6 },
        { name: 'API OUT', markup: 2 },
        { name: 'Corporate', markup: null },
      ],
      net: 'net',
      marked: 'net + {markup}%',
      sells: 'Sells {nights} nights',
      closed: 'Not {nights} May',
      none: 'Not open to this channel',
    },
    rates: {
      title: 'Net, 2 adults',
      unit: 'EUR a night',
      plans: [
        { id: 'bb', name: 'BB', board: 0 },
        { id: 'hb', name: 'HB', board: 2400 },
        { id: 'ai', name: 'AI', board: 5800 },
      ],
    },
    moment: {
      label:
        'Try it: tick a night to close it on every channel, or draw over several, and choose a board plan. Hotel, rooms and rates are made up.',
      cue: 'Try it: press a night, or drag over several',
      night: 'Stop‑sell {room}, {night} May',
      closed: '{room}: stop‑sell for {nights} May.',
      open: '{room}: no stop‑sell.',
      span: '{first} to {last}',
      left: 'Nights still on sale: {count}, at EUR\u00a0{sum} net with {plan}.',
      none: 'No night is on sale.',
      ask: 'Talk about closing dates',
    },
  },
  rest: '6 4 3 5 6 4 2 2 3 5',
  rates: {
    title: 'Sea view',
    text: 'Net, 1 to 31 May, EUR',
    matrix: {
      head: ['Plan', '1 adult', '2 adults', '2 + 1'],
      rows: [
        { name: 'BB', cells: ['68', '84', '96'] },
        { name: 'HB', cells: ['86', '108', '124'] },
        { name: 'AI', cells: ['112', '142', '165'] },
      ],
    },
  },
  extranet: {
    title: 'Extranet',
    tag: 'Hotel user',
    changes: [
      { name: 'Sea view, 9 to 11 May', text: 'Blackout requested by the hotel', state: 'Accepted' },
      { name: 'Family suite', text: 'Allotment 5 to 6 per day', state: 'To review' },
      { name: 'Garden, AI, 2 adults', text: 'Net 138 to 142 from 1 Jun', state: 'To review' },
    ],
  },
} satisfies BedbankPicture
