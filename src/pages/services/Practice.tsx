import type { ReactNode } from 'react'
import type { PracticeContent, ServiceLineContent } from '../../content/types'
import type { Sky } from '../../page'
import { Categories } from '../../sections/Categories'
import { Closing } from '../../sections/Closing'
import { Head } from '../../sections/Head'
import { SplitHero } from '../../sections/Hero'
import { Section } from '../../sections/Section'
import { ServiceGrid } from '../../sections/ServiceGrid'
import { Statistics } from '../../sections/Statistics'
import { Steps } from '../../sections/Steps'
import { Stories } from '../../sections/Stories'
import * as s from './Practice.styles'

type Props = { content: PracticeContent | ServiceLineContent; sky: Sky; picture: ReactNode }

/** What the six service pages have in common; the four service lines have client stories too. */
export function Practice({ content, sky, picture }: Props) {
  const { hero, services, categories, process, statistics, closing } = content
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
      {'stories' in content && (
        <Section id="stories">
          <Head {...content.stories} />
          <Stories items={content.stories.items} />
        </Section>
      )}
      <div css={s.figures}>
        <Section ground={'stories' in content ? 'sand' : 'paper'}>
          <div css={s.horizon} aria-hidden="true" />
          <Statistics items={statistics} />
        </Section>
      </div>
      <Closing {...closing} />
    </>
  )
}
