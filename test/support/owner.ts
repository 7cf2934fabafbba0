// What an owner supplies or changes, all at once: the edits of a copy of the sources (planted.ts) that the site must take.
import { readdirSync, readFileSync } from 'node:fs'
import { facts } from './owner-facts'
import { language } from './owner-language'
import { create, type Plant, replace } from './planted'

/** Returns sentences of at most so many characters, which differ from those for any other subject. */
function wordsOf(length: number, subject: string): string {
  const sentence = `On ${subject} we keep a list of what was agreed, by whom, and until which day it holds.`
  return Array(Math.max(1, Math.floor((length + 1) / (sentence.length + 1))))
    .fill(sentence)
    .join(' ')
}

/** Changes each match of a pattern in turn. */
const each = (file: string, pattern: RegExp, change: (index: number, match: string) => string): Plant => {
  let index = 0
  return {
    file,
    change: text => {
      index = 0
      return text.replace(pattern, match => change(index++, match))
    },
  }
}

/** Real testimonials: with names and without, of 20 to 600 characters. */
function testimonials(file: string): Plant {
  const subject = file.replace(/^.*\/|\.ts$/g, '')
  const texts = ['It saves us an hour.', wordsOf(600, subject), wordsOf(200, `${subject} too`)]
  return {
    file,
    change: source => {
      let index = 0
      return source.replace(
        /position: '[^']*',\s*company: '[^']*',(\s*rating: 5,)\s*sample: true,([\s\S]*?)text: '[^']*'/g,
        (_, rating: string, pair: string) => {
          const name = index === 1 ? '' : "name: 'Mohammed Abdelrahman Al Mansouri-Whitfield',"
          const text = texts[index++ % texts.length]
          return `${name} position: 'Vice President, Distribution and Agency Networks', company: 'Gulf and Levant Travel Holding',${rating}${pair}text: '${text}'`
        },
      )
    },
  }
}

/** Changes the list of a page's stories, which may be of any length. */
const stories = (file: string, change: (items: readonly string[]) => readonly string[]): Plant => ({
  file,
  change: source =>
    source.replace(/(?<=stories: \{[\s\S]*?items: \[\n)[\s\S]*?\},\n(?= {4}\])/, list =>
      change(list.split(/(?<=^ {6}\},\n)/m)).join(''),
    ),
})

const PARTNERS = [
  ['Nile Wings', 'wings'],
  ['Levant Stays', 'horizon'],
  ['Emirates Hospitality Distribution', 'tiles'],
  ['Pay'],
  ['Horizon Travel Technologies'],
  ['Sefarin', 'waves'],
  ['Zamzam Connect', 'peaks'],
  ['KSA Ground Services'],
  ['MEDITERRANEO'],
  ['Olive & Sons', 'leaves'],
  ['Atlas'],
]

const DATES = [
  ['2024', 'Licensed in Riyadh', 'A second licence lets agencies in Saudi Arabia contract with us there.'],
  ['Autumn 2024', 'A desk in Cairo', 'Operations answers at night from there.'],
  ['2025–2026', 'Rail and coach', 'Trains and coaches are sold beside flights, at first in three countries.'],
]

