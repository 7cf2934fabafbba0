import type {
  Closing as ClosingContent,
  Definition,
  Facts as FactsContent,
  Heading,
  Hero,
  Meta,
  Person,
  Photo,
  Statistic,
  TimelineEntry,
} from '../content/types'
import { Dictionary } from '../mockups/about/Dictionary'
import { serviceTiles } from '../mockups/about/ServiceTiles'
import { Watch } from '../mockups/about/Watch'
import type { AboutPicture } from '../mockups/about/words'
import { useSite } from '../page'
import { Closing } from '../sections/Closing'
import { FactsSection } from '../sections/Facts'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { type Partner, Partners } from '../sections/Partners'
import { People } from '../sections/People'
import { Photograph } from '../sections/Photograph'
import { sampleLede } from '../sections/SampleTag'
import { Section } from '../sections/Section'
import { Statistics } from '../sections/Statistics'
import { Timeline } from '../sections/Timeline'
import { Today, type TodayItems } from '../sections/Today'
import * as l from '../theme/layout.styles'
import * as s from './About.styles'

export const sky = 'dawn'
export const hue = 'plum'

export type AboutContent = {
  meta: Meta
  picture: AboutPicture
  hero: Hero
  /** The brand's name as a dictionary entry. */
  word: Definition
  journey: Heading & { entries: readonly TimelineEntry[] }
  today: Heading & { items: TodayItems }
  /** Those whom a client meets; the section is absent while there are none. */
  people: Heading & { items: readonly Person[] }
  /** The people or the place; null while there is none. */
  photo: Photo | null
  mission: Heading & { statistics: readonly Statistic[] }
  partners: Heading & { items: readonly Partner[] }
  certificates: FactsContent
  closing: ClosingContent
}

export function View({
  picture,
  hero,
  word,
  journey,
  today,
  people,
  photo,
  mission,
  partners,
  certificates,
  closing,
}: AboutContent) {
  const { labels } = useSite()
  return (
    <>
      <SplitHero {...hero} sky={sky} picture={<Dictionary {...word} />} />
      <Section ground="band" low>
        <Head {...journey} />
        <Timeline entries={journey.entries} />
      </Section>
      <Section ground="sand" low>
        <Head {...today} />
        <Today
          {...today.items}
          art={serviceTiles(picture.teams)}
          watch={<Watch words={picture.watch} faults={today.items.operation.watched} />}
        />
      </Section>
      {people.items.length > 0 && (
        <Section low>
          <Head {...people} />
          <People items={people.items} />
        </Section>
      )}
      {photo && (
        <Section low>
          <Photograph {...photo} />
        </Section>
      )}
      <Section ground="band" low>
        <div css={s.mission}>
          <Head {...mission} form="even" />
          <div css={s.figures}>
            <div css={s.gulf} aria-hidden="true" />
            <Statistics items={mission.statistics} />
          </div>
        </div>
      </Section>
      <Section low>
        <div css={[l.split, s.company]}>
          <Head
            {...partners}
            form="centred"
            lede={sampleLede(partners.lede ?? '', labels.samples.partners, labels.samples.some, partners.items)}
          />
          <Partners items={partners.items} />
        </div>
      </Section>
      <FactsSection id="certificates" ground="sand" facts={certificates} />
      <Closing {...closing} ending="heat" />
    </>
  )
}
