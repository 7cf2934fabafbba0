import type { Heading } from '../../content/types'
import { OneSale } from '../../mockups/performance-marketing/OneSale'
import { Campaigns } from '../../mockups/performance-marketing/PerformanceMarketing'
import type { MarketingPicture } from '../../mockups/performance-marketing/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type PerformanceMarketingContent = PracticeContent & { picture: MarketingPicture; sale: Heading }

export function View({ picture: { campaigns, sale }, sale: heading, ...content }: PerformanceMarketingContent) {
  return (
    <Practice
      content={content}
      sky={sky}
      shape="programme"
      hour="afternoon"
      picture={<Campaigns words={campaigns} />}
      own={
        <Section ground="sand">
          <Head {...heading} />
          <OneSale label={heading.title} words={sale} campaigns={campaigns} />
        </Section>
      }
    />
  )
}
