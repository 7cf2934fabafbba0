import type { PracticeContent } from '../../content/types'
import { OneShape } from '../../mockups/SoftwareDevelopment'
import { Practice } from '../../shapes/Practice'

export const sky = 'dusk'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<OneShape />} />
}
