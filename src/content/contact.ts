import type { ContactContent } from './types'

export const content = {
  meta: {
    title: 'Contact sales and support | Qafila',
    description:
      'Write to Qafila in Dubai about travel technology for your agency, network or bed bank. A person replies within 24 hours.',
  },
  hero: {
    eyebrow: 'Contact',
    title: 'Get in Touch',
    lede: 'Tell us what you sell and where. A person in sales or support replies within 24 hours.',
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
  },
  mailboxes: [
    { label: 'General enquiries', mailbox: 'info' },
    { label: 'Sales and demos', mailbox: 'sales' },
    { label: 'Support', mailbox: 'support' },
  ],
} satisfies ContactContent
