import { CoursePath } from '../../mockups/training/Training'
import type { TrainingPicture } from '../../mockups/training/words'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type TrainingContent = PracticeContent & { picture: TrainingPicture }

export function View(content: TrainingContent) {
  return (
    <Practice content={content} sky={sky} shape="programme" picture={<CoursePath words={content.picture.course} />} />
  )
}
