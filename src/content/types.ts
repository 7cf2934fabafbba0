/**
 * The shapes of the site's words. A content file is one value of one of these types, checked with `satisfies`, so that
 * an error lands where the editor typed. No JSX, no markup, no run-time imports: names and figures only.
 */
import type { Field } from '../contact/fields'
import type { IconName } from '../theme/icons'
import type { ActionLabel } from './actions'

/** What crawlers and link previews read. Title: at most 60 characters; description: 70 to 160. Both unique. */
export type Meta = { title: string; description: string }

/** A heading with its small label above and an optional sentence beside it. */
export type Heading = { eyebrow: string; title: string; lede?: string }

/** The top of a page. The first action is the page's one coral button. */
export type Hero = Heading & { lede: string; actions: readonly ActionLabel[] }

/** The call to action that ends a page. */
export type Closing = { title: string; lede: string; actions: readonly ActionLabel[] }

/** A thing with a name and a sentence. */
export type Item = { title: string; text: string }

export type IconItem = Item & { icon: IconName }

/** A headline figure: `13+`, `years of innovation`. */
export type Statistic = { value: string; label: string }

/** A product on the shelf, with the sources or conditions that its chips show. */
export type Product = IconItem & { tags: readonly string[] }

/** One kind of work, with its list of features. */
export type Service = IconItem & { features: readonly string[] }

/** A process step: `01` to `04`. */
export type Step = Item & { number: '01' | '02' | '03' | '04' }

export type Steps = readonly [Step, Step, Step, Step]

/** A group of channels, tools, types, formats or technologies. */
export type Category = { name: string; items: readonly string[] }

/** Attributed by role and kind of company only: no invented person. */
export type Testimonial = { position: string; company: string; rating: 1 | 2 | 3 | 4 | 5; text: string }

export type TimelineEntry = Item & { year: string; icon: IconName }

export type Partner = { name: string }

export type HomeContent = {
  meta: Meta
  /** `orbit`: the stops on the company's way, drawn around the sun. */
  hero: Hero & { statistics: readonly Statistic[]; orbit: readonly [string, string, string] }
  values: Heading & { items: readonly [Item, Item, Item, Item] }
  solutions: Heading & { items: readonly (Item & { path: string; link: string })[] }
  products: Heading & { items: readonly Product[] }
  payments: Heading & { items: readonly IconItem[]; action: ActionLabel }
  testimonial: Heading & { story: Testimonial }
  closing: Closing
}

export type AboutContent = {
  meta: Meta
  hero: Hero
  /** The brand's name as a dictionary explains it. */
  word: {
    arabic: string
    term: string
    grammar: string
    meaning: string
    stops: readonly { place: string; when: string }[]
  }
  journey: Heading & { entries: readonly TimelineEntry[] }
  mission: Heading & { statistics: readonly Statistic[] }
  partners: Heading & { items: readonly Partner[] }
  closing: Closing
}

export type ServicesContent = {
  meta: Meta
  hero: Hero
  services: Heading & { link: string; items: readonly (Service & { path: string })[] }
  process: Heading & { steps: Steps }
  closing: Closing
}

/** Consultancy and software development: what is done, with what, how, and what came of it. */
export type PracticeContent = {
  meta: Meta
  hero: Hero
  services: Heading & { items: readonly Service[] }
  categories: Heading & { items: readonly Category[] }
  process: Heading & { steps: Steps }
  statistics: readonly Statistic[]
  closing: Closing
}

/** The four service lines: a practice with client stories. Six services and three stories each. */
export type ServiceLineContent = PracticeContent & {
  stories: Heading & { items: readonly [Testimonial, Testimonial, Testimonial] }
}

/** One stop of a solution page's dot navigator: a heading and its grid of features or products. */
export type Stop = Heading & { label: string; items: readonly (Item & { icon?: IconName; tags?: readonly string[] })[] }

/**
 * A solution page. Dots: Hero, each stop's label, Get Started. `start` is the Get Started stop: what an operator sets
 * up first, as two or more pictured cards (a picture for each, in order, from the page's mock-ups).
 */
export type SolutionContent = {
  meta: Meta
  hero: Hero
  stops: readonly Stop[]
  start: Heading & { items: readonly Item[] }
  statistics: readonly Statistic[]
  closing: Closing
}

export type PortfolioContent = {
  meta: Meta
  hero: Hero
  /** Capability pieces by service area; no client is named. */
  areas: readonly (Heading & {
    icon: IconName
    path: string
    link: string
    pieces: readonly (Item & { facts: readonly string[] })[]
  })[]
  closing: Closing
}

/** A paragraph, or a list. */
export type Block = string | { list: readonly string[] }

export type LegalContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  updated: { label: string; date: string; iso: string }
  contents: string
  /** `id` is the section's address on the page (`#what-we-keep`). */
  sections: readonly { id: string; title: string; blocks: readonly Block[] }[]
}

export type NotFoundContent = { meta: Meta; hero: Hero; onward: { title: string; items: readonly Link[] } }

export type ContactContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  form: {
    title: string
    labels: Readonly<Record<Field, string>>
    optional: string
    /** How full a field is, with `{count}` and `{cap}` where the numbers go. */
    count: string
    submit: string
    sending: string
    /** Before the sentences of the answers, where there are no styles to show one of them alone. */
    answers: string
  }
  mailboxes: readonly { label: string; mailbox: 'info' | 'sales' | 'support' }[]
}

/** The company, its addresses and the words of the shared layout. */
export type Site = {
  brand: string
  /** Drawn behind the footer's legal line. */
  brandInArabic: string
  tagline: string
  blurb: string
  address: readonly string[]
  mailboxes: { info: string; sales: string; support: string }
  social: readonly { name: string; icon: 'facebook' | 'x' | 'instagram' | 'linkedin'; href: string }[]
  navigation: readonly NavigationItem[]
  quickLinks: { title: string; items: readonly Link[] }
  subscribe: {
    title: string
    text: string
    label: string
    placeholder: string
    button: string
    /** What one gets, and where it says what becomes of one's address. */
    note: string
    privacy: Link
    success: string
    /** As in the contact form. */
    answers: string
  }
  legal: { copyright: string; items: readonly Link[] }
  labels: {
    skip: string
    /** A button of `actions`, on every size of the header. */
    getStarted: 'Get Started'
    home: string
    main: string
    menu: string
    openMenu: string
    closeMenu: string
    sections: string
    progress: string
    toTop: string
    explore: string
    breadcrumbs: string
    /** With `{rating}` where the number goes. */
    rating: string
  }
}

/** A link of the navigation: `href` is the path of a page. */
export type Link = { name: string; href: string }

/** A link of the header, or a dropdown of links with a line about each, whose own `href` is where they are laid out. */
export type NavigationItem =
  | (Link & { marker: 'home' | 'about' | 'contact' })
  | (Link & {
      marker: 'services' | 'solutions'
      items: readonly (Link & { icon: IconName; text: string })[]
    })
