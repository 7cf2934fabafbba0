/**
 * The shapes of texts that several pages or places share; the shape of a single page's texts stands with its view. Content
 * files are checked with `satisfies`, so that an error is reported where the editor typed. They hold names and figures only:
 * no JSX, no markup. The build evaluates them and writes their values as JSON, so they may import values from one another.
 */
import type { Asked } from '../contact/asked'
import type { Field } from '../contact/fields'
import type { Edition, Sentences } from '../contact/sentences'
import type { SetupRules } from '../contact/setup'
import type { Base } from '../edition'
import type { IconName } from '../theme/icons'
import type { Action, ActionId } from './actions'

/**
 * What crawlers and link previews read. `title` lacks the brand, which is added to it, and has at most 60 characters without
 * it; `description` has 70 to 165. Beyond that the build warns, because search results cut off the rest, and far beyond it
 * refuses. Both are unique on the site.
 */
export type Meta = { title: string; description: string }

/** A heading with a small label above and an optional sentence beside it. */
export type Heading = { eyebrow: string; title: string; lede?: string }

/** The top of a page. The first action is the page's one coral button. */
export type Hero = Heading & { lede: string; actions: readonly ActionId[] }

/** The call to action that ends a page. */
export type Closing = { title: string; lede: string; actions: readonly ActionId[] }

/** A thing with a name and a sentence. */
export type Item = { title: string; text: string }

export type IconItem = Item & { icon: IconName }

/**
 * How a figure came about: the day and the method of its count; `offer` for one that says what is offered, so that nothing was
 * counted; null until the company publishes how.
 */
export type Counted = { date: string; method: string } | 'offer' | null

/**
 * A headline figure: `13+`, `years of innovation`. The description says in a line what is counted, where and since when; or,
 * for a figure that only the company can explain, that it is the company's own. `id` is that of its row on /figures, and the
 * same on all pages that show it.
 */
export type Statistic = { id: string; value: string; label: string; description: string; counted: Counted }

/** A product on the shelf, with the sources or conditions that its chips show. */
export type Product = Item & { tags: readonly string[] }

/** One kind of work, with its list of features. */
export type Service = IconItem & { features: readonly string[] }

/** A process step: `01` to `04`. */
export type Step = Item & { number: '01' | '02' | '03' | '04' }

export type Steps = readonly [Step, Step, Step, Step]

/** A group of channels, tools, types, formats or technologies. */
export type Category = { name: string; items: readonly string[] }

/** Anything invented to show the layout has this flag, and is drawn with a tag that says so. */
export type Sample = { sample?: true }

/**
 * A client's words, attributed by role and company; a sample names only a kind of company, and no person, so that neither is
 * invented. `name` is that of a real person who has agreed to it. `before` and `after` say how that role worked before and
 * works now.
 */
export type Testimonial = Sample & {
  name?: string
  position: string
  company: string
  rating: 1 | 2 | 3 | 4 | 5
  before: string
  after: string
  text: string
}

/**
 * A photograph: the web path of its file (`/photos/team.jpg` for `static/photos/team.jpg`) with the file's size in pixels, and
 * a sentence for those who do not see it. `sources` are the same picture in other formats, the best first, or cut for the
 * windows that a media query describes. A cut of another shape names its own size, so that the page keeps its place.
 */
export type Photo = {
  src: string
  width: number
  height: number
  alt: string
  sources: readonly { srcset: string; type: string; media?: string; width?: number; height?: number }[]
}

/** One of the people whom a client meets: their name, what they do, and a sentence about them or by them. */
export type Person = { name: string; role: string; text: string }

/**
 * Work done for a client that agrees to be named, as the company or as its kind. `measure` is the figure that came of it,
 * which also gets a row on /figures; `photo` shows the result, and is null where there is none.
 */
export type Case = Item & { client: string; before: string; after: string; measure: Statistic; photo: Photo | null }

/** A question of a buyer. An answer that only the company knows is null until given: visitors can then tick the question. */
export type Question = { id: string; question: string; answer: string | null }

/** What buyers ask before signing: the answered questions first. */
export type Questions = Heading & { items: readonly Question[] }

/** Who asks a question on behalf of a buyer. */
export type Role = 'owner' | 'technology' | 'procurement' | 'finance'

/** What a question is about. */
export type QuestionGroup =
  | 'supply'
  | 'money'
  | 'contract'
  | 'data'
  | 'launch'
  | 'support'
  | 'region'
  | 'integration'
  | 'limits'

