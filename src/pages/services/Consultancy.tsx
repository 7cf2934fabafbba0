import type { PracticeContent } from '../../content/types'
import { Practice } from '../../shapes/Practice'

export const sky = 'dawn'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={null} />
}
