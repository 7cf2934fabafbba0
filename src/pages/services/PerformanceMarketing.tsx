import type { Heading, Service } from '../../content/types'
import { SearchAd, SocialAd } from '../../mockups/performance-marketing/Ads'
import { OneSale } from '../../mockups/performance-marketing/OneSale'
import { Campaigns } from '../../mockups/performance-marketing/PerformanceMarketing'
import type { MarketingPicture } from '../../mockups/performance-marketing/words'
import { type Channel, Channels } from '../../sections/Channels'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { ServiceList } from '../../sections/ServiceList'
import { Statistics } from '../../sections/Statistics'
import { fitted } from '../../sections/Statistics.styles'
import { dotted } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { across, centred } from './Heads.styles'
import * as s from './PerformanceMarketing.styles'
import { MoneyStories } from './PerformanceMarketingStories'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as tone from './Tones.styles'

export const sky = 'dawn'
export const hue = 'amber'

export type PerformanceMarketingContent = PracticeContent & {
  services: Listing<Service>
  categories: Listing<Channel> & { columns: Record<'paid' | 'judged', string> }
  picture: MarketingPicture
  sale: Heading
}

export function View({
  picture: { campaigns, sale, results, post },
  sale: heading,
  ...content
}: PerformanceMarketingContent) {
  const { services, categories, stories } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="programme"
      hour="afternoon"
      ending="afternoon"
      steps="climb"
      cases={stories && <MoneyStories items={stories.items} />}
      figures={
        <Statistics items={content.statistics} look={[l.grid, fitted, s.fields]} each={[s.more, s.less, s.week]} />
      }
      picture={<Campaigns words={campaigns} />}
      services={
        <div css={[across, centred, s.run]}>
          <Head {...services} />
          <ServiceList
            items={services.items}
            look={[l.grid, dotted, s.work]}
            art={[
              <SearchAd words={results} sale={sale} from={post.from} currency={campaigns.currency} key="search" />,
              <SocialAd words={post} currency={campaigns.currency} key="social" />,
              ...dunesOf(services.items.slice(2)),
            ]}
          />
        </div>
      }
      categories={
        <div css={across}>
          <Head {...categories} form="even" />
          <Channels words={categories.columns} items={categories.items} end={sale.parts.left.name} />
        </div>
      }
      own={
        <Section ground="sand" low>
          <Head {...heading} />
          <OneSale words={sale} campaigns={campaigns} />
        </Section>
      }
    />
  )
}

/** The colours of the dunes, from the farthest; the first has the dune's own. */
const DUNES = [undefined, tone.second, tone.third, tone.fifth]

/** Draws the dune on which each service stands. */
const dunesOf = (services: readonly Service[]) =>
  services.map(({ title }, place) => {
    const look = DUNES[place % DUNES.length]
    return (
      <i
        css={[l.cover, s.dune, look, place % 2 === 1 && s.turned]}
        data-dark={look === tone.fifth || undefined}
        aria-hidden="true"
        key={title}
      />
    )
  })
