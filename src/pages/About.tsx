import type { AboutContent } from '../content/types'
import { Dictionary } from '../mockups/about/Dictionary'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { Partners } from '../sections/Partners'
import { Section } from '../sections/Section'
import { Statistics } from '../sections/Statistics'
import { Timeline } from '../sections/Timeline'
import * as s from './About.styles'

export const sky = 'dawn'

export function View({ hero, word, journey, mission, partners, closing }: AboutContent) {
  return (
    <>
      <SplitHero {...hero} sky={sky} picture={<Dictionary {...word} />} />
      <Section>
        <Head {...journey} />
        <Timeline entries={journey.entries} />
      </Section>
      <Section ground="band">
        <div css={s.gulf} aria-hidden="true" />
        <Head {...mission} />
        <Statistics items={mission.statistics} />
      </Section>
      <Section>
        <Head {...partners} />
        <Partners items={partners.items} />
      </Section>
      <Closing {...closing} />
    </>
  )
}
