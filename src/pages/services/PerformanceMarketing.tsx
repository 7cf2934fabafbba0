import type { ServiceLineContent } from '../../content/types'
import { Campaigns } from '../../mockups/PerformanceMarketing'
import { Practice } from '../../shapes/Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<Campaigns />} />
}
