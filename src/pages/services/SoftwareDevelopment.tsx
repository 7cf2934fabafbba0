import type { Category, Heading, Service } from '../../content/types'
import { Calls, type CallsWords } from '../../mockups/software-development/Calls'
import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import { Tracks } from '../../mockups/software-development/Tracks'
import type { DevelopmentPicture } from '../../mockups/software-development/words'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { ServiceList } from '../../sections/ServiceList'
import { Statistics } from '../../sections/Statistics'
import { counted } from '../../sections/Statistics.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as s from './SoftwareDevelopment.styles'
import * as tone from './Tones.styles'

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
      opening="drawn"
      ending="band"
      steps="tracked"
      figures={<Statistics items={content.statistics} look={[counted, s.figures]} each={[undefined, s.uptime]} />}
      over={<Tracks words={content.picture.tracks} steps={content.process.steps} />}
      picture={<OneShape words={content.picture.oneShape} />}
      services={
        <>
          <Head {...services} />
          <ServiceList items={services.items} look={s.parts} art={platesOf(services.items)} />
        </>
      }
      categories={
        <div css={s.tools}>
          <Head {...categories} form="even" />
          <Categories items={categories.items} look={s.stack} each={SLABS} />
        </div>
      }
      own={
        <Section low>
          <Head {...heading} />
          <Calls calls={calls} />
        </Section>
      }
    />
  )
}

/** The evening colours of the plates, from the top down; the first has the plate's own. */
const TONES = [undefined, tone.second, tone.third, tone.fourth, tone.fifth, tone.sixth]

/** The slabs of the stack, from the top; the lowest is as dark as the fifth plate. */
const SLABS = [s.top, s.upper, s.lower, tone.fifth]

/** Draws a plate for each part, with the part's icon on it. */
const platesOf = (parts: readonly Service[]) =>
  parts.map(({ icon, title }, place) => (
    <svg css={[s.plate, TONES[place % TONES.length]]} viewBox="0 0 220 92" aria-hidden="true" key={title}>
      <path d="M2 40l108-39 108 39v16l-108 39-108-39z" />
      <path d="M2 40l108 39 108-39v16l-108 39-108-39z" />
      <use href={`#i-${icon}`} x="90" y="18" width="40" height="40" />
    </svg>
  ))
