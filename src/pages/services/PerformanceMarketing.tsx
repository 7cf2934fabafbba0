import { Campaigns } from '../../mockups/performance-marketing/PerformanceMarketing'
import type { MarketingPicture } from '../../mockups/performance-marketing/words'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type PerformanceMarketingContent = PracticeContent & { picture: MarketingPicture }

export function View(content: PerformanceMarketingContent) {
  return (
    <Practice content={content} sky={sky} shape="programme" picture={<Campaigns words={content.picture.campaigns} />} />
  )
}
