import type { Category, Heading } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import { documentsOf } from '../../mockups/consultancy/Documents'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { type Answer, Answers } from '../../sections/Answers'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { roomy } from '../../sections/Section.styles'
import { Row } from '../../theme/Row'
import * as s from './Consultancy.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

/** The fields of advice are its questions. */
export type ConsultancyContent = PracticeContent & {
  picture: ConsultancyPicture
  categories: Listing<Category>
  advice: Heading & { delivered: string; items: readonly Answer[] }
}

export function View({ picture, advice, categories, ...content }: ConsultancyContent) {
  return (
    <div css={roomy}>
      <Practice
        content={content}
        sky={sky}
        shape="artefact"
        hour="sunrise"
        steps="widening"
        handed={categories.items.map(({ items }) => items.at(-1) ?? '')}
        picture={<OperatingModel words={picture.model} />}
        categories={
          <>
            <Head {...categories} />
            <Row label={categories.title}>
              <Categories items={categories.items} look={s.stations} art={documentsOf(picture)} />
            </Row>
          </>
        }
        own={
          <Section id="services" ground="sand">
            <Head {...advice} />
            <Answers items={advice.items} delivered={advice.delivered} />
          </Section>
        }
      />
    </div>
  )
}