/** A row of the table of questions: see asked.ts. */
export type QuestionRow = Question & {
  group: QuestionGroup | null
  roles: readonly Role[]
  page: string
  lists: readonly string[]
  /** The id on that page at which the matter stands, if it has one, and its title there if that names the place. */
  section?: string
  title?: string
}

/** Whether something works today, or is connected once a client asks for it. */
export type State = 'live' | 'request'

/** A company or system that is connected. `kind` groups it with others: `GDS`, `Bed bank`. */
export type Connection = { kind: string; name: string; state: State }

/** A certificate: what of the company it covers, the last day on which it holds, and a link to it, if it is public. */
export type Certification = { name: string; scope: string; until: string; link?: Link }

/** What is settled about the product, row by row; a row without a value is not drawn. */
export type Settled = {
  languages: readonly string[]
  currencies: readonly string[]
  gateways: readonly string[]
  integrations: readonly Connection[]
  /** The level of PCI DSS that is held, where the platform runs, and where its data are kept. */
  cards: string | null
  hosting: string | null
  data: string | null
  support: readonly string[]
}

/** A row of a list of facts. A value can have its state in words, and can be a link. */
export type FactRow = {
  label: string
  values: readonly { text: string; state?: State; tag?: string; href?: string }[]
}

/** A list of facts below a heading; null until the first is given. */
export type Facts = (Heading & { rows: readonly FactRow[] }) | null

/** A picture of the real product, with a line below it. */
export type Screen = Photo & { caption: string }

/**
 * A film of this site (`/films/tour.webm` for `static/films/tour.webm`): its size in pixels, the picture that stands in its place
 * until it is played, the same film in one format or several, the best first, its captions (WebVTT), and a line below it.
 */
export type Film = {
  width: number
  height: number
  poster: string
  sources: readonly { src: string; type: string }[]
  captions: readonly { src: string; lang: string; label: string }[]
  caption: string
}

/** The real product, in screens, a film or both; not drawn while there is neither. */
export type Shown = Heading & { film: Film | null; screens: readonly Screen[] }

/** A day of the week, and a time of a day of 24 hours, with two digits each: `09:00`. */
export type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'
export type Clock = `${number}:${number}`

/**
 * When the company is at work: from a time until a later one of the same day, in an IANA time zone (`Asia/Dubai`). `place` names
 * the clock for readers: `Dubai`. Holidays are not known.
 */
export type BusinessHours = {
  days: readonly Weekday[]
  from: Clock
  to: Clock
  timeZone: string
  place: string
}

/** The same for the layout: the days as numbers from 0, Sunday, and in words. */
export type OpenHours = Omit<BusinessHours, 'days'> & { days: readonly number[]; text: string }

/** A word with its entry in a dictionary. */
export type Definition = {
  arabic: string
  term: string
  grammar: string
  meaning: string
  /** A step for each letter; `together` has a sentence for each number of letters that are joined, from one to all. */
  moment: { label: string; cue: string; slider: string; steps: readonly string[]; together: readonly string[] }
}

export type TimelineEntry = Item & { year: string; icon: IconName }

/** What pictures and ticked questions carry into a message. */
export type Carried = {
  /** The line after the topic, which says what was tried in a picture. `{setup}` is the picture's own line. */
  tried: string
  /** The lines after that, for the visitor's own `{name}` and `{colour}`. */
  own: { name: string; colour: string }
  setups: SetupRules
  /** The line above ticked questions, and these by their ids. */
  asking: string
  asked: Asked
}

export type ContactContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  form: {
    title: string
    labels: Readonly<Record<Field, string>>
    optional: string
    /** How full a field is, with `{count}` and `{cap}`. */
    count: string
    submit: string
    sending: string
    /** Introduces the sentences of all possible answers where no styles hide all but one of them. */
    answers: string
    /** What happens to the details, and the link to more about it. */
    note: string
    privacy: Link
    /** The route of a message. `{time}` is when it is answered at the latest, `days` are the names of the days from Sunday. */
    road: {
      label: string
      stops: readonly [string, string, string]
      within: string
      by: string
      days: readonly string[]
      /** As `by`, where the business hours are given: with `{day}`, `{part}` of the day and `{place}`. */
      promise: string
      parts: Readonly<Record<'morning' | 'afternoon' | 'evening', string>>
    }
    /** Introduces the telephone lines after a message that could not be sent. */
    elsewhere: string
    /** The headings of the receipt, which shows what was sent, and the button for another message. */
    receipt: { title: string; reference: string; another: string }
  }
  /** The first line of the message by the value of the `topic` query parameter; `question` has the `{picture}` it is about. */
  topics: Readonly<Record<string, string>>
  /** In the browser a function that loads it, because few visitors need it. */
  carried: Carried | (() => Promise<Carried>)
  mailboxes: readonly { label: string; mailbox: 'info' | 'sales' | 'support' }[]
  /** What happens after a message, in order. */
  next: Heading & { steps: readonly Item[] }
  questions: Questions
}

