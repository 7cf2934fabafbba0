import type { Heading } from '../../content/types'
import { Calls, type CallsWords } from '../../mockups/software-development/Calls'
import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import type { DevelopmentPicture } from '../../mockups/software-development/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'

export type SoftwareDevelopmentContent = PracticeContent & { picture: DevelopmentPicture; own: Heading & CallsWords }

export function View({ own: { calls, ...heading }, ...content }: SoftwareDevelopmentContent) {
  return (
    <Practice
      content={content}
      sky={sky}
      shape="specification"
      hour="west"
      picture={<OneShape words={content.picture.oneShape} />}
      own={
        <Section>
          <Head {...heading} />
          <Calls calls={calls} />
        </Section>
      }
    />
  )
}