/** An extra page, with a view of its own. */
const page: Plant[] = [
  replace(
    'pages.ts',
    /^]$/m,
    "  page('/press', null, () => import('./src/pages/Press'), () => import('./src/content/press')),\n]",
  ),
  create(
    'src/pages/Press.tsx',
    `import type { Closing as ClosingContent, Heading, Hero, Item, Meta } from '../content/types'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { StackedHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import * as s from './Press.styles'

export const sky = 'dusk'

export type PressContent = { meta: Meta; hero: Hero; releases: Heading & { items: readonly Item[] }; closing: ClosingContent }

export function View({ hero, releases, closing }: PressContent) {
  return (
    <>
      <StackedHero {...hero} sky={sky} picture={null} />
      <Section>
        <Head {...releases} />
        <ul css={s.releases}>
          {releases.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing {...closing} ending="moon" />
    </>
  )
}
`,
  ),
  create(
    'src/pages/Press.styles.ts',
    `import { css } from '@emotion/react'

export const releases = css\`
  display: grid;
  gap: 2rem;
\`
`,
  ),
  create(
    'src/content/press.ts',
    `import type { PressContent } from '../pages/Press'

export const content = {
  meta: { title: 'Press', description: 'What we tell the press, newest first, with the names of those who answer questions.' },
  hero: { eyebrow: 'Press', title: 'What we tell the press', lede: 'The newest first.', actions: ['sales'] },
  releases: {
    eyebrow: 'Releases',
    title: 'From this year',
    items: [
      { title: 'A licence in Riyadh', text: '${wordsOf(300, 'the licence')}' },
      { title: 'Rail and coach on one screen', text: '${wordsOf(500, 'the trains')}' },
    ],
  },
  closing: { title: 'Ask for pictures', lede: 'We answer on the same day.', actions: ['contactUs'] },
} satisfies PressContent
`,
  ),
  replace('src/content/site.ts', /(?<=quickLinks: \{[\s\S]*?)items: \[/, "items: [{ name: 'Press', href: '/press' },"),
]

const social = ['facebook', 'x', 'instagram', 'linkedin', 'youtube', 'tiktok'].map(
  icon => `{ name: '${icon}', icon: '${icon}', href: 'https://${icon}.example/qafila' }`,
)

/** Terms of more than 5,000 words, in more sections than a window is high. */
const sections = Array.from({ length: 28 }, (_, index) => {
  const blocks = Array.from({ length: 3 }, (_, block) => `'${wordsOf(380, `section ${index}, part ${block},`)}'`)
  return `{ id: 'added-${index}', title: 'Added by a lawyer, part ${index}', short: 'Part ${index}.', blocks: [${blocks}] }`
})

/** The files in which questions wait for an answer. */
const asked = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => `src/content/${name}`)
  .filter(file => readFileSync(file, 'utf8').includes('answer: null'))

const answers = (file: string): Plant =>
  each(
    file,
    /answer: null(?= })/g,
    index => `answer: '${wordsOf(200, `question ${index} of ${file.replace(/^.*\/|\.ts$/g, '')}`)}'`,
  )

/** Six people, the first with a long name and the last with a long sentence. */
const PEOPLE = ['Mohammed Abdelrahman Al Mansouri-Whitfield', 'Dina', 'Per', 'Salma Haddad', 'Ana', 'Youssef'].map(
  (name, index) => `{ name: '${name}', role: 'Lead, refunds', text: '${wordsOf(60 + index * 60, `desk ${index}`)}' }`,
)

/** Work done for clients: in the place of one piece of an area, and of all pieces of another; with pictures and without. */
const CASES = ['ledger', 'checkout', 'desk'].map(
  (sketch, index) =>
    `{ replaces: '${sketch}', title: 'A ledger for ${index + 40} agencies', text: '${wordsOf(200, `case ${index}`)}', client: 'Gulf and Levant Travel Holding', before: 'Credit in spreadsheets, and a call each night.', after: 'One ledger, which head office reads at home.', measure: { id: 'case-${sketch}', value: '${index + 3} hours', label: 'saved each week', description: 'By two desks, over the first month.', counted: null }, photo: ${index === 1 ? "{ src: '/icon-512.png', width: 1600, height: 900, alt: 'The new checkout', sources: [] }" : 'null'} }`,
)

