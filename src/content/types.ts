/**
 * The shapes of words that several pages or places share; the shape of one page's words stands with its view. A content
 * file is checked against its shape with `satisfies`, so that an error lands where the editor typed. Names and figures only:
 * no JSX, no markup. The build evaluates the files (build/bundle/content.ts), so they may take values from one another.
 */
import type { Field } from '../contact/fields'
import type { SetupRules } from '../contact/setup'
import type { IconName } from '../theme/icons'
import type { Action, ActionId } from './actions'

/**
 * What crawlers and link previews read. Title, without the brand, which is added to it: at most 60 characters with it;
 * description: 70 to 160. Both unique.
 */
export type Meta = { title: string; description: string }

/** A heading with its small label above and an optional sentence beside it. */
export type Heading = { eyebrow: string; title: string; lede?: string }

/** The top of a page. The first action is the page's one coral button. */
export type Hero = Heading & { lede: string; actions: readonly ActionId[] }

/** The call to action that ends a page. */
export type Closing = { title: string; lede: string; actions: readonly ActionId[] }

/** A thing with a name and a sentence. */
export type Item = { title: string; text: string }

export type IconItem = Item & { icon: IconName }

/**
 * A headline figure: `13+`, `years of innovation`. The description says in a line what is counted, where and since when; of
 * a figure that only the company can explain, that it is the company's.
 */
export type Statistic = { value: string; label: string; description: string }

/** A product on the shelf, with the sources or conditions that its chips show. */
export type Product = Item & { tags: readonly string[] }

/** One kind of work, with its list of features. */
export type Service = IconItem & { features: readonly string[] }

/** A process step: `01` to `04`. */
export type Step = Item & { number: '01' | '02' | '03' | '04' }

export type Steps = readonly [Step, Step, Step, Step]

/** A group of channels, tools, types, formats or technologies. */
export type Category = { name: string; items: readonly string[] }

/** What is invented to show the layout has `sample: true`, and is drawn with a tag that says so. */
export type Sample = { sample?: true }

/** Attributed by role and kind of company only: no invented person. What the role did before, and does after. */
export type Testimonial = Sample & {
  position: string
  company: string
  rating: 1 | 2 | 3 | 4 | 5
  before: string
  after: string
  text: string
}

/** What a buyer asks before signing. An answer that only the company knows is null until it is given, and is not drawn. */
export type Questions = Heading & { items: readonly { question: string; answer: string | null }[] }

/** A word as a dictionary explains it. */
export type Definition = {
  arabic: string
  term: string
  grammar: string
  meaning: string
  /** `together`: what is said of so many letters that travel together, from one to all. */
  moment: { label: string; slider: string; together: readonly string[] }
}

export type TimelineEntry = Item & { year: string; icon: IconName }

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
    /** What becomes of the details, and where more of it stands. */
    note: string
    privacy: Link
    /** The way of a message. `{time}` is when it is answered at the latest. */
    road: { label: string; stops: readonly [string, string, string]; within: string; by: string }
    /** What was sent. */
    receipt: { title: string; reference: string; another: string }
  }
  /** The first line of the message by the value of the `topic` query parameter. */
  topics: Readonly<Record<string, string>>
  /** The line below it, which says what was tried in a picture. `{setup}` is that picture's own line. */
  tried: string
  setups: SetupRules
  mailboxes: readonly { label: string; mailbox: 'info' | 'sales' | 'support' }[]
  /** What happens after a message, in order. */
  next: Heading & { steps: readonly Item[] }
  /** What only the company can answer. */
  questions: Questions
}

/** The company, its addresses and the words of the shared layout, in one language. */
export type Site = {
  /** BCP 47: `en`, `ar`. */
  lang: string
  dir: 'ltr' | 'rtl'
  brand: string
  /** Drawn behind the footer's legal line. */
  brandInArabic: string
  tagline: string
  blurb: string
  address: readonly string[]
  mailboxes: { info: string; sales: string; support: string }
  social: readonly (Sample & { name: string; icon: 'facebook' | 'x' | 'instagram' | 'linkedin'; href: string })[]
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
  actions: Readonly<Record<ActionId, Action>>
  labels: {
    skip: string
    home: string
    main: string
    menu: string
    openMenu: string
    closeMenu: string
    sections: string
    /** The first and the last dot of the dot navigator; the others have the names of their sections. */
    hero: string
    start: string
    progress: string
    toTop: string
    explore: string
    breadcrumbs: string
    /** With `{rating}` where the number goes. */
    rating: string
    sampleRating: string
    /** The tag of what is a sample, and the sentences that say what will stand in its place. */
    sample: string
    samples: { stories: string; partners: string; pieces: string }
    before: string
    after: string
    /** Of the field that no visitor sees. */
    trap: string
    scheme: { title: string; system: string; light: string; dark: string }
  }
}

/** A link of the navigation: `href` is the path of a page. */
export type Link = { name: string; href: string }

/** A link of a dropdown, with a line about what it leads to. */
export type CatalogueLink = Link & { icon: IconName; text: string }

export type CatalogueEntry<Card> = Omit<CatalogueLink, 'href'> & { card: Card }

export type ServiceCard = Item & { features: readonly string[] }

/** `link`: the words at its foot. */
export type SolutionCard = Item & { link: string }

/** A link of the header, or a dropdown of links with a line about each, whose own `href` is where they are laid out. */
export type NavigationItem =
  | (Link & { marker: 'home' | 'about' | 'contact' })
  | (Link & {
      marker: 'services' | 'solutions'
      items: readonly CatalogueLink[]
    })
