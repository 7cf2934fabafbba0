import type { SolutionContent } from '../../content/types'
import { InvoiceCycle, Ledger, MarkupMatrix } from '../../mockups/b2b/B2b'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent) {
  return <Solution content={content} picture={<Ledger />} art={[<MarkupMatrix key="0" />, <InvoiceCycle key="1" />]} />
}
