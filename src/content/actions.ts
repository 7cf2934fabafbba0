import type { content } from './contact'

/** The name of a contact form topic in URLs: `/contact?topic=demo`. */
type Topic = keyof (typeof content)['topics']

/**
 * A button: its label and where it leads. `topic` pre-fills the first line of the contact form's message; the canonical URL
 * stays /contact.
 */
export type Action =
  | { label: string; to: `/${string}`; topic?: Topic }
  | { label: string; to: '#stories' | '#categories'; topic?: never }

/** Every button of the site, by the id that the other files refer to it by. */
export const actions = {
  sales: { label: 'Contact Sales', to: '/contact', topic: 'sales' },
  demo: { label: 'Request Demo', to: '/contact', topic: 'demo' },
  scheduleDemo: { label: 'Schedule Demo', to: '/contact', topic: 'demo' },
  viewDemo: { label: 'View Demo', to: '/contact', topic: 'demo' },
  getStarted: { label: 'Get Started', to: '/contact' },
  getStartedToday: { label: 'Get Started Today', to: '/contact', topic: 'start' },
  contactUs: { label: 'Contact Us Today', to: '/contact' },
  integration: { label: 'Explore Integration', to: '/contact', topic: 'payments' },
  consultation: { label: 'Schedule Consultation', to: '/contact', topic: 'consultation' },
  project: { label: 'Start Your Project', to: '/contact', topic: 'project' },
  b2b: { label: 'Start Your B2B Platform', to: '/contact', topic: 'b2b' },
  corporate: { label: 'Start Corporate Platform', to: '/contact', topic: 'corporate' },
  ancillaries: { label: 'Start Selling Ancillaries', to: '/contact', topic: 'ancillaries' },
  audit: { label: 'Get Marketing Audit', to: '/contact', topic: 'audit' },
  freeAudit: { label: 'Get Free Marketing Audit', to: '/contact', topic: 'audit' },
  design: { label: 'Start Design Project', to: '/contact', topic: 'design' },
  app: { label: 'Start App Project', to: '/contact', topic: 'app' },
  appDevelopment: { label: 'Start App Development', to: '/contact', topic: 'app' },
  training: { label: 'Start Training Program', to: '/contact', topic: 'training' },
  trainingConsultation: { label: 'Schedule Training Consultation', to: '/contact', topic: 'training' },
  portfolio: { label: 'View Portfolio', to: '/portfolio' },
  caseStudies: { label: 'View Case Studies', to: '/portfolio' },
  designPortfolio: { label: 'View Design Portfolio', to: '/portfolio' },
  appPortfolio: { label: 'View App Portfolio', to: '/portfolio' },
  stories: { label: 'View Success Stories', to: '#stories' },
  modules: { label: 'View Training Modules', to: '#categories' },
  home: { label: 'Back to Home', to: '/' },
} as const satisfies Record<string, Action>

export type ActionId = keyof typeof actions
