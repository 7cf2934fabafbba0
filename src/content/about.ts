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
    title: 'We go first, so agencies can go further',
    lede: 'Since 2010 we have led travel companies from Cairo to Dubai and on to Europe, one new technology at a time.',
    actions: ['sales'],
  },
  // PLACEHOLDER: the dictionary entry of the brand's name; replace it when the brand changes
  word: {
    arabic: brandInArabic,
    term: 'qafila',
    grammar: 'noun, Arabic',
    meaning: 'Caravan. A company that travels together, led by someone who knows the way.',
    stops: [
      { place: 'Cairo', when: '2010' },
      { place: 'Dubai', when: '2023' },
      { place: 'Europe', when: 'today' },
    ],
  },
  journey: {
    eyebrow: 'Our Journey',
    title: 'Six stops since Cairo',
    lede: 'One line, no straight roads. Each stop is a year the trade changed and we moved first.',
    // PLACEHOLDER: years and events are given, their sentences are not; check each and add names (the partner of 2012)
    entries: [
      {
        year: '2010',
        title: 'Founded in Cairo',
        text: 'A small team sets out to give travel agencies better software.',
        icon: 'rocket',
      },
      {
        year: '2011',
        title: 'Regional growth',
        text: 'Agencies in neighbouring markets join the caravan.',
        icon: 'network',
      },
      {
        year: '2012',
        title: 'Strategic partnership',
        text: 'A partnership that opens new suppliers and new markets.',
        icon: 'users',
      },
      {
        year: '2012-2015',
        title: 'Technology partner',
        text: 'Years as the technology partner behind other travel brands.',
        icon: 'layers',
      },
      {
        year: '2020',
        title: 'The pivot to digital',
        text: 'We turn to helping traditional agencies go digital.',
        icon: 'monitor',
      },
      {
        year: '2023',
        title: 'Headquarters in Dubai',
        text: 'A new home in Dubai Silicon Oasis, between the Middle East and Europe.',
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
      { value: '$100M+', label: 'revenue generated for the industry' },
      { value: 'Millions', label: 'of travelers served' },
      { value: '2', label: 'continents' },
    ],
  },
  partners: {
    eyebrow: 'Our Partners',
    title: 'Good company on the road',
    lede: 'Suppliers, payment and technology partners who travel with us.',
    // PLACEHOLDER: partners; put six real ones here, by the name that each allows you to use
    names: {
      northwind: 'Northwind Air',
      oasis: 'oasis stays',
      meridian: 'MERIDIAN',
      tessera: 'Tessera',
      harbour: 'harbour pay',
      kestrel: 'Kestrel',
    },
  },
  closing: {
    title: 'Walk with us',
    lede: 'Tell us where you are today. We will show you the next stop.',
    actions: ['contactUs'],
  },
} satisfies AboutContent
