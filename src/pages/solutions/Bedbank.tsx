import type { SolutionContent } from '../../content/types'
import { AllotmentCalendar, Extranet, RateMatrix } from '../../mockups/bedbank/Bedbank'
import type { BedbankPicture } from '../../mockups/bedbank/words'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent<BedbankPicture>) {
  const art = [
    <RateMatrix key="0" words={content.picture.rates} />,
    <Extranet key="1" words={content.picture.extranet} />,
  ]
  return (
    <Solution content={content} picture={<AllotmentCalendar words={content.picture.calendar} />} stacked art={art} />
  )
}
