import type { Category, Heading, Service } from '../../content/types'
import { Calls, type CallsWords } from '../../mockups/software-development/Calls'
import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import type { DevelopmentPicture } from '../../mockups/software-development/words'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { ServiceList } from '../../sections/ServiceList'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as s from './SoftwareDevelopment.styles'

export const sky = 'dusk'

export type SoftwareDevelopmentContent = PracticeContent & {
  services: Listing<Service>
  categories: Listing<Category>
  picture: DevelopmentPicture
  own: Heading & CallsWords
}

export function View({ own: { calls, ...heading }, ...content }: SoftwareDevelopmentContent) {
  const { services, categories } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="specification"
      hour="west"
      picture={<OneShape words={content.picture.oneShape} />}
      services={
        <div css={s.sheet}>
          <Head {...services} />
          <ServiceList label={services.title} items={services.items} look={s.parts} />
        </div>
      }
      categories={
        <>
          <Head {...categories} />
          <Categories items={categories.items} look={s.stack} />
        </>
      }
      own={
        <Section>
          <Head {...heading} />
          <Calls calls={calls} />
        </Section>
      }
    />
  )
}
