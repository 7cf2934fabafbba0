import { ApprovalRoute, ExpenseReport, TravelPolicy } from '../../mockups/corporate/Corporate'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

const art = { policy: <TravelPolicy />, expenses: <ExpenseReport /> }

export type CorporateContent = SolutionContent<keyof typeof art>

export function View(content: CorporateContent) {
  return <Solution content={content} picture={<ApprovalRoute />} art={art} />
}
