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

/** From one plate to the next, in units of the drawing. */
const STEP = 27

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
          <div>
            <Head {...services} />
            <Layers count={services.items.length} />
          </div>
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

/** As many plates as there are parts, the last on top. */
function Layers({ count }: { count: number }) {
  const height = 92 + (count - 1) * STEP
  return (
    <svg css={s.layers} viewBox={`0 0 220 ${height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, plate) => (
        <path
          key={plate}
          d={`M2 ${height - 52 - plate * STEP}l108-39 108 39v11l-108 39-108-39zM218 ${height - 52 - plate * STEP}l-108 39-108-39m108 39v11`}
        />
      ))}
    </svg>
  )
}
