import type { SolutionContent } from '../../content/types'
import { Solution } from '../../shapes/Solution'

export const sky = 'dusk'

export function View(content: SolutionContent) {
  return <Solution content={content} picture={null} art={[]} />
}
