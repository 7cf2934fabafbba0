import type { PerformanceMarketingContent } from '../../pages/services/PerformanceMarketing'
import { picture } from '../pictures/performance-marketing'

export const content = {
  meta: {
    title: 'Performance marketing for travel agencies',
    description: 'Search, social and retargeting ads for travel agencies, measured by cost per booking and margin.',
  },
  picture,
  hero: {
    eyebrow: 'Performance marketing',
    title: 'Advertising judged by the margin it leaves',
    lede: 'We run search, social, display and email campaigns and show what each leaves after net rate, card fee, refunds and ads.',
    actions: ['audit', 'caseStudies'],
  },
  sale: {
    eyebrow: 'One booking',
    title: 'From a search to the margin that is left',
    lede: 'A click says little. Where travellers consent, we trace it to a booking, and take off each cost in turn. What is left, less our fee, is yours.',
  },
  services: {
    eyebrow: 'What we run',
    title: 'Buy the ads, mend the page, count the bookings',
    lede: 'Three jobs, and one team that answers for all of them. A good ad cannot save a bad page.',
    items: [
      {
        title: 'Search ads',
        text: 'We bid where your markup covers the clicks and your supplier lets the rate be shown, and leave the rest alone.',
        icon: 'search',
        features: ['Route and hotel keywords', 'Excluded search terms', 'Arabic and English ads', 'Season budgets'],
      },
      {
        title: 'Social ads',
        text: 'We show families your packages, visas and school‑holiday offers before they think of a quote.',
        icon: 'users',
        features: ['Package offers', 'Audience building', 'Short video', 'WhatsApp enquiries'],
      },
      {
        title: 'Conversion optimisation',
        text: 'We find why travellers leave, such as a late baggage fee or a price that jumps, and test a better way.',
        icon: 'circle-check',
        features: ['Landing pages', 'Checkout tests', 'Price display', 'Payment options'],
      },
      {
        title: 'Analytics',
        text: 'Where travellers consent, we tie bookings, cancellations and no‑shows to the ad that brought them, so refunds count too.',
        icon: 'chart',
        features: ['Booking tracking', 'Cost per booking', 'Margin by channel', 'Phone bookings'],
      },
      {
        title: 'Display and retargeting',
        text: 'A traveller who searched Cairo to Jeddah, and agreed to such ads, sees the route again with a fare that was on sale at the last check.',
        icon: 'monitor',
        features: ['Current-fare banners', 'Abandoned searches', 'Frequency limits', 'Booked travellers excluded'],
      },
      {
        title: 'Marketing automation',
        text: 'Travellers who agreed are reminded of an unpaid hold and offered a bag before departure. A rule pauses an ad above its ceiling.',
        icon: 'calendar-clock',
        features: ['Unpaid hold reminders', 'Offers before departure', 'Review requests', 'Automatic budget rules'],
      },
    ],
  },
  categories: {
    eyebrow: 'Marketing channels',
    title: 'Where travellers can be found',
    lede: 'Start with one channel your margin can carry, and add another when it pays for itself.',
    columns: { paid: 'What you pay for', judged: 'What we judge it by' },
    items: [
      {
        name: 'Search',
        items: ['Text ads', 'Hotel price ads', 'Flight comparison sites', 'Map ads'],
        paid: 'Clicks',
        judged: 'The margin that a booking leaves',
      },
      {
        name: 'Social',
        items: ['Feed ads', 'Story ads', 'Short video', 'Messaging ads', 'Lead forms'],
        paid: 'Views and chats',
        judged: 'The margin of enquiries that book',
      },
      {
        name: 'Display',
        items: ['Banner networks', 'Retargeting', 'Travel publishers', 'App install ads'],
        paid: 'Views and installs',
        judged: 'The margin left after the ads',
      },
      {
        name: 'Your own lists',
        items: ['Email', 'WhatsApp', 'Push notifications', 'Past travellers'],
        paid: 'Messages sent',
        judged: 'Second bookings, and people who unsubscribe',
      },
    ],
  },
  process: {
    eyebrow: 'How it runs',
    title: 'A ceiling on the ad cost, then small steps',
    lede: 'Accounts, audiences and data stay in your company’s name, so you can leave with all of them.',
    steps: [
      {
        number: '01',
        title: 'Audit',
        text: 'The free audit checks tracking and spend, and works out what you pay per booking in ads and refunds.',
      },
      {
        number: '02',
        title: 'Plan',
        text: 'You see our fee and, for each product and season, a budget and a ceiling on a booking’s cost, so the bill at month‑end holds no surprise.',
      },
      {
        number: '03',
        title: 'Launch',
        text: 'Campaigns go live in small steps, each tied to a route, a hotel or a package that you can sell.',
      },
      {
        number: '04',
        title: 'Improve',
        text: 'Money moves from ads that win clicks to ads that leave a margin. We report each move and its reason.',
      },
    ],
  },
  stories: {
    eyebrow: 'Before and after',
    title: 'What changes when ads are judged by margin',
    items: [
      {
        position: 'Managing Director',
        company: 'leisure travel agency',
        rating: 5,
        sample: true,
        before: 'Advertising budget renewed once a year, out of habit.',
        after: 'Next month’s budget decided on each campaign’s margin.',
        text: 'Two campaigns that we were proud of turned out to cost more than they earned. I would not have guessed which two.',
      },
      {
        position: 'Marketing Manager',
        company: 'hotel booking site',
        rating: 5,
        sample: true,
        before: 'Money spent on searches of the company’s own name.',
        after: 'The same money spent on city hotels with good net rates.',
        text: 'People who type our name find us anyway. I needed somebody to say so, with the figures beside it.',
      },
      {
        position: 'Owner',
        company: 'visa and Umrah agency',
        rating: 5,
        sample: true,
        before: 'WhatsApp enquiries, and no idea which ad they came from.',
        after: 'Each chat shows the ad that started it.',
        text: 'Before Ramadan we answer hundreds of messages a day. This year I knew which ads to run again.',
      },
    ],
  },
  statistics: [
    // PLACEHOLDER: figure; say over which campaigns, from which starting value and over which period
    {
      id: 'roi',
      value: '300%',
      label: 'average ROI increase',
      description: 'Our own average, from past campaigns.',
      counted: null,
    },
    // PLACEHOLDER: figure; say which cost fell, and against what
    {
      id: 'cost',
      value: '60%',
      label: 'cost reduction',
      description: 'Measured by us, in past campaigns. Which cost it is has yet to be named.',
      counted: null,
    },
    {
      id: 'monitoring',
      value: '24/7',
      label: 'campaign monitoring',
      description: 'Automatic rules watch budgets and ceilings at any hour.',
      counted: 'offer',
    },
  ],
  closing: {
    title: 'Find out what a booking costs you today',
    lede: 'Tell us your spend and main products. Give us access to your ad accounts and a list of bookings without names, and the free audit shows you that cost.',
    actions: ['freeAudit', 'stories'],
  },
} satisfies PerformanceMarketingContent
