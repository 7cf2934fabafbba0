import { ApprovalRoute } from '../../mockups/corporate/ApprovalRoute'
import { ExpenseReport, TravelPolicy } from '../../mockups/corporate/Corporate'
import type { CorporatePicture } from '../../mockups/corporate/words'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type CorporateContent = SolutionContent<'policy' | 'expenses'> & { picture: CorporatePicture }

export function View({ picture, ...content }: CorporateContent) {
  const art = {
    policy: <TravelPolicy words={picture.policy} />,
    expenses: <ExpenseReport words={picture.expenses} />,
  }
  return <Solution content={content} picture={<ApprovalRoute words={picture.approval} />} art={art} />
}
