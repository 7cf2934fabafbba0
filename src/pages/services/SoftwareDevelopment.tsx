import type { PracticeContent } from '../../content/types'
import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import type { DevelopmentPicture } from '../../mockups/software-development/words'
import { Practice } from './Practice'

export const sky = 'dusk'

export function View(content: PracticeContent<DevelopmentPicture>) {
  return <Practice content={content} sky={sky} picture={<OneShape words={content.picture.oneShape} />} />
}
