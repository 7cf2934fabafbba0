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
    title: 'Apps for travellers, agents and managers',
    lede: 'We build Android and iOS apps that share your website’s bookings: a date changed on the site is changed in the app.',
    actions: ['app', 'appPortfolio'],
  },
  services: {
    eyebrow: 'What we build',
    title: 'Apps, and the work around them',
    lede: 'Begin with the task people repeat most, often the booking and its ticket. The rest can follow when users ask for it.',
    items: [
      {
        title: 'Traveller booking apps',
        text: 'Travellers search, choose and pay on a small screen, at the prices you set for the app.',
        icon: 'plane',
        features: ['Flights and hotels', 'Saved passengers', 'Cards and wallets', 'Booking history'],
      },
      {
        title: 'Trip companion apps',
        text: 'Tickets and vouchers are kept on the phone, so they open at the hotel desk without a signal.',
        icon: 'ticket',
        features: ['Offline tickets', 'Gate and delay alerts', 'Hotel vouchers', 'Trip timeline'],
      },
      {
        title: 'Agent apps',
        text: 'Agents quote and issue away from the desk, within the agency’s credit and markup rules. They hold a fare where the source allows it.',
        icon: 'store',
        features: ['Quotes and holds', 'Credit and overdraft', 'Markup by office ID', 'Refund requests'],
      },
      {
        title: 'Corporate travel apps',
        text: 'Employees book inside the policy, and managers approve exceptions on the phone they carry.',
        icon: 'building',
        features: ['Policy check', 'Manager approval', 'Expense export'],
      },
      {
        title: 'Messages and service',
        text: 'Airlines send new times, and a flight‑status service sends gates. Travellers change or cancel in the app where suppliers allow it, or write in the chat.',
        icon: 'headphones',
        features: ['Push notifications', 'In-app chat', 'Changes and refunds'],
      },
      {
        title: 'Store launch and upkeep',
        text: 'The app is published under your own store accounts, which you open with Apple and Google. We update it for as long as we have agreed.',
        icon: 'rocket',
        features: ['Store pages', 'Release testing', 'Crash monitoring', 'System updates'],
      },
    ],
  },
  categories: {
    eyebrow: 'App types',
    title: 'Apps for each kind of user',
    lede: 'Take only the apps you need. They share one back office, ours or yours, so a booking is entered once.',
    items: [
      { name: 'For travellers', items: ['Booking app', 'Trip companion', 'Loyalty app', 'Group trip app'] },
      { name: 'For agencies', items: ['Agent booking app', 'Sub‑agency app', 'Owner’s sales view'] },
      { name: 'For companies', items: ['Employee booking app', 'Approval app', 'Expense app'] },
      { name: 'For suppliers', items: ['Hotel extranet app', 'Voucher scanner', 'Guide app', 'Transfer driver app'] },
    ],
  },
  oneBooking: {
    eyebrow: 'One booking',
    title: 'A booking that five people share',
    lede: 'Follow a business trip from the request to the airport. Everybody reads the same booking and sees only what they need. The trip is made up.',
    words: {
      booking: 'QF‑31207',
      trip: { net: 98000, percent: 6, night: 42000, nights: 3, limit: 40000 },
      screens: [
        {
          role: 'The traveller chooses',
          text: 'Nour chooses a flight and a hotel. The app shows what breaks the policy before anything is sent.',
          app: 'Company travel',
          main: { label: 'Dubai, 12 to 15 May, AED', value: '{total}' },
          lines: [
            { label: 'Flight', value: '{flight}' },
            { label: 'Hotel, 3 nights', value: '{hotel}' },
            { label: 'Above policy, each night', value: '{above}' },
          ],
          state: 'Sent 10:52',
        },
        {
          role: 'The manager decides',
          text: 'One exception: the rate, the limit and the reason, on one screen.',
          app: 'Approvals',
          main: { label: 'Above the limit, each night, AED', value: '{above}' },
          tone: 'coral',
          also: { label: 'Reason', value: 'Fair week' },
          lines: [
            { label: 'Night', value: '{night}' },
            { label: 'Limit', value: '{limit}' },
          ],
          state: 'Approved 11:04',
        },
        {
          role: 'The agent issues',
          text: 'Net and markup are here, and on none of the other four screens.',
          app: 'Agent desk',
          main: { label: 'CAI to DXB, sell, AED', value: '{flight}' },
          lines: [
            { label: 'Net', value: '{net}' },
            { label: 'Markup, 6%', value: '{markup}' },
            { label: 'Hotel', value: 'Booked' },
          ],
          state: 'Issued 11:09',
        },
        {
          role: 'The hotel prepares',
          text: 'The voucher shows name, room and board. The price of the flight is not the hotel’s business.',
          app: 'Hotel extranet',
          main: { label: 'Arrives 12 May', value: 'Nour Adel' },
          lines: [
            { label: 'Voucher', value: 'HV‑2291' },
            { label: 'Room', value: 'Deluxe twin' },
            { label: 'Board', value: 'Breakfast' },
          ],
          state: 'Confirmed 11:10',
        },
        {
          role: 'The driver waits',
          text: 'A name, a terminal and a time, in letters large enough to read at arm’s length. After a long flight, a traveller is glad to see their own name on a sign.',
          app: 'Transfers',
          main: { label: 'Lands, Terminal 1', value: '13:00' },
          tone: 'teal',
          also: { label: 'Meet', value: 'Nour Adel' },
          lines: [{ label: 'To', value: 'Harbour View' }],
          state: 'On time',
        },
      ],
    },
  },
  process: {
    eyebrow: 'How it runs',
    title: 'The same team for both stores',
    lede: 'With shared code (React Native) a fault is fixed once; with native code, twice. The offer says which we use. Each store reviews every release.',
    steps: [
      {
        number: '01',
        title: 'Choose',
        text: 'Together we agree what the first release does, and what can wait.',
      },
      {
        number: '02',
        title: 'Prototype',
        text: 'You get a clickable app on your own phone and try it with colleagues before the build starts.',
      },
      {
        number: '03',
        title: 'Build',
        text: 'On real phones we book, cancel and refund in your suppliers’ test systems, where these allow it.',
      },
      {
        number: '04',
        title: 'Release',
        text: 'We submit to the stores, follow the first bookings and fix crashes before adding features.',
      },
    ],
  },
  stories: {
    eyebrow: 'Before and after',
    title: 'What an app changes for the people who use it',
    items: [
      {
        position: 'Chief Technology Officer',
        company: 'online travel agency',
        rating: 5,
        sample: true,
        before: 'A website and an app that disagree about a changed date.',
        after: 'Both read the same booking.',
        text: 'Support no longer apologises for the app. It is the first thing they tell people to open.',
      },
      {
        position: 'Founder',
        company: 'tours and activities company',
        rating: 5,
        sample: true,
        before: 'Passenger lists printed the night before each tour.',
        after: 'Vouchers scanned at the coach door.',
        text: 'My guides used to ring the office from the car park. I cannot remember when one last did.',
      },
      {
        position: 'Account Director',
        company: 'business travel agency',
        rating: 5,
        sample: true,
        before: 'Fares lost while a request waits in an inbox.',
        after: 'Trips approved from a notification, between meetings.',
        text: 'Our clients’ managers never opened the old portal. They do look at their phones.',
      },
    ],
  },
  statistics: [
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'apps',
      value: '50+',
      label: 'apps delivered',
      description: 'Android and iOS, our own count.',
      counted: null,
    },
    // PLACEHOLDER: figure; name the app, the store and the day
    {
      id: 'rating',
      value: '4.8',
      label: 'star rating',
      description: 'Out of 5, for one app in one store.',
      counted: null,
    },
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'downloads',
      value: '1M+',
      label: 'downloads',
      description: 'Our own count, all apps in both stores, since the first release.',
      counted: null,
    },
  ],
  closing: {
    title: 'What should your app do first?',
    lede: 'Name your users and the task they repeat most. We suggest the smallest first release worth downloading.',
    actions: ['appDevelopment', 'appPortfolio'],
  },
} satisfies MobileAppsContent
