import { AllotmentCalendar, Extranet, RateMatrix } from '../../mockups/bedbank/Bedbank'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

const art = { rates: <RateMatrix />, extranet: <Extranet /> }

export type BedbankContent = SolutionContent<keyof typeof art>

export function View(content: BedbankContent) {
  return <Solution content={content} picture={<AllotmentCalendar />} stacked art={art} />
}
