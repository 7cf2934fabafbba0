import type { AboutContent } from '../pages/About'
import { brandInArabic, figures } from './company'

export const content = {
  meta: {
    title: 'About us: travel technology since 2010',
    description:
      'Founded in Cairo in 2010, headquartered in Dubai, serving travel agencies across the Middle East and Europe.',
  },
  hero: {
    eyebrow: 'About',
    title: 'Travel software since 2010, from Cairo to Dubai',
    lede: 'Agencies, online travel companies and bed banks in the Middle East and Europe sell through booking software that we build, connect to suppliers and run: five solutions on one platform. We work only for the travel trade.',
    actions: ['sales'],
  },
  // PLACEHOLDER: brand, the dictionary entry of its name; replace it when the brand changes
  word: {
    arabic: brandInArabic,
    term: 'qafila',
    grammar: 'noun, Arabic',
    meaning: 'Caravan. A company that travels together, led by someone who knows the way.',
    stops: [
      { place: 'Cairo', when: '2010' },
      { place: 'Dubai', when: '2023' },
      { place: 'Europe', when: 'clients today' },
    ],
    moment: {
      label: 'Try it: take the word apart, and let its letters join again',
      slider: 'Letters together',
      together: [
        'Five letters, each on its own.',
        'Two have met.',
        'Three travel together.',
        'One is still behind.',
        'Five letters, one word, read from the right.',
      ],
    },
  },
  journey: {
    eyebrow: 'Our Journey',
    title: 'Six dates between Cairo and Dubai',
    lede: 'How a software company founded in Cairo came to serve two regions from Dubai.',
    // PLACEHOLDER: history; years and events are given, their sentences are not: check each and add names
    entries: [
      {
        year: '2010',
        title: 'Founded in Cairo',
        text: 'We begin by writing software for travel agencies.',
        icon: 'rocket',
      },
      {
        year: '2011',
        title: 'Regional growth',
        text: 'Agencies in neighbouring countries become clients, and our software has to work in more than one market.',
        icon: 'network',
      },
      // PLACEHOLDER: history, partnership; name the partner of 2012 and what it opened
      {
        year: '2012',
        title: 'Strategic partnership',
        text: 'Through one partner we reach suppliers and markets that we could not reach alone. We name it when you ask.',
        icon: 'users',
      },
      {
        year: '2012–2015',
        title: 'Technology partner',
        text: 'Other travel brands sell what we build under their own names. All our solutions still work that way.',
        icon: 'layers',
      },
      {
        year: '2020',
        title: 'The pivot to digital',
        text: 'Travel stops, and counters close. We turn to helping traditional agencies sell online.',
        icon: 'monitor',
      },
      {
        year: '2023',
        title: 'Headquarters in Dubai',
        text: 'We move our headquarters to Dubai Silicon Oasis, a technology park, to serve the Middle East and Europe.',
        icon: 'building',
      },
    ],
  },
  mission: {
    eyebrow: 'Our Mission',
    title:
      'To empower travel agencies worldwide with software that improves efficiency, streamlines operations and gives customers a better experience',
    statistics: [
      figures.years,
      {
        value: '$100M+',
        label: 'revenue generated for the industry',
        description: 'Our own estimate: the sales of all clients, over all years.',
      },
      {
        value: 'Millions',
        label: 'of travelers served',
        description: 'Our own estimate, too. We go through both with you.',
      },
      {
        value: '2',
        label: 'continents',
        description: 'Asia and Europe, by market: we count Egypt with the Middle East.',
      },
    ],
  },
  partners: {
    eyebrow: 'Our Partners',
    title: 'Who we work with',
    lede: 'Suppliers, payment companies and technology firms that our software connects to.',
    // PLACEHOLDER: partners; put six real ones here, by the name that each allows you to use
    names: {
      peaks: { name: 'Dunefare Air', sample: true },
      horizon: { name: 'duskrow stays', sample: true },
      leaves: { name: 'OLIVENDRA', sample: true },
      tiles: { name: 'Mosalink', sample: true },
      waves: { name: 'rillmark pay', sample: true },
      wings: { name: 'Sefarin', sample: true },
    },
  },
  closing: {
    title: 'Ask the people behind the software',
    lede: 'Before you sign, or write about us, meet the engineers, see our trade licence and ask us to put you in touch with a client. Sales answers within 24 hours.',
    actions: ['contactUs'],
  },
} satisfies AboutContent
