import type { ServiceLineContent } from '../../content/types'
import { CoursePath } from '../../mockups/training/Training'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<CoursePath />} />
}
