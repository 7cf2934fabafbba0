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
    lede: 'There is no page at this address. It may have moved, or the link is wrong. The caravan is this way.',
    actions: ['home', 'sales'],
  },
  convoy: {
    label: 'Try it: bring the lost dot back to its convoy',
    catchUp: 'Catch up',
    home: 'Follow it home',
    behind: [
      'You have joined the convoy. It knows the way home.',
      'One hop behind the convoy.',
      'Two hops behind the convoy.',
      'Three hops behind the convoy.',
      'Four hops behind the convoy.',
      'Five hops behind the convoy.',
      'Six hops behind the convoy.',
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
} satisfies NotFoundContent
