import type { Site } from './types'

export const site = {
  // PLACEHOLDER: brand; put your company's name here and in the words of the other files (grep -rni qafila src/content)
  brand: 'Qafila',
  brandInArabic: 'قافلة',
  tagline: 'The platform travel agencies travel on',
  blurb:
    'White-label travel technology and services for agencies, OTAs, corporate travel and bed banks across the Middle East and Europe.',
  // PLACEHOLDER: address; put your full postal address here (street, building, PO box), a line each
  address: ['Dubai Silicon Oasis', 'Dubai, United Arab Emirates'],
  mailboxes: {
    // PLACEHOLDER: mailbox; put your address for general enquiries here, the one that form messages reach
    info: 'info@qafila.example',
    // PLACEHOLDER: mailbox; put your sales address here
    sales: 'sales@qafila.example',
    // PLACEHOLDER: mailbox; put your support address here
    support: 'support@qafila.example',
  },
  social: [
    // PLACEHOLDER: social link; put the address of your Facebook page here
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/' },
    // PLACEHOLDER: social link; put the address of your X profile here
    { name: 'X', icon: 'x', href: 'https://x.com/' },
    // PLACEHOLDER: social link; put the address of your Instagram profile here
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/' },
    // PLACEHOLDER: social link; put the address of your LinkedIn page here
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/' },
  ],
  navigation: [
    { name: 'Home', href: '/', marker: 'home' },
    { name: 'About', href: '/about', marker: 'about' },
    {
      name: 'Services',
      href: '/services',
      marker: 'services',
      items: [
        { name: 'All Services', href: '/services', icon: 'route', text: 'Six teams, one delivery route' },
        {
          name: 'Consultancy',
          href: '/services/consultancy',
          icon: 'compass',
          text: 'Strategy and architecture for OTAs',
        },
        {
          name: 'Software development',
          href: '/services/software-development',
          icon: 'code',
          text: 'Platforms, APIs, cloud',
        },
        {
          name: 'Performance marketing',
          href: '/services/performance-marketing',
          icon: 'megaphone',
          text: 'Search, social, conversion',
        },
        { name: 'UI/UX design', href: '/services/ui-ux-design', icon: 'pen', text: 'Booking flows people finish' },
        { name: 'Mobile apps', href: '/services/mobile-apps', icon: 'smartphone', text: 'Android and iOS' },
        { name: 'Training', href: '/services/training', icon: 'graduation-cap', text: 'Digital skills for agencies' },
      ],
    },
    {
      name: 'Our Solutions',
      href: '/#get-started',
      marker: 'solutions',
      items: [
        { name: 'B2C', href: '/solutions/b2c', icon: 'store', text: 'Your online travel store' },
        { name: 'B2B', href: '/solutions/b2b', icon: 'network', text: 'Agency networks on credit' },
        { name: 'Corporate', href: '/solutions/corporate', icon: 'building', text: 'Policies and approvals' },
        {
          name: 'Ancillaries',
          href: '/solutions/ancillaries',
          icon: 'armchair',
          text: 'Seats, bags and your own extras',
        },
        {
          name: 'Bed bank',
          href: '/solutions/bedbank',
          icon: 'bed-double',
          text: 'Own hotel content and allotments',
        },
      ],
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
    ],
  },
  subscribe: {
    title: 'Stay Updated',
    text: 'Supplier, NDC and product news for the trade.',
    label: 'Email address',
    placeholder: 'you@agency.com',
    button: 'Subscribe',
    note: 'You get this news by e-mail until you tell us to stop.',
    privacy: { name: 'Privacy policy', href: '/privacy' },
    success: 'Thank you for subscribing.',
    answers: 'One of these answers:',
  },
  legal: {
    // PLACEHOLDER: copyright year and holder; put the year you publish and your registered company name here
    copyright: '© 2024 Qafila. All rights reserved.',
    items: [
      { name: 'Privacy', href: '/privacy' },
      { name: 'Terms', href: '/terms' },
      { name: 'Cookies', href: '/cookies' },
      { name: 'Portfolio', href: '/portfolio' },
    ],
  },
  labels: {
    getStarted: 'Get Started',
    skip: 'Skip to content',
    home: 'Qafila home',
    main: 'Main',
    menu: 'Mobile',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    sections: 'Page sections',
    progress: 'Reading progress',
    toTop: 'Scroll to top',
    explore: 'Scroll to explore',
    breadcrumbs: 'Breadcrumbs',
    rating: 'Rated {rating} out of 5',
  },
} satisfies Site