/** The networks whose icons the footer can draw. */
export type Network = 'facebook' | 'x' | 'instagram' | 'linkedin' | 'youtube' | 'tiktok'

/** An office beside the company's address, each line of its address by itself. */
export type Office = { name: string; lines: readonly string[] }

/** A language of the site: a BCP 47 language tag, what the language calls itself, and the first part of its addresses. */
export type Tongue = { lang: string; dir: 'ltr' | 'rtl'; language: string; base: Base }

/** The company, its addresses and the texts of the shared layout, in one language. */
export type Site = Tongue & {
  edition: Edition
  /** The editions in other languages. */
  others: readonly Tongue[]
  /** What the forms answer. */
  sentences: Sentences
  brand: string
  /** Drawn behind the footer's legal line. */
  brandInArabic: string
  tagline: string
  blurb: string
  /** A line of news above every page, with an optional link to more; null while there is none. */
  news: { text: string; link?: Link } | null
  /** The address of the company, which the legal texts name too. */
  address: readonly string[]
  offices: readonly Office[]
  mailboxes: { info: string; sales: string; support: string }
  /** Numbers with their country codes; null where there is none. */
  phone: string | null
  whatsapp: string | null
  /** When these numbers answer; null until given. */
  hours: OpenHours | null
  social: readonly (Sample & { name: string; icon: Network; href: string })[]
  navigation: readonly NavigationItem[]
  quickLinks: { title: string; items: readonly Link[] }
  subscribe: {
    title: string
    text: string
    label: string
    placeholder: string
    button: string
    /** What subscribers get, and the link to what happens to their address. */
    note: string
    privacy: Link
    success: string
    /** As `answers` in the contact form. */
    answers: string
  }
  legal: { copyright: string; items: readonly Link[] }
  actions: Readonly<Record<ActionId, Action>>
  labels: {
    /** What separates the items of a list: `, `. */
    comma: string
    /** Names the links to the other languages. */
    languages: string
    skip: string
    home: string
    main: string
    menu: string
    openMenu: string
    closeMenu: string
    sections: string
    /** The labels of the first and the last dot of the scroll guide; the other dots have the names of their sections. */
    hero: string
    start: string
    progress: string
    toTop: string
    explore: string
    breadcrumbs: string
    news: string
    phone: string
    whatsapp: string
    /** How a chat opens, about the title of a `{page}`. */
    chat: string
    /** Who says something, below the name: with `{position}` and `{company}`. */
    role: string
    /** With `{rating}`, here and in `sampleRating`. */
    rating: string
    sampleRating: string
    /** The tag of samples, and the sentences that say what will replace them. */
    sample: string
    /** What stands above samples of each kind, and above `some` that stand among what is real. */
    samples: { stories: string; partners: string; some: string }
    before: string
    after: string
    /**
     * Above questions that are not answered yet: what to do with them, and the link to the form with no question, one, or
     * `{count}` of them ticked, and the link to all questions.
     */
    ask: { title: string; note: string; none: string; one: string; some: string; all: Link }
    /** The label of the hidden field that only bots fill in. */
    trap: string
    scheme: { title: string; system: string; light: string; dark: string }
  }
}

/** A link in the navigation: `href` is the path of a page. */
export type Link = { name: string; href: string }

/** A link in a dropdown, with a line about its target. */
export type CatalogueLink = Link & { icon: IconName; text: string }

export type CatalogueEntry<Card> = Omit<CatalogueLink, 'href'> & { card: Card }

export type ServiceCard = Item & { features: readonly string[] }

/** `link` is the text of the link at the foot of the card. */
export type SolutionCard = Item & { link: string }

/**
 * A link in the header, or a dropdown of links with a line about each. A dropdown's `href` is where its links are laid out.
 * `marker` is that of the pages in it; a link to a page that is in no section of its own has none.
 */
export type NavigationItem =
  | (Link & { marker: 'home' | 'about' | 'contact' | null })
  | (Link & {
      marker: 'services' | 'solutions'
      items: readonly CatalogueLink[]
    })
