import type { FiguresContent } from '../pages/Figures'
import { content as about } from './about'
import { figures, hotels } from './company'
import { content as contact } from './contact'
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
import type { Statistic } from './types'

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
} as const

/** Figures that stand within sentences, each with the words by which these are found. */
const said: readonly (Statistic & { words: RegExp })[] = [
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

const isStatistic = (part: object): part is Statistic => 'id' in part && 'value' in part && 'description' in part

/** Returns the statistics at any depth of a page's content. */
const statisticsIn = (part: unknown): Statistic[] => {
  if (typeof part !== 'object' || part === null) return []
  return isStatistic(part) ? [part] : Object.values(part).flatMap(statisticsIn)
}

const everywhere = Object.values(pages).flatMap(({ contents }) => Object.entries<object>(contents))

/** Returns the links to the pages whose content has a figure's id, or its words. */
const placesOf = ({ id, words }: Statistic & { words?: RegExp }) =>
  everywhere
    .filter(([, content]) => {
      const text = JSON.stringify(content)
      return words ? words.test(text) : text.includes(`"id":"${id}","value"`)
    })
    .map(([path]) => linkTo(path))

const rowOf = (statistic: Statistic) => {
  const { id, value, label, description: definition, counted } = statistic
  return { id, value, label, definition, counted, places: placesOf(statistic) }
}

/** The ids of the figures that have a row: one that stands on several pages is listed with the first of them. */
const seen = new Set<string>()
const isNew = ({ id }: Statistic): boolean => seen.size < seen.add(id).size

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
  groups: Object.entries(pages).map(([id, { title, contents }]) => ({
    id,
    title,
    rows: [
      ...Object.values(contents).flatMap(statisticsIn),
      ...(id === 'company' ? [...Object.values(figures), ...said] : []),
    ]
      .filter(isNew)
      .map(rowOf),
  })),
  closing: {
    title: 'Which figure would you check first?',
    lede: 'Name it, with what you would compare it to, and talk to somebody who knows where it comes from.',
    actions: ['contactUs', 'demo'],
  },
} satisfies FiguresContent
