import type { Heading } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { type Answer, Answers } from '../../sections/Answers'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

/** The fields of advice are its questions. */
export type ConsultancyContent = Omit<PracticeContent, 'services'> & {
  picture: ConsultancyPicture
  advice: Heading & { delivered: string; items: readonly Answer[] }
}

export function View({ picture, advice, ...content }: ConsultancyContent) {
  return (
    <Practice
      content={content}
      sky={sky}
      shape="artefact"
      hour="sunrise"
      picture={<OperatingModel words={picture.model} />}
      own={
        <Section id="services" ground="sand">
          <Head {...advice} />
          <Answers items={advice.items} delivered={advice.delivered} />
        </Section>
      }
    />
  )
}
