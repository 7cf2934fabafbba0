import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import type { DevelopmentPicture } from '../../mockups/software-development/words'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'

export type SoftwareDevelopmentContent = PracticeContent & { picture: DevelopmentPicture }

export function View(content: SoftwareDevelopmentContent) {
  return (
    <Practice
      content={content}
      sky={sky}
      shape="specification"
      picture={<OneShape words={content.picture.oneShape} />}
    />
  )
}
