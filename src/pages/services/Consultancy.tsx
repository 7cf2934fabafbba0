import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<OperatingModel />} />
}
