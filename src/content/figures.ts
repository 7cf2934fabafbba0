import type { FiguresContent } from '../pages/Figures'
import { content as about } from './about'
import { figures, hotels } from './company'
import { content as contact } from './contact'
import { figureGroups, type SaidFigure } from './figure-lists'
import { content as home } from './home'
import { linkTo } from './links'
import { content as portfolio } from './portfolio'
import { content as consultancy } from './services/consultancy'
import { content as mobileApps } from './services/mobile-apps'
import { content as performanceMarketing } from './services/performance-marketing'
import { content as softwareDevelopment } from './services/software-development'
import { content as training } from './services/training'
import { content as uiUxDesign } from './services/ui-ux-design'
import { content as ancillaries } from './solutions/ancillaries'
import { content as b2b } from './solutions/b2b'
import { content as b2c } from './solutions/b2c'
import { content as bedbank } from './solutions/bedbank'
import { content as corporate } from './solutions/corporate'

/** The pages that show figures, by what they are about. */
const pages = {
  company: {
    title: 'The company',
    contents: { '/': home, '/about': about, '/portfolio': portfolio, '/contact': contact },
  },
  solutions: {
    title: 'The solutions',
    contents: {
      '/solutions/b2c': b2c,
      '/solutions/b2b': b2b,
      '/solutions/corporate': corporate,
      '/solutions/ancillaries': ancillaries,
      '/solutions/bedbank': bedbank,
    },
  },
  services: {
    title: 'The services',
    contents: {
      '/services/consultancy': consultancy,
      '/services/software-development': softwareDevelopment,
      '/services/performance-marketing': performanceMarketing,
      '/services/ui-ux-design': uiUxDesign,
      '/services/mobile-apps': mobileApps,
      '/services/training': training,
    },
  },
}

/** Figures that stand within sentences. */
const said: readonly SaidFigure[] = [
  // PLACEHOLDER: figure; say on which day and how it was counted
  {
    id: 'hotels',
    value: `${hotels}+`,
    label: 'hotels through bed banks',
    description: 'Hotels that can be booked through bed banks, beside your own.',
    counted: null,
    words: new RegExp(`\\b${hotels} hotels`),
  },
  {
    id: 'reply',
    value: '24 hours',
    label: 'until sales replies',
    description: 'From your message to the answer of a person, at the latest.',
    counted: 'offer',
    words: /\b24\shours/,
  },
]

export const content = {
  meta: {
    title: 'Every figure on this site, explained',
    description:
      'The register of our figures: what each of them counts, when and how it was counted, where it stands, and what is not published yet.',
  },
  hero: {
    eyebrow: 'Figures',
    title: 'Every figure on this site, and what it counts',
    lede: 'Each of our figures has a row here: what it counts, when and how, or a note that this is not published yet. Counts and estimates are rounded; offers are marked as offers.',
  },
  balance: {
    title: 'What stands behind them',
    counted: 'published with date and method',
    offer: 'say what we offer, so nothing was counted',
    open: 'with a method not published yet',
  },
  head: { figure: 'Figure', definition: 'What it counts', date: 'Counted', method: 'How', places: 'Shown on' },
  offer: { date: 'Not a count', method: 'It says what we offer.' },
  open: 'Not published yet',
  groups: figureGroups({ pages, company: Object.values(figures), said, linkTo }),
  closing: {
    title: 'Which figure would you check first?',
    lede: 'Name it, with what you would compare it to, and talk to somebody who knows where it comes from.',
    actions: ['contactUs', 'demo'],
  },
} satisfies FiguresContent