/** The edits, each with what it is about. */
export const edits: Readonly<Record<string, readonly Plant[]>> = {
  testimonials: [
    'src/content/home.ts',
    'src/content/services/performance-marketing.ts',
    'src/content/services/ui-ux-design.ts',
    'src/content/services/mobile-apps.ts',
    'src/content/services/training.ts',
  ].map(testimonials),
  stories: [
    stories('src/content/services/training.ts', items => items.slice(0, 2)),
    stories('src/content/services/performance-marketing.ts', items => [
      ...items,
      `${items[0]}`.replace(/before: '[^']*'/, "before: 'Advertising for one season a year.'"),
    ]),
  ],
  partners: [
    replace(
      'src/content/about.ts',
      /(?<=the name that each allows you to use\n\s*)items: \[[^\]]*\]/,
      `items: [${PARTNERS.map(([name, mark]) => `{ name: '${name}'${mark ? `, mark: '${mark}'` : ''} }`)}]`,
    ),
  ],
  dates: [
    replace(
      'src/content/about.ts',
      /(?<=icon: 'building',\n\s*\},)/,
      DATES.map(
        ([year, title, text]) => `{ year: '${year}', title: '${title}', text: '${text}', icon: 'stamp' },`,
      ).join(''),
    ),
    // One less: as many as stand side by side.
    replace(
      'src/content/ar/about.ts',
      /(?<=icon: 'building',\n\s*\},)/,
      "{ year: 'سبتمبر 2024', title: 'مكتب في الرياض', text: 'رخصة ثانية.', icon: 'stamp' }, { year: '2025–2026', title: 'القطارات', text: 'تُباع القطارات أيضًا.', icon: 'route' },",
    ),
  ],
  figures: [
    replace('src/content/home.ts', "'$3M+'", "'$120M+'"),
    replace(
      'src/content/about.ts',
      "id: 'continents',",
      "id: 'airlines', value: '1,250', label: 'airlines', description: 'Those with whom a booking was made last year.', counted: { date: '31 December 2025', method: 'Airlines with at least one ticket in our ledger, refunded ones included.' } }, { id: 'paid', value: '$120M+', label: 'paid out', description: 'To suppliers, in the year before this one.', counted: null }, { id: 'continents',",
    ),
  ],
  offices: [
    replace(
      'src/content/company.ts',
      'offices: readonly Office[] = []',
      "offices: readonly Office[] = [{ name: 'Office in Cairo', lines: ['Smart Village, Building B115', 'Kilometre 28, Cairo to Alexandria Desert Road', 'Giza, Egypt'] }, { name: 'Office in Riyadh', lines: ['King Fahd Road', 'Riyadh, Saudi Arabia'] }]",
    ),
  ],
  numbers: [
    replace('src/content/company.ts', 'phone: string | null = null', "phone: string | null = '+971 4 000 0000'"),
    replace('src/content/company.ts', 'whatsapp: string | null = null', "whatsapp: string | null = '+971 50 000 0000'"),
  ],
  facts,
  social: [replace('src/content/site.ts', /(?<=social: \[)[^\]]*/, social.join())],
  answers: asked.map(answers),
  terms: [replace('src/content/terms.ts', /(?=\{\n\s*id: 'changes-and-contact')/, `${sections},`)],
  brand: [replace('src/content/company.ts', "brand = 'Qafila'", "brand = 'Qafila Travel Technologies'")],
  logo: [
    create(
      'src/theme/logo.svg',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 24"><!-- two hills --><path d="M2 22 14 4l12 18z" fill="currentColor"/><path d="M22 22 34 8l12 14z" fill="var(--accent)"/></svg>',
    ),
  ],
  photograph: [
    replace(
      'src/content/about.ts',
      'photo: null',
      "photo: { src: '/icon-512.png', width: 1600, height: 900, alt: 'The team at work', sources: [{ srcset: '/icon-192.png 800w, /icon-512.png 1600w', type: 'image/png' }] }",
    ),
  ],
  people: [replace('src/content/about.ts', 'items: [],', `items: [${PEOPLE}],`)],
  cases: [replace('src/content/portfolio.ts', 'cases: []', `cases: [${CASES}]`)],
  news: [
    replace(
      'src/content/site.ts',
      'news: null',
      "news: { text: 'Meet us at the Arabian Travel Market in Dubai, from 4 to 7 May.', link: { name: 'Ask for a meeting', href: '/contact' } }",
    ),
  ],
  page,
  // The last, because it has a row for every page.
  language,
}
