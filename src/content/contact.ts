import { asked, askedOn } from './asked'
import { brand } from './company'
import { setups } from './setups'
import type { ContactContent } from './types'

export const content = {
  meta: {
    title: 'Contact sales and support',
    description: `Write to ${brand} in Dubai about travel technology for your agency, network or bed bank. A person replies within 24 hours.`,
  },
  hero: {
    eyebrow: 'Contact',
    title: 'Get in Touch',
    lede: 'Tell us what you sell and where, which suppliers you use, and how many agents or agencies you have. Sales replies within 24\u00a0hours. Prefer not to share a number? Email us instead.',
  },
  form: {
    title: 'Send us a message',
    labels: {
      fullName: 'Full name',
      email: 'Email',
      company: 'Company',
      mobilePhone: 'Mobile phone',
      message: 'Message',
    },
    optional: 'Optional',
    count: '{count} of {cap} characters',
    submit: 'Send Message',
    sending: 'Sending...',
    answers: 'One of these answers:',
    note: 'By sending this message you agree that we may use your details to answer you.',
    privacy: { name: 'Privacy policy', href: '/privacy' },
    road: {
      label: 'Where your message goes',
      stops: ['You', 'Sales in Dubai', 'Our reply'],
      within: 'within 24 hours',
      by: 'by {day} {part}, your time',
      days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      promise: 'by {day} {part}, {place} time',
      parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
    },
    elsewhere: 'Or reach us without the form:',
    receipt: { title: 'What you wrote', reference: 'Reference', another: 'Write another' },
  },
  topics: {
    // Of the links in pictures, with the picture's name from `setups`.
    question: 'I have a question about {picture}.',
    sales: 'I would like to talk to sales.',
    demo: 'I would like to see a demo.',
    start: 'I would like to get started.',
    payments: 'I would like to know more about payment integration.',
    consultation: 'I would like to schedule a consultation.',
    project: 'I would like to start a project.',
    b2b: 'I would like to start our B2B platform.',
    corporate: 'I would like to start our corporate platform.',
    ancillaries: 'I would like to start selling ancillaries.',
    audit: 'I would like a marketing audit.',
    design: 'I would like to start a design project.',
    app: 'I would like to start an app project.',
    training: 'I would like to start a training program.',
  },
  carried: {
    tried: 'The picture showed: {setup}.',
    own: { name: 'Our name: {name}', colour: 'Our colour: {colour}' },
    setups,
    asking: 'Please answer:',
    asked,
  },
  mailboxes: [
    { label: 'Sales and demos', mailbox: 'sales' },
    { label: 'Support and security', mailbox: 'support' },
    { label: 'General and press', mailbox: 'info' },
  ],
  next: {
    eyebrow: 'After you write',
    title: 'What happens next',
    steps: [
      {
        title: 'A reply from a person',
        text: 'Sales answers by email or telephone, and has read your message first. Clients write to support.',
      },
      {
        title: 'Questions, ours and yours',
        text: 'We answer yours, learn who holds the agreements with your suppliers, and show the part you need. You hear which of these sets the price: agencies, users, bookings or searches.',
      },
      {
        title: 'A written agreement',
        text: 'Scope and price, who owns what, and how fast support answers. Have whatever else matters to you written in.',
      },
    ],
  },
  questions: {
    eyebrow: 'Before you write',
    title: 'What buyers want to know',
    items: askedOn('/contact'),
  },
} satisfies ContactContent
