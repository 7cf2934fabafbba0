/**
 * Where every button goes: the one table of the site's wiring.
 * `topic` pre-fills the first line of the contact form's message; the canonical page stays /contact.
 */
type Action = { to: '/contact'; topic?: Topic } | { to: '/' | '/portfolio' | `#${string}` }

/** The first line that a topic writes into the message, for the visitor to edit. */
export const topics = {
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
} as const

export type Topic = keyof typeof topics

export const actions = {
  'Contact Sales': { to: '/contact', topic: 'sales' },
  'Request Demo': { to: '/contact', topic: 'demo' },
  'Schedule Demo': { to: '/contact', topic: 'demo' },
  'View Demo': { to: '/contact', topic: 'demo' },
  'Get Started': { to: '/contact' },
  'Get Started Today': { to: '/contact', topic: 'start' },
  'Contact Us Today': { to: '/contact' },
  'Explore Integration': { to: '/contact', topic: 'payments' },
  'Schedule Consultation': { to: '/contact', topic: 'consultation' },
  'Start Your Project': { to: '/contact', topic: 'project' },
  'Start Your B2B Platform': { to: '/contact', topic: 'b2b' },
  'Start Corporate Platform': { to: '/contact', topic: 'corporate' },
  'Start Selling Ancillaries': { to: '/contact', topic: 'ancillaries' },
  'Get Marketing Audit': { to: '/contact', topic: 'audit' },
  'Get Free Marketing Audit': { to: '/contact', topic: 'audit' },
  'Start Design Project': { to: '/contact', topic: 'design' },
  'Start App Project': { to: '/contact', topic: 'app' },
  'Start App Development': { to: '/contact', topic: 'app' },
  'Start Training Program': { to: '/contact', topic: 'training' },
  'Schedule Training Consultation': { to: '/contact', topic: 'training' },
  'View Portfolio': { to: '/portfolio' },
  'View Case Studies': { to: '/portfolio' },
  'View Design Portfolio': { to: '/portfolio' },
  'View App Portfolio': { to: '/portfolio' },
  'View Success Stories': { to: '#stories' },
  'View Training Modules': { to: '#categories' },
  'Back to Home': { to: '/' },
} as const satisfies Record<string, Action>

export type ActionLabel = keyof typeof actions
