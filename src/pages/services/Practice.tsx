import { Fragment, type ReactNode } from 'react'
import type {
  Category,
  Closing as ClosingContent,
  Heading,
  Hero,
  Meta,
  Service,
  Statistic,
  Steps as StepsContent,
  Testimonial,
} from '../../content/types'
import { type Sky, useSite } from '../../page'
import { Categories } from '../../sections/Categories'
import { Closing } from '../../sections/Closing'
import { Head } from '../../sections/Head'
import { SplitHero } from '../../sections/Hero'
import { sampleLede } from '../../sections/SampleTag'
import { Section } from '../../sections/Section'
import { ServiceGrid } from '../../sections/ServiceGrid'
import { Statistics } from '../../sections/Statistics'
import { Steps } from '../../sections/Steps'
import { Stories } from '../../sections/Stories'
import * as s from './Practice.styles'

/** What is done, with what, how, and what came of it. */
export type PracticeContent = {
  meta: Meta
  hero: Hero
  services: Heading & { items: readonly Service[] }
  categories: Heading & { items: readonly Category[] }
  process: Heading & { steps: StepsContent }
  /** Of clients. */
  stories?: Heading & { items: readonly [Testimonial, Testimonial, Testimonial] }
  statistics: readonly Statistic[]
  closing: ClosingContent
}

/**
 * What a page leads with: something made, and then how (artefact); what is built, in which kinds (specification); or what
 * happens week by week (programme).
 */
const orders = {
  artefact: ['own', 'services', 'categories', 'process', 'stories'],
  specification: ['services', 'categories', 'own', 'process', 'stories'],
  programme: ['process', 'own', 'services', 'categories', 'stories'],
} as const

type Part = (typeof orders)[keyof typeof orders][number]

type Props = {
  content: PracticeContent
  sky: Sky
  picture: ReactNode
  shape: keyof typeof orders
  /** The section that only this page has. */
  own?: ReactNode
}

/** What the six service pages have in common. */
export function Practice({ content, sky, picture, shape, own }: Props) {
  const { hero, services, categories, process, stories, statistics, closing } = content
  const { labels } = useSite()
  const parts: Readonly<Record<Part, (ground: 'paper' | 'sand') => ReactNode>> = {
    own: () => own,
    services: ground => (
      <Section ground={ground}>
        <Head {...services} />
        <ServiceGrid items={services.items} />
      </Section>
    ),
    categories: ground => (
      <Section id="categories" ground={ground}>
        <Head {...categories} />
        <Categories items={categories.items} />
      </Section>
    ),
    process: () => (
      <Section ground="band">
        <Head {...process} />
        <Steps steps={process.steps} />
      </Section>
    ),
    stories: ground =>
      stories && (
        <Section id="stories" ground={ground}>
          <Head {...stories} lede={sampleLede(stories.lede ?? '', labels.samples.stories, stories.items)} />
          <Stories items={stories.items} />
        </Section>
      ),
  }
  // The dunes of a dusk hero run out into paper.
  const grounds = sky === 'dusk' ? (['paper', 'sand'] as const) : (['sand', 'paper'] as const)
  return (
    <div css={sky === 'dusk' ? s.dusk : undefined}>
      <SplitHero {...hero} sky={sky} picture={picture} />
      {orders[shape].map((part, index) => (
        <Fragment key={part}>{parts[part](grounds[index % 2] ?? 'sand')}</Fragment>
      ))}
      <div css={s.figures}>
        <Section ground="sand">
          <div css={s.horizon} aria-hidden="true" />
          <Statistics items={statistics} />
        </Section>
      </div>
      <Closing {...closing} />
    </div>
  )
}
