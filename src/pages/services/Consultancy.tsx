import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type ConsultancyContent = PracticeContent & { picture: ConsultancyPicture }

export function View(content: ConsultancyContent) {
  return (
    <Practice content={content} sky={sky} shape="artefact" picture={<OperatingModel words={content.picture.model} />} />
  )
}
