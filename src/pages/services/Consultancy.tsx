import type { PracticeContent } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import { Practice } from './Practice'

export const sky = 'dawn'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<OperatingModel />} />
}
