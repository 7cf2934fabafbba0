import type { Category, Heading } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { type Answer, Answers } from '../../sections/Answers'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Consultancy.styles'
import { Evidence } from './ConsultancyEvidence'
import { Stages } from './ConsultancyStages'
import { across } from './Heads.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'
export const hue = 'teal'

/** `advice`: the fields of advice, as questions. `categories`: what each step of the process leaves, in their order. */
export type ConsultancyContent = PracticeContent & {
  picture: ConsultancyPicture
  categories: Listing<Category>
  advice: Heading & { delivered: string; items: readonly Answer[] }
}

export function View({ picture, advice, categories, ...content }: ConsultancyContent) {
  return (
    <Practice
      content={content}
      sky={sky}
      shape="artefact"
      hour="sunrise"
      ending="route"
      picture={<OperatingModel words={picture.model} />}
      figures={<Evidence items={content.statistics} />}
      process={
        <>
          <div css={s.desk}>
            <Head {...categories} />
          </div>
          <Stages steps={content.process.steps} documents={categories.items} picture={picture} />
          <div css={[l.column, s.chapter]}>
            <h2 css={t.title4}>{content.process.title}</h2>
            <p css={[t.ledeSize, t.line4, t.muted]}>{content.process.lede}</p>
          </div>
        </>
      }
      own={
        <Section id="services" ground="sand" low>
          <div css={across}>
            <Head {...advice} />
            <Answers items={advice.items} delivered={advice.delivered} />
          </div>
        </Section>
      }
    />
  )
}
