import type { SolutionContent } from '../../content/types'
import { ApprovalRoute, ExpenseReport, TravelPolicy } from '../../mockups/corporate/Corporate'
import type { CorporatePicture } from '../../mockups/corporate/words'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent<CorporatePicture>) {
  const art = [
    <TravelPolicy key="0" words={content.picture.policy} />,
    <ExpenseReport key="1" words={content.picture.expenses} />,
  ]
  return <Solution content={content} picture={<ApprovalRoute words={content.picture.approval} />} art={art} />
}
