import { OneShape } from '../../mockups/software-development/SoftwareDevelopment'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<OneShape />} />
}
