import { FlowBoard } from '../../mockups/ui-ux-design/UiUxDesign'
import type { DesignPicture } from '../../mockups/ui-ux-design/words'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type UiUxDesignContent = PracticeContent & { picture: DesignPicture }

export function View(content: UiUxDesignContent) {
  return <Practice content={content} sky={sky} shape="artefact" picture={<FlowBoard words={content.picture.board} />} />
}
