import type { PerformanceMarketingContent } from '../../pages/services/PerformanceMarketing'
import { picture } from '../pictures/performance-marketing'

export const content = {
  meta: {
    title: 'Performance marketing for travel agencies',
    description:
      'Search, social and retargeting ads for travel agencies, measured on cost per booking and margin, not on clicks.',
  },
  picture,
  hero: {
    eyebrow: 'Performance marketing',
    title: 'Spend that ends in a booking',
    lede: 'Search, social and retargeting ads, measured against net, markup and refunds instead of clicks.',
    actions: ['audit', 'caseStudies'],
  },
  services: {
    eyebrow: 'What we run',
    title: 'Six kinds of work, one measure: the booking',
    lede: 'You see what each booking cost to win, and what was left after the net fare, fees and refunds.',
    items: [
      {
        title: 'Search ads',
        text: 'Bid on the routes and hotels where your markup covers the click, and stay out of the rest.',
        icon: 'search',
        features: ['Route and hotel keywords', 'Excluded search terms', 'Arabic and English ads', 'Season budgets'],
      },
      {
        title: 'Social ads',
        text: 'Show packages, visas and school-holiday offers to families before they ask anyone for a quote.',
        icon: 'users',
        features: ['Package offers', 'Audience building', 'Short video', 'WhatsApp enquiries'],
      },
      {
        title: 'Conversion optimisation',
        text: 'Find the step where travellers leave: a late baggage fee, a failed card, a price that jumps.',
        icon: 'circle-check',
        features: ['Landing pages', 'Checkout tests', 'Price display', 'Payment options'],
      },
      {
        title: 'Analytics',
        text: 'Tie each booking, cancellation and no-show to the ad that brought it, so refunds count too.',
        icon: 'chart',
        features: ['Booking tracking', 'Cost per booking', 'Margin by channel', 'Phone bookings'],
      },
      {
        title: 'Display and retargeting',
        text: 'Bring back the traveller who searched Cairo to Jeddah, with a fare that is still on sale.',
        icon: 'monitor',
        features: ['Current-fare banners', 'Abandoned searches', 'Frequency limits', 'Booked travellers excluded'],
      },
      {
        title: 'Marketing automation',
        text: 'Remind a traveller of an unpaid hold, offer a bag before departure, and pause an ad that loses money.',
        icon: 'calendar-clock',
        features: ['Unpaid hold reminders', 'Offers before departure', 'Review requests', 'Automatic budget rules'],
      },
    ],
  },
  categories: {
    eyebrow: 'Marketing channels',
    title: 'Where your next traveller is looking',
    lede: 'Start with the channels your margin can carry. Add the next one when the first pays for itself.',
    items: [
      { name: 'Search', items: ['Text ads', 'Hotel price ads', 'Flight comparison sites', 'Map listings'] },
      { name: 'Social', items: ['Feed ads', 'Story ads', 'Short video', 'Messaging ads', 'Lead forms'] },
      { name: 'Display', items: ['Banner networks', 'Retargeting', 'Travel publishers', 'App install ads'] },
      { name: 'Your own lists', items: ['E-mail', 'WhatsApp', 'Push notifications', 'Past travellers'] },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'From first audit to a budget you trust',
    lede: 'The accounts, the audiences and the data stay in your company’s name throughout.',
    steps: [
      {
        number: '01',
        title: 'Audit',
        text: 'We check your tracking, your spend and the true cost of a booking after refunds and no-shows.',
      },
      {
        number: '02',
        title: 'Plan',
        text: 'You get a budget per product and season, with a ceiling for what each booking may cost.',
      },
      {
        number: '03',
        title: 'Launch',
        text: 'Campaigns go live in small steps, each tied to a route, a hotel or a package you have in stock.',
      },
      {
        number: '04',
        title: 'Improve',
        text: 'We move money from ads that collect clicks to ads that issue tickets, and report each change.',
      },
    ],
  },
  stories: {
    eyebrow: 'Success stories',
    title: 'Companies that stopped paying for clicks',
    items: [
      {
        position: 'Managing Director',
        company: 'leisure travel agency',
        rating: 5,
        text: 'I used to renew the ads budget out of habit. Now I look at the margin per booking first, then I decide.',
      },
      {
        position: 'Marketing Manager',
        company: 'hotel booking site',
        rating: 5,
        text: 'We were paying for searches of our own name. That money now goes to city hotels where our net rates are good.',
      },
      {
        position: 'Owner',
        company: 'visa and Umrah agency',
        rating: 5,
        text: 'Visa enquiries used to reach us with no source. Today each WhatsApp chat carries the ad it came from.',
      },
    ],
  },
  statistics: [
    { value: '300%', label: 'average ROI increase' },
    { value: '60%', label: 'cost reduction' },
    { value: '24/7', label: 'campaign monitoring' },
  ],
  closing: {
    title: 'See what a booking costs you today',
    lede: 'Tell us what you spend and what you sell. The audit shows which ads end in a ticket, and which do not.',
    actions: ['freeAudit', 'stories'],
  },
} satisfies PerformanceMarketingContent
