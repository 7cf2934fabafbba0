import type { ServiceLineContent } from '../../content/types'
import { FlowBoard } from '../../mockups/UiUxDesign'
import { Practice } from '../../shapes/Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<FlowBoard />} />
}
