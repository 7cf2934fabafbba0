import type { ServiceLineContent } from '../../content/types'
import { CoursePath } from '../../mockups/training/Training'
import type { TrainingPicture } from '../../mockups/training/words'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent<TrainingPicture>) {
  return <Practice content={content} sky={sky} picture={<CoursePath words={content.picture.course} />} />
}
