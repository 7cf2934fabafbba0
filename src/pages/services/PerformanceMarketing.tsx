import type { ServiceLineContent } from '../../content/types'
import { Campaigns } from '../../mockups/performance-marketing/PerformanceMarketing'
import type { MarketingPicture } from '../../mockups/performance-marketing/words'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent<MarketingPicture>) {
  return <Practice content={content} sky={sky} picture={<Campaigns words={content.picture.campaigns} />} />
}
