import type { MobileAppsContent } from '../../pages/services/MobileApps'
import { picture } from '../pictures/mobile-apps'

export const content = {
  meta: {
    title: 'Mobile app development for travel brands',
    description:
      'Android and iOS apps for travellers, agents and company travel, built on your own bookings, fares and suppliers.',
  },
  picture,
  hero: {
    eyebrow: 'Mobile app development',
    title: 'Your brand in the traveller’s pocket',
    lede: 'Android and iOS apps on the same booking core as your website: one PNR, one price, one customer record.',
    actions: ['app', 'appPortfolio'],
  },
  services: {
    eyebrow: 'What we build',
    title: 'Six kinds of app work, one booking core',
    lede: 'Start with the booking and the ticket. Add the rest when your travellers ask for it.',
    items: [
      {
        title: 'Traveller booking apps',
        text: 'Sell flights, hotels and packages with your own markups, from search to payment on one small screen.',
        icon: 'plane',
        features: ['Flights and hotels', 'Saved passengers', 'Cards and wallets', 'Booking history'],
      },
      {
        title: 'Trip companion apps',
        text: 'Keep tickets and vouchers on the phone, so they open without a signal at the hotel desk.',
        icon: 'ticket',
        features: ['Offline tickets', 'Gate and delay alerts', 'Hotel vouchers', 'Trip timeline'],
      },
      {
        title: 'Agent apps',
        text: 'Let agents quote, hold and issue away from the desk, within the agency’s credit and markup rules.',
        icon: 'store',
        features: ['Quotes and holds', 'Credit and overdraft', 'Markup by office ID', 'Refund requests'],
      },
      {
        title: 'Corporate travel apps',
        text: 'Employees book inside the policy, and managers approve an exception before the fare expires.',
        icon: 'building',
        features: ['Policy check', 'Manager approval', 'Expense export'],
      },
      {
        title: 'Messages and service',
        text: 'Tell travellers about a schedule change at once, and take the rebooking or refund request in chat.',
        icon: 'headphones',
        features: ['Push notifications', 'In-app chat', 'Changes and refunds'],
      },
      {
        title: 'Store launch and upkeep',
        text: 'Publish under your own store account, with updates from us when the phone systems change.',
        icon: 'rocket',
        features: ['Store pages', 'Release testing', 'Crash monitoring', 'System updates'],
      },
    ],
  },
  categories: {
    eyebrow: 'App types',
    title: 'The app that fits the way you sell',
    lede: 'You need one of these first, rarely all. Bookings, prices and users come from the same back office.',
    items: [
      { name: 'For travellers', items: ['Booking app', 'Trip companion', 'Loyalty app', 'Group trip app'] },
      { name: 'For agencies', items: ['Agent booking app', 'Sub-agency app', 'Owner’s sales view'] },
      { name: 'For companies', items: ['Employee booking app', 'Approval app', 'Expense app'] },
      { name: 'For suppliers', items: ['Hotel extranet app', 'Voucher scanner', 'Guide app', 'Transfer driver app'] },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'From first sketch to the app stores',
    lede: 'One team builds Android and iOS together, so both stores carry the same fares and the same fixes.',
    steps: [
      {
        number: '01',
        title: 'Choose',
        text: 'We pick the booking or task your customers repeat most, and build the first release around it.',
      },
      {
        number: '02',
        title: 'Prototype',
        text: 'You hold a clickable app on your own phone and try it on colleagues before the build starts.',
      },
      {
        number: '03',
        title: 'Build',
        text: 'We connect both apps to your suppliers’ test systems, then book, cancel and refund on real phones.',
      },
      {
        number: '04',
        title: 'Release',
        text: 'We submit to the stores, follow the first bookings and fix crashes before adding features.',
      },
    ],
  },
  stories: {
    eyebrow: 'Success stories',
    title: 'Brands that travel with their customers',
    items: [
      {
        position: 'Chief Technology Officer',
        company: 'online travel agency',
        rating: 5,
        text: 'The app reads the same PNR as the website. When support changes a date, the traveller sees it on the phone.',
      },
      {
        position: 'Founder',
        company: 'tours and activities company',
        rating: 5,
        text: 'Guides scan vouchers at the coach door. We no longer print passenger lists the night before a tour.',
      },
      {
        position: 'Account Director',
        company: 'business travel agency',
        rating: 5,
        text: 'Managers approve trips between meetings. Fares no longer expire while a request waits in an inbox.',
      },
    ],
  },
  statistics: [
    { value: '50+', label: 'apps delivered' },
    { value: '4.8', label: 'star rating' },
    { value: '1M+', label: 'downloads' },
  ],
  closing: {
    title: 'What should your app do first?',
    lede: 'Tell us what you sell, to whom and through which suppliers. We suggest the smallest release worth downloading.',
    actions: ['appDevelopment', 'appPortfolio'],
  },
} satisfies MobileAppsContent
