import type { ReactNode } from 'react'
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

type Props = { content: PracticeContent; sky: Sky; picture: ReactNode }

/** What the six service pages have in common. */
export function Practice({ content, sky, picture }: Props) {
  const { hero, services, categories, process, stories, statistics, closing } = content
  const { labels } = useSite()
  // The dunes of a dusk hero run out into paper.
  const [first, second] = sky === 'dusk' ? (['paper', 'sand'] as const) : (['sand', 'paper'] as const)
  return (
    <>
      <SplitHero {...hero} sky={sky} picture={picture} />
      <Section ground={first}>
        <Head {...services} />
        <ServiceGrid items={services.items} />
      </Section>
      <Section id="categories" ground={second}>
        <Head {...categories} />
        <Categories items={categories.items} />
      </Section>
      <Section ground="band">
        <Head {...process} />
        <Steps steps={process.steps} />
      </Section>
      {stories && (
        <Section id="stories">
          <Head {...stories} lede={sampleLede(stories.lede ?? '', labels.samples.stories, stories.items)} />
          <Stories items={stories.items} />
        </Section>
      )}
      <div css={s.figures}>
        <Section ground={stories ? 'sand' : 'paper'}>
          <div css={s.horizon} aria-hidden="true" />
          <Statistics items={statistics} />
        </Section>
      </div>
      <Closing {...closing} />
    </>
  )
}
