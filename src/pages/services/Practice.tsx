import { Fragment, type ReactNode } from 'react'
import type {
  Closing as ClosingContent,
  Heading,
  Hero,
  Meta,
  Statistic,
  Steps as StepsContent,
  Testimonial,
} from '../../content/types'
import { type Sky, useSite } from '../../page'
import { Closing, type Ending } from '../../sections/Closing'
import { Head } from '../../sections/Head'
import { type Opening, SplitHero } from '../../sections/Hero'
import { sampleLede } from '../../sections/SampleTag'
import { Section } from '../../sections/Section'
import { Steps, type StepsShape } from '../../sections/Steps'
import * as s from './Practice.styles'

/** A list with its heading. */
export type Listing<Item> = Heading & { items: readonly Item[] }

/**
 * The content that all service pages share: how work is done, and its results. The types of `services` and `categories` differ
 * from page to page: each view adds its own.
 */
export type PracticeContent = {
  meta: Meta
  hero: Hero
  process: Heading & { steps: StepsContent }
  /** Client stories. */
  stories?: Heading & { items: readonly [Testimonial, ...Testimonial[]] }
  statistics: readonly Statistic[]
  closing: ClosingContent
}

/**
 * The order of the sections, by what a page leads with: something made, and then how (artefact); what is built, in which
 * kinds (specification); or what happens week by week (programme).
 */
const orders = {
  artefact: ['own', 'services', 'categories', 'process', 'stories'],
  specification: ['services', 'categories', 'own', 'process', 'stories'],
  programme: ['process', 'own', 'services', 'categories', 'stories'],
} as const

/** The page's style by its hour; a drawing board shows no sun. */
const hours = {
  sunrise: s.sunrise,
  morning: s.morning,
  afternoon: s.afternoon,
  evening: s.evening,
  west: undefined,
  moonrise: s.moonrise,
}

type Ground = 'paper' | 'sand'

type Part = (typeof orders)[keyof typeof orders][number]

type Props = {
  content: PracticeContent
  sky: Sky
  picture: ReactNode
  shape: keyof typeof orders
  hour: keyof typeof hours
  ending: Ending
  /** How a page with a night sky opens. */
  opening?: Opening
  /** The shape of the process's steps, unless `process` is given. */
  steps?: StepsShape
  /** A drawing above the steps. */
  over?: ReactNode
  /** A drawing for each step. */
  art?: readonly ReactNode[]
  /** Replaces the content of the process section. */
  process?: ReactNode
  /** The stories, where there are any. */
  cases?: ReactNode
  /** The headline figures, which every page draws differently. */
  figures: ReactNode
  /** The content of these two sections. A page may instead show its services in `own`, and its categories in `process`. */
  services?: ReactNode
  categories?: ReactNode
  /** The section that only this page has: on sand, or on paper in a specification. */
  own?: ReactNode
}

/** The layout that the six service pages share. */
export function Practice({
  content,
  sky,
  picture,
  shape,
  hour,
  ending,
  opening = 'behind',
  steps,
  over,
  art,
  process: work,
  cases,
  figures,
  services,
  categories,
  own,
}: Props) {
  const { hero, process, stories, closing } = content
  const { labels } = useSite()
  const parts: Readonly<Record<Part, ((ground: Ground) => ReactNode) | false | undefined>> = {
    own: own !== undefined && (() => own),
    services:
      services !== undefined &&
      (ground => (
        <Section id="services" ground={ground} low>
          {services}
        </Section>
      )),
    categories:
      categories !== undefined &&
      (ground => (
        <Section id="categories" ground={ground} low>
          {categories}
        </Section>
      )),
    process: () => (
      <Section id="process" ground="band" low>
        {work ?? (
          <>
            <Head {...process} />
            {over}
            {steps && <Steps steps={process.steps} shape={steps} art={art} />}
          </>
        )}
      </Section>
    ),
    stories:
      stories &&
      (ground => (
        <Section id="stories" ground={ground} low>
          <Head
            {...stories}
            form="centred"
            lede={sampleLede(stories.lede ?? '', labels.samples.stories, labels.samples.some, stories.items)}
          />
          {cases}
        </Section>
      )),
  }
  const shown = orders[shape].filter(part => parts[part])
  const grounds = groundsOf(shown, sky)
  return (
    <div css={[sky === 'dusk' ? s.dusk : s.lit, hours[hour]]} data-hour={hour}>
      <SplitHero {...hero} sky={sky} picture={picture} opening={opening} />
      {shown.map((part, index) => {
        const draw = parts[part]
        return draw && <Fragment key={part}>{draw(grounds[index] ?? 'paper')}</Fragment>
      })}
      <Section ground="sand" low>
        {figures}
      </Section>
      <Closing {...closing} ending={ending} />
    </div>
  )
}

/**
 * Alternates paper and sand, starting from the two ends: down from the hero to the night of the process, and up from the
 * figures, which stand on sand. A dusk hero ends in paper, so paper follows; a dawn hero is paper itself, so sand follows.
 */
function groundsOf(parts: readonly Part[], sky: Sky): Ground[] {
  const night = parts.indexOf('process')
  return parts.map((_, index) => {
    const steps = index < night ? index + (sky === 'dusk' ? 0 : 1) : parts.length - 1 - index
    return steps % 2 === 0 ? 'paper' : 'sand'
  })
}
