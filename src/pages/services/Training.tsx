import { CoursePath } from '../../mockups/training/Training'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<CoursePath />} />
}
