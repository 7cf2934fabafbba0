import type { BedbankContent } from '../../pages/solutions/Bedbank'
import { picture } from '../pictures/bedbank'

export const content = {
  meta: {
    title: 'Bed bank software for your own contracts',
    description:
      'Your own hotel contracts with allotments, BB, HB and AI rate plans, stop-sell and blackout dates, a hotel extranet and API OUT.',
  },
  picture,
  hero: {
    eyebrow: 'Bed bank',
    title: 'Your contracts, your\u00a0rooms, your own bed bank',
    lede: 'Load the hotels you contract yourself, hold allotments by the day, and decide who may sell them.',
    actions: ['sales', 'demo'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'Say yes, no, or not on those dates',
      lede: 'Your hotels keep their extranet. Your team keeps control of dates, rates and channels.',
      items: [
        {
          icon: 'hotel',
          title: 'Own content and inventory',
          text: 'Your hotels, photos, descriptions and contracts beside the bed banks you buy from.',
        },
        {
          icon: 'calendar-clock',
          title: 'Allotments',
          text: 'Per day or per period, with what is left always in view.',
        },
        {
          icon: 'languages',
          title: 'Multi-language content',
          text: 'Write once, publish each hotel in the languages your markets read.',
        },
        {
          icon: 'network',
          title: 'Availability per channel',
          text: 'Open a room to your B2B agencies and close it to your B2C store, or the reverse.',
        },
        {
          icon: 'lock',
          title: 'Stop-sell and blackout dates',
          text: 'Close a date in one click, everywhere at once, and open it again when rooms return.',
        },
        {
          icon: 'bed-double',
          title: 'Date, occupancy, room type',
          text: 'Price a weekend, a third guest or a sea view without loading a new contract.',
        },
        {
          icon: 'layers',
          title: 'Rate plans: BB, HB, AI',
          text: 'Bed and breakfast, half board and all inclusive as separate plans on the same room.',
        },
        {
          icon: 'percent',
          title: 'Net or markup pricing',
          text: 'Sell one contract at its net rate and another with your markup on top.',
        },
        {
          icon: 'building',
          title: 'Hotel extranet access',
          text: 'Give each hotel its own login, and accept or review every change it asks for.',
        },
        {
          icon: 'plug',
          title: 'API OUT',
          text: 'Distribute your rooms to partners who book in their own systems.',
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Load one contract, then hand over the extranet',
    lede: 'Enter the rates of your first hotel yourself. Then give the hotel a user to keep them up to date.',
    items: {
      rates: {
        title: 'Price by date, occupancy or room type',
        text: 'Rate plans for BB, HB and AI, sold net or with your markup.',
      },
      extranet: {
        title: 'Hotel extranet access',
        text: 'Hotels update their own rates, rooms and content. You keep the last word.',
      },
    },
  },
  statistics: [
    { value: 'BB HB AI', label: 'rate plans, by date, occupancy or room type' },
    { value: 'Net or markup', label: 'pricing, per contract' },
    { value: 'API OUT', label: 'plus your own channels' },
  ],
  closing: {
    title: 'Open your own bed bank',
    lede: 'Bring one contract to the demo. We load it while you watch.',
    actions: ['getStartedToday', 'scheduleDemo'],
  },
} satisfies BedbankContent
