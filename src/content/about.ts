import type { AboutContent } from '../pages/About'
import { linksOf, services } from './catalogue'
import { brandInArabic, figures, mailboxes } from './company'
import { certificatesList, certifications } from './facts'
import { picture } from './pictures/about'

export const content = {
  meta: {
    title: 'About us: travel technology since 2010',
    description:
      'Founded in Cairo in 2010, headquartered in Dubai, serving travel agencies across the Middle East and Europe.',
  },
  picture,
  hero: {
    eyebrow: 'About',
    title: 'Travel software since 2010, from Cairo to Dubai',
    lede: 'We build booking software, connect it to suppliers and run it for agencies, online travel companies and bed banks in the Middle East and Europe. They sell under their own brands. We have no shop of our own, and no traveller needs to know that we exist.',
    actions: ['sales'],
  },
  // PLACEHOLDER: brand, the dictionary entry of its name; replace it when the brand changes
  word: {
    arabic: brandInArabic,
    term: 'qafila',
    grammar: 'noun, Arabic',
    meaning: 'Caravan. A company of people and animals that travels together.',
    moment: {
      label: 'Try it: take the word apart into five steps of a booking, and join them again.',
      cue: 'Try it: take it apart',
      slider: 'Steps in one system',
      steps: ['Search', 'Fare', 'Payment', 'Ticket', 'Invoice'],
      together: [
        'Five tools: a booking is typed five times.',
        'Four tools: a booking is typed four times.',
        'Three tools: a booking is typed three times.',
        'Two tools: a booking is typed twice.',
        'One system: a booking is typed once, and every step reads it.',
      ],
    },
  },
  journey: {
    eyebrow: 'Our Journey',
    title: 'From Cairo to Dubai in six steps',
    // PLACEHOLDER: history; the years and events were supplied, the sentences about them were not: check each and add names
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
        text: 'Agencies in neighbouring countries become clients.',
        icon: 'network',
      },
      // PLACEHOLDER: history, partnership; name the partner of 2012 and what it opened
      {
        year: '2012',
        title: 'Strategic partnership',
        text: 'A partner brings suppliers that we could not reach alone.',
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
        text: 'We move to Dubai Silicon Oasis, a technology park, and serve the Middle East and Europe from there.',
        icon: 'building',
      },
    ],
  },
  today: {
    eyebrow: 'Today',
    // PLACEHOLDER: figure, the ten thousand of this title; it is the bookings per month of company.ts: change both together
    title: 'Ten thousand bookings a month, and the people behind them',
    lede: 'We run a booking platform for travel companies. Six teams advise, design, build, advertise and teach.',
    items: {
      volume: {
        title: 'What we carry',
        figures: [
          { id: figures.bookings.id, value: figures.bookings.value, label: 'confirmed bookings a month' },
          { id: figures.shops.id, value: figures.shops.value, label: 'travel companies with a shop on the platform' },
        ],
        legend: 'One dot, one company.',
        text: 'Our own counts; the bookings are of all products.',
      },
      teams: {
        title: 'Who does the work',
        links: linksOf(services),
        text: 'You can engage one team alone, without buying the platform.',
      },
      operation: {
        title: 'What support deals with',
        watched: ['Bookings paid but not ticketed', 'Payments that fail', 'Suppliers that change their API'],
        text: 'When a traveller stands at an airport desk at two in the morning, the agent who sold the ticket can reach us.',
      },
    },
  },
  people: {
    eyebrow: 'Our people',
    title: 'Who you would meet',
    lede: 'The names behind the answers.',
    // PLACEHOLDER: people; put about six here, with their consent, a row each: { name: '', role: '', text: '' }
    items: [],
  },
  photo: null,
  mission: {
    eyebrow: 'Our Mission',
    title: 'Software that saves agencies work and travellers a call',
    lede: 'Our mission is to “empower travel agencies worldwide with software that improves efficiency, streamlines operations and gives customers a better experience”. In practice, the agent types a booking once, and the traveller reads prices, rules and changes without calling.',
    statistics: [
      figures.years,
      // PLACEHOLDER: figure; say on which day and how it was counted
      {
        id: 'industry',
        value: '$100M+',
        label: 'revenue generated for the industry',
        description: 'Our own estimate for all clients and all years. It is not our turnover.',
        counted: null,
      },
      // PLACEHOLDER: figure; say on which day and how it was counted
      {
        id: 'travellers',
        value: 'Millions',
        label: 'of travelers served',
        description: 'Our own estimate.',
        counted: null,
      },
      {
        id: 'continents',
        value: '2',
        label: 'continents',
        description: 'We serve the Middle East and Europe.',
        counted: 'offer',
      },
    ],
  },
  partners: {
    eyebrow: 'Our Partners',
    title: 'The companies at the other end of the line',
    lede: 'Our software connects agencies to suppliers and payment companies.',
    // PLACEHOLDER: partners; put three to twelve real ones here, by the name that each allows you to use
    items: [
      { name: 'Dunefare Air', mark: 'peaks', sample: true },
      { name: 'duskrow stays', mark: 'horizon', sample: true },
      { name: 'OLIVENDRA', mark: 'leaves', sample: true },
      { name: 'Mosalink', mark: 'tiles', sample: true },
      { name: 'rillmark pay', mark: 'waves', sample: true },
      { name: 'Sefarin', mark: 'wings', sample: true },
    ],
  },
  certificates: certificatesList(certifications),
  closing: {
    title: 'Meet the people behind the software',
    lede: `Sit down with the engineers, read our trade licence, and talk to a client who is willing. We know no better test of a supplier. Press: ${mailboxes.info}.`,
    actions: ['contactUs'],
  },
} satisfies AboutContent
