import type { SolutionContent } from '../../content/types'
import { ApprovalRoute, ExpenseReport, TravelPolicy } from '../../mockups/corporate/Corporate'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent) {
  const art = [<TravelPolicy key="0" />, <ExpenseReport key="1" />]
  return <Solution content={content} picture={<ApprovalRoute />} art={art} />
}
