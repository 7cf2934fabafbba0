import { Campaigns } from '../../mockups/performance-marketing/PerformanceMarketing'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<Campaigns />} />
}
