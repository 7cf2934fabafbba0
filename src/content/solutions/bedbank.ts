import type { BedbankContent } from '../../pages/solutions/Bedbank'
import { askedOn } from '../asked'
import { picture } from '../pictures/bedbank'

export const content = {
  meta: {
    title: 'Bed bank software for your own contracts',
    description:
      'Your own hotel contracts with allotments, bed and breakfast, half board and all‑inclusive rate plans, stop‑sell, a hotel extranet and API OUT.',
  },
  picture,
  hero: {
    eyebrow: 'Bed bank',
    title: 'A bed bank for the hotels you contract yourself',
    lede: 'Load your rates and your allotments, by day or season, and choose each channel’s nights and prices.',
    actions: ['sales', 'demo'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'Decide which rooms sell, when and where',
      lede: 'Set rooms and prices by day and channel, and a night you have closed cannot be booked.',
      items: [
        {
          title: 'Allotments',
          text: 'You see the rooms a hotel holds for you, per day or per period, and how many are left.',
        },
        {
          title: 'Availability per channel',
          text: 'Open a room to your B2B agencies and close it to your B2C shop, or the reverse.',
        },
        {
          title: 'Stop-sell and blackout dates',
          text: 'A stop‑sell closes a night on every channel in one click. A blackout is a night that the hotel keeps for itself.',
        },
        {
          title: 'Own content and inventory',
          text: 'Your own hotels, with their photographs, texts and rates, are sold beside those from bed banks.',
        },
        {
          title: 'Multi-language content',
          text: 'Each hotel has a text in every language you sell in, written by you or by the hotel.',
        },
        {
          title: 'Date, occupancy, room type',
          text: 'Price a weekend, a third guest or a sea view without loading everything again.',
        },
        {
          title: 'Rate plans by board',
          text: 'Bed and breakfast (BB), half board (HB) and all inclusive (AI) are separate plans on the same room.',
        },
        {
          title: 'Net or markup pricing',
          text: 'Add a markup on a channel, or sell at net where you charge a fee instead.',
        },
        {
          title: 'Hotel extranet access',
          text: 'Each hotel has its own login, and updates its rates, rooms and texts itself.',
        },
        {
          title: 'API OUT',
          text: 'By API, partners search and book your rooms from their own systems.',
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'How the first hotel goes on sale',
    lede: 'You enter the first rates; after that the hotel can keep them up to date.',
    items: {
      rates: {
        title: 'Price by date, occupancy or room type',
        text: 'A table for each room and season, by board and guests: 2 + 1 is two adults and a child.',
      },
      extranet: {
        title: 'Hotel extranet access',
        text: 'You choose whether a hotel’s changes go live at once or wait for your review.',
      },
    },
  },
  nights: {
    eyebrow: 'One week',
    title: 'The same nights, as each channel sees them',
    lede: 'A night can be kept from sale in three ways. To travellers they look alike; to your hotel and your other channels they do not.',
    // PLACEHOLDER: picture data, nights of an invented hotel; put your own demonstration data here
    week: {
      caption:
        'Sea view in the week after the calendar above: you close 16 and 17 May everywhere, 21\u00a0May in your shop. Bed and breakfast, 2 adults, EUR; the hotel and its rates are made up.',
      room: 1,
      from: 15,
      left: '1 6 6 b b b 7',
      closed: [16, 17],
      kept: { channel: 0, night: 21 },
      contract: 'Rooms the hotel holds for you',
      shut: 'Closed',
      out: 'None',
      apart: 'Not yours to sell',
      ways: [
        {
          state: 'stop-sell',
          name: 'Stop‑sell',
          when: '16 and 17 May',
          text: 'You, or a hotel whose changes go live at once, close the night on every channel. The rooms stay yours, to be opened again.',
        },
        {
          state: 'blackout',
          name: 'Blackout',
          when: '18 to 20 May',
          text: 'The hotel never gave you the night, or took it back: you can neither sell nor open it.',
        },
        {
          state: 'kept',
          name: 'Kept from one channel',
          when: '21 May',
          text: 'Your shop does not sell the night. Agencies and partners on API OUT still do, each at its own price.',
        },
      ],
    },
  },
  statistics: [
    {
      id: 'boards',
      value: '3',
      label: 'board plans on the same room',
      description: 'Bed and breakfast, half board, all inclusive. Others, such as room only, on request.',
      counted: 'offer',
    },
    {
      id: 'rates',
      value: '3',
      label: 'ways a rate can vary',
      description: 'Date, occupancy and room type, on each board plan.',
      counted: 'offer',
    },
    {
      id: 'prices',
      value: '2',
      label: 'ways to price a sale',
      description: 'At the net rate, or with the markup you set for each channel.',
      counted: 'offer',
    },
  ],
  questions: {
    eyebrow: 'Questions',
    title: 'Before the first room goes on sale',
    items: askedOn('/solutions/bedbank'),
  },
  closing: {
    title: 'See your own hotel on sale',
    lede: 'Bring a hotel contract, names removed. We load its rooms, boards, prices and blackout dates, go through its other terms with you, and search for a night in it together.',
    actions: ['getStartedToday', 'scheduleDemo'],
  },
} satisfies BedbankContent
