import type { ServiceLineContent } from '../../content/types'
import { FlowBoard } from '../../mockups/ui-ux-design/UiUxDesign'
import type { DesignPicture } from '../../mockups/ui-ux-design/words'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: ServiceLineContent<DesignPicture>) {
  return <Practice content={content} sky={sky} picture={<FlowBoard words={content.picture.board} />} />
}
