import type { NotFoundContent } from '../pages/NotFound'
import { brandInArabic } from './company'

export const content = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Start again from the home page, or write to sales.',
  },
  hero: {
    eyebrow: '404',
    title: 'There is no page here',
    lede: 'The link is wrong, or the page is gone. Start again here.',
    actions: ['home', 'sales'],
  },
  // PLACEHOLDER: brand, the caravan of its name; rewrite these sentences when the brand changes
  convoy: {
    label: 'Try it: bring the lost dot back to its caravan',
    cue: 'Try it: bring the lost dot home',
    catchUp: 'Take one step',
    home: 'Follow it home',
    behind: [
      'You have joined the caravan. It knows the way home.',
      'One step behind the caravan.',
      'Two steps behind the caravan.',
      'Three steps behind the caravan.',
      'Four steps behind the caravan.',
      'Five steps behind the caravan.',
      'Six steps behind the caravan (“qafila” in Arabic).',
    ],
  },
  onward: {
    title: 'You may be looking for',
    items: [
      { name: 'Services', href: '/services' },
      { name: 'B2B solutions', href: '/solutions/b2b' },
      { name: 'B2C solutions', href: '/solutions/b2c' },
      { name: 'About', href: '/about' },
      { name: 'Contact', href: '/contact' },
    ],
  },
  arabic: brandInArabic,
} satisfies NotFoundContent
