import { FlowBoard } from '../../mockups/ui-ux-design/UiUxDesign'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<FlowBoard />} />
}
