import type { SolutionContent } from '../../content/types'
import { AllotmentCalendar, Extranet, RateMatrix } from '../../mockups/bedbank/Bedbank'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent) {
  const art = [<RateMatrix key="0" />, <Extranet key="1" />]
  return <Solution content={content} picture={<AllotmentCalendar />} stacked art={art} />
}
