import { AllotmentCalendar } from '../../mockups/bedbank/AllotmentCalendar'
import { Extranet, RateMatrix } from '../../mockups/bedbank/Bedbank'
import type { BedbankPicture } from '../../mockups/bedbank/words'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type BedbankContent = SolutionContent<'rates' | 'extranet'> & { picture: BedbankPicture }

export function View({ picture, ...content }: BedbankContent) {
  const art = {
    rates: <RateMatrix words={picture.rates} />,
    extranet: <Extranet words={picture.extranet} />,
  }
  return <Solution content={content} picture={<AllotmentCalendar words={picture.calendar} />} stacked art={art} />
}
