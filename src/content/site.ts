import { actions } from './actions'
import { linksOf, services, solutions } from './catalogue'
import { address, brand, brandInArabic, hours, mailboxes, offices, phone, tagline, whatsapp } from './company'
import { editionOf } from './editions'
import { openHours } from './hours'
import type { Site } from './types'

export const site = {
  ...editionOf('en'),
  brand,
  brandInArabic,
  tagline,
  blurb:
    'White-label travel technology and services for agencies, OTAs, corporate travel and bed banks across the Middle East and Europe.',
  news: null,
  address,
  offices,
  mailboxes,
  phone,
  whatsapp,
  hours: hours && openHours(hours),
  social: [
    // PLACEHOLDER: social link; put the address of your Facebook page here
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/', sample: true },
    // PLACEHOLDER: social link; put the address of your X profile here
    { name: 'X', icon: 'x', href: 'https://x.com/', sample: true },
    // PLACEHOLDER: social link; put the address of your Instagram profile here
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/', sample: true },
    // PLACEHOLDER: social link; put the address of your LinkedIn page here
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/', sample: true },
  ],
  navigation: [
    { name: 'Home', href: '/', marker: 'home' },
    { name: 'About', href: '/about', marker: 'about' },
    {
      name: 'Services',
      href: '/services',
      marker: 'services',
      items: [
        { name: 'All Services', href: '/services', icon: 'route', text: 'What the six teams do' },
        ...linksOf(services),
      ],
    },
    {
      name: 'Our Solutions',
      href: '/#get-started',
      marker: 'solutions',
      items: linksOf(solutions),
    },
    { name: 'Contact', href: '/contact', marker: 'contact' },
  ],
  quickLinks: {
    title: 'Quick Links',
    items: [
      { name: 'Home', href: '/' },
      { name: 'About', href: '/about' },
      { name: 'Services', href: '/services' },
      { name: 'Solutions', href: '/solutions/b2b' },
      { name: 'Contact', href: '/contact' },
      { name: 'Forty questions', href: '/questions' },
      { name: 'Every figure', href: '/figures' },
      { name: 'Glossary', href: '/questions#glossary' },
    ],
  },
  subscribe: {
    title: 'Stay Updated',
    text: 'Occasional news on suppliers, NDC and our product.',
    label: 'Email address',
    placeholder: 'you@agency.com',
    button: 'Subscribe',
    note: 'We ask you to confirm by email first. Every issue has an unsubscribe link.',
    privacy: { name: 'Privacy policy', href: '/privacy' },
    success: 'Thank you for subscribing. Before the first issue we ask you by email to confirm.',
    answers: 'One of these answers:',
  },
  legal: {
    // PLACEHOLDER: copyright year and holder; put the year you publish and your registered company name here
    copyright: `© 2024 ${brand}. All rights reserved.`,
    items: [
      { name: 'Privacy', href: '/privacy' },
      { name: 'Terms', href: '/terms' },
      { name: 'Cookies', href: '/cookies' },
      { name: 'Portfolio', href: '/portfolio' },
    ],
  },
  actions,
  labels: {
    comma: ', ',
    languages: 'Languages',
    skip: 'Skip to content',
    home: `${brand} home`,
    main: 'Main',
    menu: 'Mobile',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    sections: 'Page sections',
    hero: 'Hero',
    start: 'Get Started',
    progress: 'Reading progress',
    toTop: 'Scroll to top',
    explore: 'Scroll to explore',
    breadcrumbs: 'Breadcrumbs',
    news: 'News',
    phone: 'Telephone',
    whatsapp: 'WhatsApp',
    chat: 'I am writing about: {page}',
    role: '{position}, {company}',
    rating: 'Rated {rating} out of 5',
    sampleRating: 'Sample, {rating} out of 5',
    sample: 'Sample',
    samples: {
      stories: 'Made up: we quote clients only with their consent.',
      partners: 'These names are made up; those of real partners will follow.',
      some: 'What is marked Sample is made up.',
    },
    before: 'Before',
    after: 'After',
    ask: {
      title: 'Ask us this',
      note: 'We have yet to answer these. Tick what you want to know: one message asks it all.',
      none: 'Write to us',
      one: 'Put one question into a message',
      some: 'Put {count} questions into a message',
      all: { name: 'Forty questions', href: '/questions' },
    },
    trap: 'Leave this empty',
    scheme: { title: 'Colour scheme', system: 'System', light: 'Light', dark: 'Dark' },
  },
} satisfies Site
