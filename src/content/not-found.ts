import type { NotFoundContent } from '../pages/NotFound'

export const content = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Start again from the home page, or write to sales.',
  },
  hero: {
    eyebrow: '404',
    title: 'This road ends in the sand',
    // PLACEHOLDER: brand, the caravan of its name; write the lede anew when the brand changes
    lede: 'There is no page at this address: it has moved, or the link has a mistake in it. The caravan is this way.',
    actions: ['home', 'sales'],
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
} satisfies NotFoundContent
