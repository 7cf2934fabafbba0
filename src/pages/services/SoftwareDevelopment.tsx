import type { PracticeContent } from '../../content/types'
import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import { Practice } from './Practice'

export const sky = 'dusk'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<OneShape />} />
}
