import type { PracticeContent } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: PracticeContent<ConsultancyPicture>) {
  return <Practice content={content} sky={sky} picture={<OperatingModel words={content.picture.model} />} />
}
