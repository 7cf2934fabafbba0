import type { ServiceLineContent } from '../../content/types'
import { FlowBoard } from '../../mockups/ui-ux-design/UiUxDesign'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<FlowBoard />} />
}
