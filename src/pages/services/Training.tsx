import type { ServiceLineContent } from '../../content/types'
import { CoursePath } from '../../mockups/Training'
import { Practice } from '../../shapes/Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<CoursePath />} />
}
