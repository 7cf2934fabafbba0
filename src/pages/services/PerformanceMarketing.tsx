import type { ServiceLineContent } from '../../content/types'
import { Campaigns } from '../../mockups/performance-marketing/PerformanceMarketing'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<Campaigns />} />
}
