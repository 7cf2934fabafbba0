import type { Category, Heading, Service } from '../../content/types'
import { Calls, type CallsWords } from '../../mockups/software-development/Calls'
import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import type { DevelopmentPicture } from '../../mockups/software-development/words'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { ServiceList } from '../../sections/ServiceList'
import type { IconName } from '../../theme/icons'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as s from './SoftwareDevelopment.styles'

export const sky = 'dusk'

/** From one plate to the next, in units of the drawing. */
const STEP = 30

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
            <Layers icons={services.items.map(({ icon }) => icon)} />
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

/** As many plates as there are parts, in their order from above, each with the part's sign beside it. */
function Layers({ icons }: { icons: readonly IconName[] }) {
  const last = icons.length - 1
  return (
    <svg css={s.layers} viewBox={`0 0 276 ${92 + last * STEP}`} aria-hidden="true">
      {icons
        .map((_, place) => last - place)
        .map(part => (
          <g key={part} transform={`translate(0 ${part * STEP})`}>
            <path d="M2 40l108-39 108 39v11l-108 39-108-39zM218 40l-108 39-108-39m108 39v11" />
            <path d="M224 45.5h22" />
            <use href={`#i-${icons[part]}`} x="254" y="35.5" width="20" height="20" />
          </g>
        ))}
    </svg>
  )
}
